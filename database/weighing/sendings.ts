import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

// A sending is one weighing on its way to one receiver, a system of somebody else. These functions give what is sent, and where.

/**
 * The receiver of a sending, with its password as it is stored, encrypted. Undefined if the receiver is not active or is marked
 * for deletion, or if the sending is gone.
 */
export function receiverOf(db: Sql, weightSendingId: number) {
  return db
    .selectFrom('weight_sending as s')
    .innerJoin('weight_receiver as r', 'r.id', 's.weight_receiver_id')
    .select(['r.address', 'r.login', 'r.password'])
    .where('s.id', '=', weightSendingId)
    .where('r.is_active', '=', true)
    .where('r.marked_to_delete', '=', false)
    .executeTakeFirst();
}

/** SQL for a time in ISO 8601 and UTC, which strict readers require. */
const isoOf = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A weighing as it is sent to receivers: tonnes as text with three decimals, times in UTC. */
export async function weighingForReceiver(db: Sql, weightSendingId: number): Promise<object | undefined> {
  const { rows } = await sql<object>`
    select w.number_str as number, ${isoOf('w.date')} as date, w.type_of_document as "typeOfDocument",
      w.type_of_operation as "typeOfOperation", d.number_str as disposition, w.car_number as vehicle,
      w.ticket_number as ticket, w.train_number as train, p.name as product, c.name as customer, v.name as vendor,
      w.brutto as gross, w.tare, w.netto as net, 't' as unit, ${isoOf('w.brutto_time')} as "grossAt",
      ${isoOf('w.tare_time')} as "tareAt",
      ${isoOf('w.netto_time')} as "netAt", w.cancel_weighting as cancelled,
      ${isoOf('w.updated_at')} as "changedAt"
    from weight_sending s join weighing_record w on w.id = s.weighing_record_id
      left join disposition d on d.id = w.disposition_id
      left join product p on p.id = w.product_id
      left join counterparty c on c.id = w.customer_id
      left join counterparty v on v.id = w.vendor_id
    where s.id = ${weightSendingId}`.execute(db);
  return rows[0];
}

/**
 * Stores the body of a sending, unless an earlier attempt has: all attempts send the same.
 * @returns the stored body
 */
export async function keepBody(db: Sql, weightSendingId: number, body: string): Promise<string> {
  const { rows } = await sql<{ body: string }>`
    update weight_sending set body = coalesce(body, ${body}) where id = ${weightSendingId} returning body`.execute(
    db,
  );
  return rows[0]?.body ?? body;
}
