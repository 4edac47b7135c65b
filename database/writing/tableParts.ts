import { sql } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { RowsField } from '#domain/kernel/field.ts';
import { rowsTableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import { columnValues, type ColumnValue } from './columnValues.ts';
import type { Draft } from './hooks.ts';
import type { SecretBox } from './secrets.ts';

/** A table part of one record. */
interface Part {
  readonly table: string;
  readonly field: RowsField;
  readonly parentId: number;
  readonly rows: readonly Draft[];
}

/** The table parts that a draft writes. One that it does not name stays as it is. */
const partsIn = (declaration: Declaration, parentId: number, draft: Draft): Part[] =>
  Object.entries(declaration.fields).flatMap(([name, field]) => {
    const rows = draft[name];
    return field.type === 'rows' && Array.isArray(rows)
      ? [{ table: rowsTableOf(declaration, name), field, parentId, rows: rows as Draft[] }]
      : [];
  });

/** Stores the rows of a new record. */
export async function insertTableParts(
  tx: Sql,
  declaration: Declaration,
  parentId: number,
  draft: Draft,
  secrets: SecretBox,
): Promise<void> {
  for (const part of partsIn(declaration, parentId, draft))
    await insertRows(tx, part, valuesOf(part, secrets));
}

/**
 * The rows that are sent replace the rows of the record. A sent row with the id of a stored row changes that row, every other
 * sent row is added, and a stored row that was not sent is removed.
 */
export async function writeTableParts(
  tx: Sql,
  declaration: Declaration,
  parentId: number,
  draft: Draft,
  secrets: SecretBox,
): Promise<void> {
  for (const part of partsIn(declaration, parentId, draft)) {
    const { table } = part;
    const { rows: stored } = await sql<{
      id: number;
    }>`select id from ${sql.table(table)} where parent_id = ${parentId}`.execute(tx);
    const storedIds = new Set(stored.map(({ id }) => id));
    const values = valuesOf(part, secrets);
    const stayingRows = values.filter(({ id }) => storedIds.has(id as number));
    const stayingIds = new Set(stayingRows.map(({ id }) => id));
    const removedIds = [...storedIds].filter((id) => !stayingIds.has(id));
    if (removedIds.length > 0)
      await sql`delete from ${sql.table(table)} where id = any(${removedIds}::int[])`.execute(tx);
    await changeRows(tx, part, stayingRows);
    await insertRows(
      tx,
      part,
      values.filter((row) => !stayingRows.includes(row)),
    );
  }
}

interface RowValues {
  readonly id: unknown;
  readonly columns: readonly ColumnValue[];
}

const valuesOf = ({ field, rows }: Part, secrets: SecretBox): RowValues[] =>
  rows.map((row, index) => ({
    id: row.id,
    columns: [
      { column: 'row_number', type: 'int', value: index + 1 },
      ...columnValues(field.fields, row, secrets),
    ],
  }));

/** Rows that name the same columns can be written by one statement. */
const byWrittenColumns = (rows: readonly RowValues[]): Iterable<RowValues[]> =>
  Map.groupBy(rows, ({ columns }) => columns.map(({ column }) => column).join()).values();

/** A cast to varchar would cut a text that is too long for its column; as `text` it reaches the column, which refuses it. */
const listType = (type: string): string => (type.startsWith('varchar') ? 'text' : type);

/**
 * The rows as one list of values for each column. The text of the statement then does not depend on the number of rows. This
 * matters because only a limited number of statements is kept prepared.
 */
const valuesAsTable = (rows: readonly RowValues[]) => {
  const columns = rows[0]?.columns ?? [];
  const lists = columns.map(
    ({ type }, at) => sql`${rows.map((row) => row.columns[at]?.value ?? null)}::${sql.raw(listType(type))}[]`,
  );
  return {
    names: columns.map(({ column }) => column),
    lists: sql.join(lists),
    columns: sql.join(columns.map(({ column }) => sql.ref(column))),
  };
};

const insertRows = async (tx: Sql, { table, parentId }: Part, rows: readonly RowValues[]): Promise<void> => {
  for (const group of byWrittenColumns(rows)) {
    const { lists, columns } = valuesAsTable(group);
    await sql`insert into ${sql.table(table)} (parent_id, ${columns})
      select ${parentId}::int, ${columns} from unnest(${lists}) as sent(${columns}) order by row_number`.execute(
      tx,
    );
  }
};

/** Changes stored rows. Rows whose values are the same as before are not written. */
const changeRows = async (tx: Sql, { table }: Part, rows: readonly RowValues[]): Promise<void> => {
  for (const group of byWrittenColumns(rows)) {
    const { names, lists, columns } = valuesAsTable(group);
    const columnsOf = (alias: string) => sql.join(names.map((name) => sql.ref(`${alias}.${name}`)));
    const changes = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`sent.${name}`)}`);
    await sql`update ${sql.table(table)} as stored set ${sql.join(changes)}
      from unnest(${group.map(({ id }) => id)}::int[], ${lists}) as sent(id, ${columns})
      where stored.id = sent.id and (${columnsOf('stored')}) is distinct from (${columnsOf('sent')})`.execute(
      tx,
    );
  }
};
