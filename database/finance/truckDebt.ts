import { sql } from 'kysely';
import type { CardTry, DebtItem, PaidPayment, TruckDebt } from '#domain/finance/debt.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { isoTime } from '#domain/kernel/time.ts';
import { storedNameIn } from '../reading/storedNameIn.ts';
import { readableFor, type Readable } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

/** How many payments are shown. */
const paidShown = 10;

/** Whose rights decide what is shown. */
interface Reader {
  readonly registry: Registry;
  readonly actor: Actor;
}

/**
 * What a truck owes and has paid, as far as the person may read it. The caller must have checked that the person may see the
 * disposition. Nothing is written here: a payment is created when somebody begins to pay.
 * @throws record_not_found
 */
export async function truckDebt(db: Sql, reader: Reader, dispositionId: number): Promise<TruckDebt> {
  const readable = readableFor(reader.actor, reader.registry);
  const truck = await truckOf(db, readable, dispositionId);
  const [items, cardTry, paid] = await Promise.all([
    itemsOf(db, readable, dispositionId, reader.actor.language),
    lastTry(db, dispositionId),
    paidBy(db, readable, dispositionId),
  ]);
  return { truck, ...items, cardTry, paid };
}

/** The truck of a disposition. The plate and the driver are null if the person may not read their records. */
const truckOf = async (db: Sql, readable: Readable, id: number): Promise<TruckDebt['truck']> => {
  const { rows } = await sql<TruckDebt['truck']>`
    select d.id as "dispositionId", d.number_str as "numberStr", v.name as plate, d.driver_ticket as ticket,
      r.name as driver, d.cars_queue_status as "carsQueueStatus", d.type_of_document as "typeOfDocument"
    from disposition d left join vehicle v on v.id = d.vehicle_id and ${readable('vehicle', 'v')}
      left join driver r on r.id = d.driver_id and ${readable('driver', 'r')}
    where d.id = ${id}`.execute(db);
  if (!rows[0]) throw fail('record_not_found', { object: 'disposition', id });
  return rows[0];
};

/** The penalties of the truck that are still to be paid, oldest first, and their sum. */
const itemsOf = async (
  db: Sql,
  readable: Readable,
  dispositionId: number,
  language: Language,
): Promise<Pick<TruckDebt, 'items' | 'amount'>> => {
  const { rows } = await sql<DebtItem & { total: string }>`
    select p.id as "punishmentId", p.number_str as "numberStr", coalesce(${storedNameIn('t', language)}, '') as name,
      p.amount::text as amount, p.date, p.comment, p.is_handcrafted as "isHandcrafted", (sum(p.amount) over ())::text as total
    from punishment p left join punishment_type t on t.id = p.punishment_type_id
    where p.disposition_id = ${dispositionId} and not p.is_paid and not p.is_canceled and not p.marked_to_delete
      and p.amount > 0 and ${readable('punishment', 'p')}
    order by p.id`.execute(db);
  const items = rows.map(({ total: _total, ...item }) => ({ ...item, date: isoTime(item.date) }));
  return { items, amount: rows[0]?.total ?? '0.00' };
};

/** The last attempt to pay for the truck by card; null if there was none. Whoever sees the disposition sees the attempt. */
const lastTry = async (db: Sql, dispositionId: number): Promise<CardTry | null> => {
  const { rows } = await sql<CardTry>`
    select id, state, amount::text as amount from card_payment where disposition_id = ${dispositionId}
    order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
};

interface PaidRow extends Omit<PaidPayment, 'invoice'> {
  readonly invoiceId: number | null;
  readonly invoiceNumber: string;
  readonly ksefStatus: string;
}

/** The last payments of the truck, newest first, each with its invoice. */
const paidBy = async (
  db: Sql,
  readable: Readable,
  dispositionId: number,
): Promise<readonly PaidPayment[]> => {
  const { rows } = await sql<PaidRow>`
    select p.id, p.number_str as "numberStr", p.amount::text as amount, p.paid_at as "paidAt",
      m.predefined_name as means, p.invoice_failure as "invoiceFailure",
      i.id as "invoiceId", i.number_str as "invoiceNumber", i.ksef_status as "ksefStatus"
    from delivery_payment p left join payment_type m on m.id = p.payment_type_id
      left join invoice i on i.delivery_payment_id = p.id and ${readable('invoice', 'i')}
    where p.disposition_id = ${dispositionId} and p.is_paid and not p.marked_to_delete
      and ${readable('deliveryPayment', 'p')}
    order by p.paid_at desc limit ${paidShown}`.execute(db);
  return rows.map(({ invoiceId, invoiceNumber, ksefStatus, ...payment }) => ({
    ...payment,
    paidAt: isoTime(payment.paidAt),
    invoice: invoiceId === null ? null : { id: invoiceId, numberStr: invoiceNumber, ksefStatus },
  }));
};
