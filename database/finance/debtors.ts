import { sql, type RawBuilder } from 'kysely';
import type { Debtor } from '#domain/finance/debt.ts';
import { foldPlate } from '#domain/goods/plate.ts';
import { vehicle } from '#domain/goods/vehicle.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { disposition } from '#domain/terminal/disposition.ts';
import { contained } from '../reading/contained.ts';
import { readableFor, type Readable } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

const mostShown = 30;
/** One more than is shown tells whether there are further ones. */
const mostRead = mostShown + 1;
/** Removes spaces and dashes, which people type differently, and writes all in capitals, as tickets and bar codes are. */
const bare = (words: string): string => words.replace(/[\s-]+/g, '').toUpperCase();

interface FoundTrucks {
  readonly rows: readonly Debtor[];
  /** Whether there are further trucks. */
  readonly more: boolean;
}

/** SQL: what each disposition owes, as far as the person may read its penalties. */
const owed = (readable: Readable) => sql`select p.disposition_id, sum(p.amount) as amount from punishment p
  where not p.is_paid and not p.is_canceled and not p.marked_to_delete and ${readable('punishment', 'p')}
  group by p.disposition_id`;

/**
 * The conditions by which a disposition `d` is found. Each can use an index of its own; one condition that joined all of them by
 * `or` would use none.
 */
const waysToFind = (searchText: string, readable: Readable): RawBuilder<unknown>[] => {
  const bareText = bare(searchText);
  const plateContainsText = contained(sql.ref('w.name'), vehicle.fields.name, searchText);
  return [
    // Every plate contains an empty text, so a text without letters and digits is not sought in plates.
    ...(foldPlate(searchText) === ''
      ? []
      : [
          sql`exists (select 1 from vehicle w where w.id = d.vehicle_id and ${plateContainsText}
          and ${readable('vehicle', 'w')})`,
        ]),
    sql`d.driver_ticket = ${bareText}`,
    sql`d.bar_code = ${bareText}`,
    contained(sql.ref('d.number_str'), disposition.fields.numberStr, searchText.trim()),
    sql`d.id in (select b.disposition_id from punishment b where b.barcode = ${bareText}
      and ${readable('punishment', 'b')})`,
  ];
};

/**
 * Finds trucks by plate, ticket, bar code of the ticket or of a penalty slip, or number of the disposition; for an empty text,
 * those that owe something. Debtors come first, then the newest; at most thirty are returned. Amounts are złotys and count only
 * the penalties that the person may read.
 */
export async function debtors(
  db: Sql,
  registry: Registry,
  actor: Actor,
  searchText: string,
): Promise<FoundTrucks> {
  const readable = readableFor(actor, registry);
  const isVisible = sql`not d.marked_to_delete and ${readable('disposition', 'd')}`;
  const ways = bare(searchText) === '' ? [] : waysToFind(searchText, readable);
  const isFound = ways.length === 0 ? sql`true` : sql`(${sql.join(ways, sql` or `)})`;
  const debtorIds = sql`(select d.id from disposition d join owed on owed.disposition_id = d.id
    where owed.amount > 0 and ${isFound} and ${isVisible})`;
  const newestIdsByWay = ways.map(
    (way) =>
      sql`(select d.id from disposition d where ${way} and ${isVisible} order by d.id desc limit ${mostRead})`,
  );
  // The candidates: all debtors that are found, and the newest trucks of each way to find them.
  const dispositionIds = sql.join([debtorIds, ...newestIdsByWay], sql` union `);
  const { rows } = await sql<Debtor>`
    with owed as materialized (${owed(readable)})
    select d.id as "dispositionId", d.number_str as "numberStr", v.name as plate, d.driver_ticket as ticket,
      r.name as driver, d.cars_queue_status as "carsQueueStatus",
      coalesce(owed.amount, 0)::numeric(18,2)::text as amount
    from disposition d left join vehicle v on v.id = d.vehicle_id and ${readable('vehicle', 'v')}
      left join driver r on r.id = d.driver_id and ${readable('driver', 'r')}
      left join owed on owed.disposition_id = d.id
    where d.id in (${dispositionIds})
    order by coalesce(owed.amount, 0) > 0 desc, d.id desc limit ${mostRead}`.execute(db);
  return { rows: rows.slice(0, mostShown), more: rows.length > mostShown };
}
