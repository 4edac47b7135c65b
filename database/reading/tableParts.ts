import { sql, type RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Fields, RowsField } from '#domain/kernel/field.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { rowsTableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import { together } from '../together.ts';
import { rootAlias } from './joins.ts';
import { memoised } from '#domain/kernel/memoised.ts';
import { readFields } from './readFields.ts';
import { selectFields } from './select.ts';
import { writtenOut } from './writtenOut.ts';

/** Each table part of an object: its name and its field. */
const tablePartsOf = (declaration: Declaration): [string, RowsField][] =>
  Object.entries(declaration.fields).filter(
    (entry): entry is [string, RowsField] => entry[1].type === 'rows',
  );

const flagName = (part: string): string => `${part}$there`;

/**
 * For each table part, a column that says whether it has rows. Most parts are empty and then need no statement. Each column
 * follows a comma, so the list is written behind other columns.
 */
export function partFlags(declaration: Declaration): RawBuilder<unknown> {
  return memoised(knownParts, declaration, () => writtenOut(makePartFlags(declaration)));
}

const knownParts = new WeakMap<Declaration, RawBuilder<unknown>>();

const makePartFlags = (declaration: Declaration): RawBuilder<unknown> => {
  const columns = tablePartsOf(declaration).map(
    ([name]) => sql`, exists (
      select 1 from ${sql.table(rowsTableOf(declaration, name))} as part where part.parent_id = ${sql.ref(`${rootAlias}.id`)}
    ) as ${sql.ref(flagName(name))}`,
  );
  return sql.join(columns, sql``);
};

/** The values of the columns of `partFlags` for a record that has just been written, from its draft. */
export function partFlagsWritten(declaration: Declaration, draft: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    tablePartsOf(declaration).map(([name]) => {
      const rows = draft[name];
      return [flagName(name), Array.isArray(rows) && rows.length > 0];
    }),
  );
}

/** The table parts of a record that a draft does not change. */
export function unchangedParts(
  declaration: Declaration,
  record: AnyRecord,
  draft: Readonly<Record<string, unknown>>,
) {
  return Object.fromEntries(
    tablePartsOf(declaration).flatMap(([name]) => (Array.isArray(draft[name]) ? [] : [[name, record[name]]])),
  );
}

interface Parent {
  readonly id: number;
  /** The row with the columns of `partFlags`; a part without rows is not read. */
  readonly row: Readonly<Record<string, unknown>>;
}

/** The rows of each table part of a record, by the part's name. */
export async function readTableParts(
  db: Sql,
  registry: Registry,
  actor: Actor,
  declaration: Declaration,
  { id, row }: Parent,
): Promise<Record<string, unknown>> {
  const isThere = (name: string) => row[flagName(name)] === true;
  const parts = tablePartsOf(declaration);
  const filledParts = parts.filter(([name]) => isThere(name));
  const read = filledParts.map(([name, field]) => rowsBy(registry, actor, declaration, name, field, [id]));
  const results = read.length === 0 ? [] : await together(db, read);
  const rows = new Map(
    filledParts.map(([name, field], index) => [name, partRows(field, results[index]?.rows)]),
  );
  return Object.fromEntries(parts.map(([name]) => [name, rows.get(name) ?? []]));
}

/**
 * The statements that read all table parts of a record; `partsRead` makes the parts of their results. They are for a caller that
 * sends them together with the statement of the record, and so cannot know from `partFlags` which parts are empty.
 */
export function partsOf(
  registry: Registry,
  actor: Actor,
  declaration: Declaration,
  id: number,
): RawBuilder<Record<string, unknown>>[] {
  return tablePartsOf(declaration).map(([name, field]) =>
    rowsBy(registry, actor, declaration, name, field, [id]),
  );
}

/** Makes the table parts of a record from the results of `partsOf`, by the names of the parts. */
export function partsRead(
  declaration: Declaration,
  results: readonly { readonly rows: Record<string, unknown>[] }[],
): Record<string, unknown> {
  return Object.fromEntries(
    tablePartsOf(declaration).map(([name, field], index) => [name, partRows(field, results[index]?.rows)]),
  );
}

/** A row of a table part, with its fields and the id of the record that it belongs to. */
interface PartRow extends Record<string, unknown> {
  readonly parentId: number;
}

/** SQL: the rows of one table part, the part `name`, of the records with the ids `parents`, in the order of each record. */
const rowsBy = (
  registry: Registry,
  actor: Actor,
  declaration: Declaration,
  name: string,
  field: RowsField,
  parents: readonly number[],
): RawBuilder<Record<string, unknown>> => {
  const [parent, ...more] = parents;
  // Several ids are one value, an array written as `{7,8}`, so that the text of the statement does not depend on their number.
  const belongsToParents =
    more.length === 0
      ? sql`r.parent_id = ${parent}`
      : sql`r.parent_id = any(cast(${`{${parents.join(',')}}`} as int[]))`;
  return sql<Record<string, unknown>>`
    select r.id, r.parent_id, r.row_number, ${selectFields(registry, actor, field.fields, 'r')}
    from ${sql.table(rowsTableOf(declaration, name))} as r where ${belongsToParents} order by r.parent_id, r.row_number`;
};

const partRows = (field: RowsField, rows: readonly Record<string, unknown>[] = []): PartRow[] =>
  rows.map((row) => {
    const place = { id: row.id, parentId: Number(row.parent_id), rowNumber: row.row_number };
    return readFields(field.fields, row, place) as PartRow;
  });

/**
 * Adds to each record of a page its table parts that a list shows: those of tags. Each of these parts takes one statement.
 * @param wanted the fields that are served; a part that is not among them is not read
 */
export async function withShownParts(
  db: Sql,
  registry: Registry,
  actor: Actor,
  declaration: Declaration,
  records: readonly AnyRecord[],
  wanted: Fields,
): Promise<AnyRecord[]> {
  const parts = tablePartsOf(declaration).filter(([name, { shownAs }]) => shownAs === 'tags' && wanted[name]);
  if (parts.length === 0 || records.length === 0) return [...records];
  const ids = records.map(({ id }) => id);
  const served = records.map((record): Record<string, unknown> => ({ ...record }));
  for (const [name, field] of parts) {
    const { rows } = await rowsBy(registry, actor, declaration, name, field, ids).execute(db);
    const ofRecord = Map.groupBy(partRows(field, rows), ({ parentId }) => parentId);
    for (const record of served) record[name] = ofRecord.get(Number(record.id)) ?? [];
  }
  return served as AnyRecord[];
}
