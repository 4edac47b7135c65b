import { sql } from 'kysely';
import type { Debtor } from '#domain/finance/debt.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { visibleTo } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

const mostShown = 30;
/** Removes spaces and dashes, which people type differently. */
const bare = (words: string): string => words.replace(/[\s-]+/g, '').toUpperCase();
const likeText = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Finds trucks by plate, ticket, number of the disposition, or bar code of a penalty slip; for an empty text, all that owe
 * something. Debtors come first, then the newest. Amounts are złotys.
 */
export async function debtors(
  db: Sql,
  registry: Registry,
  actor: Actor,
  asked: string,
): Promise<readonly Debtor[]> {
  const wanted = bare(asked);
  const found =
    wanted === ''
      ? sql`owed.amount > 0`
      : sql`(upper(regexp_replace(v.name, '[[:space:]-]', '', 'g')) like ${likeText(wanted)}
          or d.driver_ticket = ${wanted} or d.bar_code = ${wanted} or upper(d.number_str) like ${likeText(asked.trim().toUpperCase())}
          or exists (select 1 from punishment b where b.disposition_id = d.id and b.barcode = ${wanted}))`;
  const { rows } = await sql<Debtor>`
    select d.id as "dispositionId", d.number_str as "numberStr", v.name as plate, d.driver_ticket as ticket,
      r.name as driver, d.cars_queue_status as "carsQueueStatus",
      coalesce(owed.amount, 0)::numeric(18,2)::text as amount
    from disposition d left join vehicle v on v.id = d.vehicle_id left join driver r on r.id = d.driver_id
      left join (
        select disposition_id, sum(amount) as amount from punishment
        where not is_paid and not is_canceled and not marked_to_delete group by disposition_id
      ) owed on owed.disposition_id = d.id
    where ${found} and not d.marked_to_delete
      and ${visibleTo(actor, registry, registry.byName('disposition'), 'd')}
    order by coalesce(owed.amount, 0) > 0 desc, d.id desc limit ${mostShown}`.execute(db);
  return rows;
}
