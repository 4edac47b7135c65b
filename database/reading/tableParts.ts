import { sql, type RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { RowsField } from '#domain/kernel/field.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { rowsTableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import { rootAlias } from './joins.ts';
import { kept } from '#domain/kernel/kept.ts';
import { readFields, selectFields } from './select.ts';
import { writtenOut } from './writtenOut.ts';

const tablePartsOf = (declaration: Declaration): [string, RowsField][] =>
  Object.entries(declaration.fields).filter(
    (entry): entry is [string, RowsField] => entry[1].type === 'rows',
  );

const thereName = (part: string): string => `${part}$there`;

/** For each table part, a column that says whether it has rows. Most parts are empty and then need no statement. */
export function partsThere(declaration: Declaration): RawBuilder<unknown> {
  return kept(knownParts, declaration, () => writtenOut(makePartsThere(declaration)));
}

const knownParts = new WeakMap<Declaration, RawBuilder<unknown>>();

const makePartsThere = (declaration: Declaration): RawBuilder<unknown> => {
  const columns = tablePartsOf(declaration).map(
    ([name]) => sql`, exists (
      select 1 from ${sql.table(rowsTableOf(declaration, name))} as part where part.parent_id = ${sql.ref(`${rootAlias}.id`)}
    ) as ${sql.ref(thereName(name))}`,
  );
  return sql.join(columns, sql``);
};

/** The same for a record that has just been written. */
export function partsWritten(declaration: Declaration, draft: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    tablePartsOf(declaration).map(([name]) => {
      const rows = draft[name];
      return [thereName(name), Array.isArray(rows) && rows.length > 0];
    }),
  );
}

/** The table parts of a record that a draft does not change. */
export function partsLeft(
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
  /** The row with the columns of `partsThere`; without it every part is read. */
  readonly row?: Readonly<Record<string, unknown>> | undefined;
}

/** The rows of each table part of a record, by the part's name. */
export async function readTableParts(
  db: Sql,
  registry: Registry,
  actor: Actor,
  declaration: Declaration,
  { id, row }: Parent,
): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const [name, field] of tablePartsOf(declaration)) {
    const isThere = !row || row[thereName(name)] === true;
    parts[name] = isThere ? await rowsOf(db, registry, actor, rowsTableOf(declaration, name), field, id) : [];
  }
  return parts;
}

const rowsOf = async (
  db: Sql,
  registry: Registry,
  actor: Actor,
  table: string,
  field: RowsField,
  parentId: number,
): Promise<unknown[]> => {
  const { rows } = await sql<Record<string, unknown>>`
    select r.id, r.row_number, ${selectFields(registry, actor, field.fields, 'r')}
    from ${sql.table(table)} as r where r.parent_id = ${parentId} order by r.row_number`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    parentId,
    rowNumber: row.row_number,
    ...readFields(field.fields, row),
  }));
};
