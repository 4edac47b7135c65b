import { sql, type RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Count, ListQuery, Page } from '../recordService.ts';
import { tableOf } from '../schema/naming.ts';
import { matching } from './compileFilter.ts';
import { countCap, countMatching } from './countMatching.ts';
import { Joins, rootAlias } from './joins.ts';
import {
  cursorOf,
  mayBeEmpty,
  sortColumn,
  sortValuesOf,
  stretchesBehind,
  stretchesFromStart,
  type SortPlace,
} from './keyset.ts';
import { newestOnly } from './newestOnly.ts';
import { noteForeignMail } from './noteForeignMail.ts';
import { inOrder, orderWithin, type Stretch } from './pageOrder.ts';
import { readable, rootId, type Reading } from './reading.ts';
import { readPage, type PageRequest, type PageRows } from './readPage.ts';
import { fieldsNamed, toRecord } from './select.ts';
import { readPaths } from './selectPaths.ts';
import { withShownParts } from './tableParts.ts';

/**
 * One page and its count. They take at most three statements; a first page that is not full needs none for its count. Table
 * parts that a list shows take further ones.
 */
export async function listRecords(
  reading: Reading,
  actor: Actor,
  object: string,
  query: ListQuery,
): Promise<Page> {
  const { sql: db, registry } = reading;
  const declaration = readable(registry, actor, object);
  const request = requestOf(reading, actor, declaration, query);
  const page = await readPage(db, request);
  const served = page.rows.map((row) => ({
    ...toRecord(actor, declaration, row, request.fields),
    ...readPaths(query.columns ?? [], row),
  }));
  const records = await withShownParts(db, registry, actor, declaration, served, request.fields);
  // Whoever reads letters of other people's accounts is noted in the access log.
  await noteForeignMail(db, registry, actor, declaration, { records });
  const { more, last } = page;
  const next = more && last ? { next: cursorOf(sortValuesOf(request.places, last), Number(last.id)) } : {};
  return { rows: records, ...(await countOf(reading, request, page)), ...next };
}

/** Counts the matching records up to `cap`. */
export async function countRecords(
  { sql: db, registry }: Reading,
  actor: Actor,
  object: string,
  filter: Filter,
  cap = countCap,
): Promise<Count> {
  const declaration = readable(registry, actor, object);
  const joins = new Joins(registry, declaration, actor);
  return countMatching(db, declaration, matching(actor, registry, declaration, filter, joins), joins, cap);
}

const requestOf = (
  { registry }: Reading,
  actor: Actor,
  declaration: Declaration,
  query: ListQuery,
): PageRequest => {
  const joins = new Joins(registry, declaration, actor);
  // If the query has `newestOf`, the list has only the newest of the records that agree in those fields.
  const where = newestOnly(declaration, query, matching(actor, registry, declaration, query.filter, joins));
  const places: SortPlace[] = query.sort.map(({ path, desc }) => ({
    ...joins.at(path.names),
    desc,
    nullable: mayBeEmpty(path),
  }));
  // A stretch is a part of the sorted rows that one index can read in order. There are two if values may be empty: these come last.
  const stretches =
    query.after === undefined ? stretchesFromStart(places) : stretchesBehind(query.after, places, rootId);
  const rowsOf = rowsOfStretch(declaration, joins, where, places);
  // This reads only the ids and sort values of the page, and one row more than asked, which tells whether there is a next page.
  // References get their presentations, and further columns are joined, only for these rows.
  const inner = inOrder(stretches.map(rowsOf), places, query.limit + 1, query.offset);
  const fields = fieldsNamed(declaration, query.only);
  return { registry, actor, declaration, query, fields, places, inner, where, joins };
};

/** The ids and sort values of the rows in one stretch of the list, and their number. */
const rowsOfStretch = (
  declaration: Declaration,
  joins: Joins,
  where: RawBuilder<boolean>,
  places: readonly SortPlace[],
) => {
  const sortColumns = places.map(({ column }, index) => sql`, ${column} as ${sql.ref(sortColumn(index))}`);
  return (stretch: RawBuilder<boolean>): Stretch => {
    const fromWhere = sql`from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${joins.clause} where ${where} and ${stretch}`;
    return {
      rows: sql`select ${rootId} ${sql.join(sortColumns, sql``)} ${fromWhere} order by ${orderWithin(places, rootId)}`,
      count: sql`select count(*) ${fromWhere}`,
    };
  };
};

/** The count that `readPage` has read, or one more statement. A list that is not counted answers the number of its own rows. */
const countOf = async (
  { sql: db }: Reading,
  { query, declaration, where, joins }: PageRequest,
  { rows, more, count }: PageRows,
): Promise<Count> => {
  const isWhole = !more && query.offset === 0 && query.after === undefined;
  if (query.uncounted || isWhole) return { count: rows.length, capped: false };
  return count ?? countMatching(db, declaration, where, joins);
};
