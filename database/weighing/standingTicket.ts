import type { Sql } from '../sql.ts';

/**
 * The id of the valid ticket of a disposition's round: the last one that was not cancelled. With a null round, all rounds
 * count. Locks its note, which an approval also locks before the ticket.
 */
export async function lockTicket(
  db: Sql,
  dispositionId: number,
  round: number | null,
): Promise<number | undefined> {
  let tickets = db
    .selectFrom('weighing_record')
    .select('id')
    .where('disposition_id', '=', dispositionId)
    .where('cancel_weighting', '=', false);
  if (round !== null) tickets = tickets.where('round', '=', round);
  const ticket = await tickets.orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (!ticket) return undefined;
  await db
    .selectFrom('delivery_note')
    .select('id')
    .where('weighing_record_id', '=', ticket.id)
    .forUpdate()
    .execute();
  return ticket.id;
}

/**
 * The weight of a capture, in tonnes, if a step has already recorded it: the worker of the step may have failed before it
 * could report the weight.
 * @param key the key of the step, see `Transaction.once`
 */
export async function weightRecordedBy(db: Sql, key: string, captureId: string): Promise<string | undefined> {
  const weighing = await db
    .selectFrom(['transition as t', 'weighing_record_weighings as w'])
    .select('w.weight')
    .where('t.key', '=', key)
    .where('w.capture_id', '=', captureId)
    .executeTakeFirst();
  return weighing?.weight ?? undefined;
}
