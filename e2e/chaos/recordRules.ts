import { sql, type RawBuilder } from 'kysely';

/**
 * Rules about the records of the trucks. Each query finds what breaks its rule. Two kinds of moves depend on chance and are not
 * compared: reservations, and the call of a truck that is removed.
 * @param expected the trucks, as rows to join (`expectedRows`)
 */
export function recordRules(expected: RawBuilder<unknown>): Readonly<Record<string, RawBuilder<unknown>>> {
  return {
    'every truck is where its way ended': sql`
    select expected.id, d.cars_queue_status, d.state, (
        select string_agg(h.move, ' ' order by h.id) from disposition_status_history h where h.disposition_id = d.id)
    from ${expected} join disposition d using (id) where d.cars_queue_status <> expected.end`,
    'every truck has the weights that stood on the scale': sql`
    select expected.id, d.tare, d.brutto, d.netto from ${expected} join disposition d using (id)
    where (d.tare, d.brutto, d.netto) is distinct from (expected.tare, expected.gross, expected.net)`,
    'every truck served has one weighing ticket, which says the same': sql`
    select expected.id from ${expected} left join weighing_record r
      on r.disposition_id = expected.id and not r.cancel_weighting and r.netto = expected.net and r.tare = expected.tare
    where expected.net is not null group by expected.id having count(r.id) <> 1`,
    'no ticket stands besides': sql`
    select expected.id from ${expected} join weighing_record r on r.disposition_id = expected.id
    where not r.cancel_weighting and r.netto is distinct from expected.net`,
    'every move is in the history once, in its order': sql`
    select expected.id, expected.moves, string_agg(h.move, ' ' order by h.id) as found
    from ${expected} join disposition_status_history h on h.disposition_id = expected.id
      and h.move <> 'reserve' and not (expected."end" = 'Deleted' and h.move = 'allowEntry')
    group by expected.id, expected.moves having string_agg(h.move, ' ' order by h.id) <> expected.moves`,
    'every weight of a scale is there once': sql`
    select scale_id, count(*), max(seq) from weight_memory where origin = 'Measured'
    group by scale_id having count(*) <> max(seq) or min(seq) <> 1`,
    'no weight is recorded twice': sql`
    select capture_id from weighing_record_weighings w join weighing_record r on r.id = w.parent_id
    where capture_id is not null group by capture_id having count(*) > 1`,
    'every driver is texted the ticket once, and each call once': sql`
    select expected.id, starts, calls from ${expected} cross join lateral (
      select count(*) filter (where template = 'start') as starts,
        count(*) filter (where template = 'allowEntry') as calls
      from outgoing_sms where disposition_id = expected.id) sms
    where starts <> 1 or calls <> (
      select count(*) from disposition_status_history h where h.disposition_id = expected.id and h.move = 'allowEntry')`,
    'every SMS is delivered': sql`
    select o.id, o.status from outgoing_sms o join ${expected} on expected.id = o.disposition_id
    where o.status <> 'delivered'`,
    'every net stands on one confirmed note and once in the book': sql`
    select expected.id, notes, lines from ${expected} cross join lateral (
      select count(distinct n.id) as notes, count(k.id) as lines
      from delivery_note n left join register_store_keeper k on k.delivery_note_id = n.id and k.quantity = expected.net
      where n.disposition_id = expected.id and n.confirmed and n.netto = expected.net) book
    where expected.net is not null and (notes, lines) <> (1, 1)`,
    'no truck holds a place of a yard': sql`
    select d.id from ${expected} join disposition d using (id) where d.cars_queue_status in ('EntryAllowed', 'ParkingExit')`,
    'nothing waits to be done': sql`select id, kind from outbox where processed_at is null`,
  };
}
