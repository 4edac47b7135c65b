import { sql, type RawBuilder } from 'kysely';
import { sortColumn, type SortPlace } from './keyset.ts';

const directionOf = (desc: boolean | undefined) => (desc ? sql`desc` : sql`asc`);

/** Sorts equal values by the id, so that every row is on exactly one page. Empty values come last. */
export function orderBy(places: readonly SortPlace[], id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql.join([
    ...places.map(({ column, desc }) => sql`${column} ${directionOf(desc)} nulls last`),
    sql`${id} ${directionOf(places[0]?.desc)}`,
  ]);
}

/**
 * The order within a stretch (`Stretch`), which is a part of the sorted rows. In one stretch the first column is always filled,
 * or always empty, so an index gives this order in both directions.
 */
export function orderWithin(places: readonly SortPlace[], id: RawBuilder<unknown>): RawBuilder<unknown> {
  const [first, ...rest] = places;
  return sql.join([
    ...(first ? [sql`${first.column} ${directionOf(first.desc)}`] : []),
    ...rest.map(({ column, desc }) => sql`${column} ${directionOf(desc)} nulls last`),
    sql`${id} ${directionOf(first?.desc)}`,
  ]);
}

/** The columns of a page that hold its sort values. */
export function inPage(places: readonly SortPlace[]): SortPlace[] {
  return places.map((place, index) => ({ ...place, column: sql.ref(`page.${sortColumn(index)}`) }));
}

/** A part of the sorted rows that one index can read in order. */
export interface Stretch {
  /** The rows in their order. */
  readonly rows: RawBuilder<unknown>;
  /** The number of rows. */
  readonly count: RawBuilder<unknown>;
}

/**
 * The rows of a page from one or two stretches; the second comes after the first. Only the rows of the page are sorted: the
 * rows before it are skipped in the index.
 */
export function inOrder(
  stretches: readonly Stretch[],
  places: readonly SortPlace[],
  limit: number,
  offset: number,
): RawBuilder<unknown> {
  const [first, second] = stretches;
  if (!first) throw new Error('A list has no stretch.');
  const page = sql`${first.rows} limit ${limit} offset ${offset}`;
  return second ? bothInOrder(page, first, second, places, limit, offset) : page;
}

/**
 * Reads the second stretch only if the first does not fill the page, and counts the first only if the page begins after it.
 */
const bothInOrder = (
  page: RawBuilder<unknown>,
  first: Stretch,
  second: Stretch,
  places: readonly SortPlace[],
  limit: number,
  offset: number,
): RawBuilder<unknown> => {
  // How many rows of the second stretch are before the page: none, if the page begins in the first stretch.
  const skipped =
    offset === 0
      ? sql`0`
      : sql`case when exists (select from front) then 0 else ${offset} - (${first.count}) end`;
  return sql`with front as materialized (${page})
    select * from (
      select * from front
      union all (${second.rows} limit ${limit} - (select count(*) from front) offset ${skipped})
    ) as page order by ${orderBy(inPage(places), sql.ref('page.id'))}`;
};
