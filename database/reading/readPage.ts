import { sql, type RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Fields } from '#domain/kernel/field.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { planAnew } from '../preparedStatements.ts';
import type { Count, ListQuery } from '../recordService.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import { together } from '../together.ts';
import { matching } from './compileFilter.ts';
import { counted, counting } from './countMatching.ts';
import { Joins, rootAlias } from './joins.ts';
import { sortColumn, type SortPlace } from './keyset.ts';
import { inPage, orderBy } from './pageOrder.ts';
import { selectFields } from './select.ts';
import { selectPaths } from './selectPaths.ts';

type Row = Record<string, unknown>;

export interface PageRequest {
  readonly registry: Registry;
  readonly actor: Actor;
  readonly declaration: Declaration;
  readonly query: ListQuery;
  readonly fields: Fields;
  /** The columns by which the list is sorted, the first one first. */
  readonly places: readonly SortPlace[];
  /**
   * The statement that selects the ids of the page in their order, with their sort values. If the list goes on after the page,
   * it selects one row more than `query.limit`.
   */
  readonly inner: RawBuilder<unknown>;
  /** The condition for the rows of the list, and the joins that it needs. */
  readonly where: RawBuilder<boolean>;
  readonly joins: Joins;
}

export interface PageRows {
  readonly rows: readonly Row[];
  /** Whether the list goes on after this page. */
  readonly more: boolean;
  /** The id and the sort values of the last row. */
  readonly last: Row | undefined;
  /** The number of all rows of the list, if it was read together with the records; otherwise the caller finds it. */
  readonly count?: Count;
}

const rootId = sql.ref(`${rootAlias}.id`);

/**
 * The rows of a page, read in the cheaper of two ways. For a list that a person sees, the second statement is cheap, because
 * the count is sent together with it. An uncounted query is one of the server and mostly matches one record: there a second
 * statement would cost more than it saves.
 */
export function readPage(connection: Sql, request: PageRequest): Promise<PageRows> {
  return request.query.uncounted ? readAtOnce(connection, request) : readByIds(connection, request);
}

/** Whether a filter matches every record. */
const matchesAll = (filter: Filter): boolean => filter.kind === 'all' && filter.of.length === 0;

/**
 * Reads the ids of the page and the columns of their records in one statement. Postgres does not know how few ids there are, and
 * would join the page with the whole table. `limit 1` makes it look up each record by its id.
 */
const readAtOnce = async (connection: Sql, request: PageRequest): Promise<PageRows> => {
  const { declaration, query, places, inner } = request;
  const shownJoins = newJoins(request);
  const shown = [
    ...shownOf(request, shownJoins),
    ...places.map((_, index) => sql.ref(`page.${sortColumn(index)}`)),
  ];
  const hasOnePlan = query.keepsPlan || matchesAll(query.filter);
  const { rows } = await sql<Row>`${hasOnePlan ? sql`` : planAnew}
    select ${sql.join(shown)}
    from (${inner}) as page
      cross join lateral (
        select * from ${sql.table(tableOf(declaration))} as r where r.id = ${sql.ref('page.id')} limit 1
      ) as ${sql.table(rootAlias)}
      ${shownJoins.clause}
    order by ${orderBy(inPage(places), sql.ref('page.id'))}`.execute(connection);
  const page = rows.slice(0, query.limit);
  return { rows: page, more: rows.length > query.limit, last: page.at(-1) };
};

/**
 * Reads the ids first: their best plan depends on the values of the filter. Then reads the records with a plan that never
 * changes and is kept, because planning the presentations of all references takes longer than reading them. A record that
 * no longer matches or may no longer be seen at the second statement is left out.
 */
const readByIds = async (connection: Sql, request: PageRequest): Promise<PageRows> => {
  const { registry, actor, declaration, query, inner } = request;
  const { rows: idRows } = await sql<Row>`${planAnew} ${inner}`.execute(connection);
  const page = idRows.slice(0, query.limit);
  const more = idRows.length > query.limit;
  if (page.length === 0) return { rows: [], more, last: undefined };
  const shownJoins = newJoins(request);
  const where = matching(actor, registry, declaration, query.filter, shownJoins);
  const shown = sql.join(shownOf(request, shownJoins));
  const ids = `{${page.map(({ id }) => String(id)).join(',')}}`;
  const recordsQuery = sql<Row>`
    select ${shown} from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${shownJoins.clause}
    where ${rootId} = any(cast(${ids} as int[])) and ${where}`;
  // The count is sent together with the records. It is not needed if all rows are on this page.
  const isPart = more || query.offset > 0 || query.after !== undefined;
  const [{ rows }, count] = isPart
    ? await together(connection, [recordsQuery, counting(declaration, request.where, request.joins)])
    : [await recordsQuery.execute(connection), undefined];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pageRows = page.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [row] : [];
  });
  return { rows: pageRows, more, last: page.at(-1), ...(count ? { count: counted(count.rows) } : {}) };
};

/** `shownOf` and `matching` add the joins that they need. So `clause` may be read only after them. */
const newJoins = ({ registry, declaration, actor }: PageRequest): Joins =>
  new Joins(registry, declaration, actor);

/** The columns of the fields that are served, and those of the paths through references. */
const shownOf = (
  { registry, actor, fields, query }: PageRequest,
  shownJoins: Joins,
): RawBuilder<unknown>[] => [
  selectFields(registry, actor, fields, rootAlias),
  ...selectPaths(registry, actor, query.columns ?? [], shownJoins),
];
