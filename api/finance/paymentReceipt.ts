import { sql } from 'kysely';
import type { Transaction } from '#database/transaction.ts';
import { itemsOfPayment } from '#database/finance/owedItems.ts';
import type { PaymentMeans } from '#domain/finance/paymentMeans.ts';
import { fail } from '#domain/kernel/fail.ts';
import { receiptSlip } from '#domain/printing/driverSlips.ts';
import type { Slip } from '#domain/printing/slip.ts';
import type { SmsLanguage } from '#domain/terminal/smsTemplates.ts';

interface Paid {
  readonly id: number;
  readonly number: string;
  readonly at: Date | string;
  readonly total: string;
  readonly means: PaymentMeans | null;
  readonly plate: string | null;
  readonly nip: string | null;
  readonly firm: string | null;
  readonly card: string | null;
  readonly cardSlip: string | null;
}

/** The receipt of a payment, as it is printed and noted. */
export interface PaymentReceipt {
  readonly slip: Slip;
  readonly documentType: 'deliveryPayment';
  readonly documentId: number;
  readonly documentNumber: string;
}

/** What the payer takes home. @throws nothing_to_print while the money is not here */
export const paymentReceipt = async (
  tx: Transaction,
  paymentId: number,
  language: SmsLanguage,
): Promise<PaymentReceipt> => {
  const { rows } = await sql<Paid>`
    select p.id, p.number_str as number, p.paid_at as at, p.amount::text as total, m.predefined_name as means,
      v.name as plate, case when p.faktura_check then p.faktura_nip end as nip, p.faktura_name as firm,
      concat_ws(' ', c.card_name, c.card_number) as card, c.card_slip as "cardSlip"
    from delivery_payment p left join disposition d on d.id = p.disposition_id
      left join vehicle v on v.id = d.vehicle_id left join payment_type m on m.id = p.payment_type_id
      left join card_payment c on c.delivery_payment_id = p.id and c.state = 'Approved'
    where p.id = ${paymentId} and p.is_paid and not p.marked_to_delete`.execute(tx.sql);
  const [paid] = rows;
  if (!paid) throw fail('nothing_to_print');
  const slip = receiptSlip(
    {
      ...paid,
      at: new Date(paid.at).toISOString(),
      rows: await itemsOfPayment(tx, paid.id),
      means: paid.means ?? 'card',
      card: paid.card || null,
      cardSlip: paid.cardSlip?.split('\n') ?? [],
      buyer: paid.nip ? { number: paid.nip, name: paid.firm } : null,
    },
    language,
  );
  return { slip, documentType: 'deliveryPayment', documentId: paid.id, documentNumber: paid.number };
};
