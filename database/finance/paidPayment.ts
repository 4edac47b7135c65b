import { sql } from 'kysely';
import type { PaymentMeans } from '#domain/finance/paymentMeans.ts';
import type { DriverLanguageSources } from '#domain/terminal/driverLanguage.ts';
import type { Sql } from '../sql.ts';

/** What a receipt prints about a payment. */
interface PaidPayment {
  readonly id: number;
  readonly number: string;
  readonly at: string;
  readonly total: string;
  /** Null if its type of payment is none of the predefined ones. */
  readonly means: PaymentMeans | null;
  /** Null if the payment is for no vehicle. */
  readonly plate: string | null;
  /** The NIP of the buyer, if an invoice is wanted. */
  readonly nip: string | null;
  /** The name of the buyer; it is printed beside the NIP only. */
  readonly firm: string | null;
  /** Name and number of the payment card; an empty text if none paid. */
  readonly card: string | null;
  readonly cardSlip: string | null;
}

/** The payment with this id, if it is paid. */
export async function paidPayment(db: Sql, paymentId: number): Promise<PaidPayment | undefined> {
  const { rows } = await sql<PaidPayment>`
    select p.id, p.number_str as number, p.paid_at as at, p.amount::text as total, m.predefined_name as means,
      v.name as plate, case when p.faktura_check then p.faktura_nip end as nip, p.faktura_name as firm,
      concat_ws(' ', c.card_name, c.card_number) as card, c.card_slip as "cardSlip"
    from delivery_payment p left join disposition d on d.id = p.disposition_id
      left join vehicle v on v.id = d.vehicle_id left join payment_type m on m.id = p.payment_type_id
      left join card_payment c on c.delivery_payment_id = p.id and c.state = 'Approved'
    where p.id = ${paymentId} and p.is_paid and not p.marked_to_delete`.execute(db);
  return rows[0];
}

/** The data from which the language of the paying driver is chosen; `card` is the language on the driver's record. */
export async function languageOfPayer(
  db: Sql,
  paymentId: number,
): Promise<DriverLanguageSources | undefined> {
  const { rows } = await sql<DriverLanguageSources>`
    select d.driver_language as chosen, r.language as card,
      coalesce(nullif(d.driver_phone_number, ''), r.phone_number) as phone
    from delivery_payment p join disposition d on d.id = p.disposition_id
      left join driver r on r.id = d.driver_id where p.id = ${paymentId}`.execute(db);
  return rows[0];
}
