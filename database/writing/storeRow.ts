import { sql, type RawBuilder } from 'kysely';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Field, Fields, RowsField } from '#domain/kernel/field.ts';
import { toColumn } from '../schema/columns.ts';
import { columnOf, rowsTableOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import type { Draft } from './hooks.ts';
import type { SecretBox } from './secrets.ts';

type Assignment = { column: string; value: RawBuilder<unknown> };

/** Set by the database itself, so that every clock is the same. */
const keptByStore = new Set(['id', 'createdAt', 'updatedAt']);

/** Answers the new id. Fields that the draft does not name get the column's default. */
export const insertRow = async (
  tx: Sql,
  declaration: Declaration,
  draft: Draft,
  secrets: SecretBox,
): Promise<number> => {
  const values = [
    ...assignments(fieldsOf(declaration), draft, secrets),
    ...['created_at', 'updated_at'].map((column) => ({ column, value: sql`clock_timestamp()` })),
  ];
  const { rows } = await sql<{
    id: number;
  }>`insert into ${sql.table(tableOf(declaration))} ${columnsAndValues(values)} returning id`.execute(tx);
  return rows[0]?.id as number;
};

/** Moves `updatedAt` strictly forward, so that two versions never share it. */
export const updateRow = async (
  tx: Sql,
  declaration: Declaration,
  id: number,
  draft: Draft,
  secrets: SecretBox,
): Promise<void> => {
  const changes = assignments(fieldsOf(declaration), draft, secrets).map(
    ({ column, value }) => sql`${sql.ref(column)} = ${value}`,
  );
  const touched = sql`updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')`;
  await sql`update ${sql.table(tableOf(declaration))} set ${sql.join([...changes, touched])} where id = ${id}`.execute(
    tx,
  );
};

/** Rows that are sent replace the rows that stand: known ids are kept, others added, missing ones removed. */
export const writeTableParts = async (
  tx: Sql,
  declaration: Declaration,
  parentId: number,
  draft: Draft,
  secrets: SecretBox,
): Promise<void> => {
  for (const [name, field] of Object.entries(declaration.fields)) {
    if (field.type !== 'rows' || !Array.isArray(draft[name])) continue;
    await writeRows(tx, rowsTableOf(declaration, name), field, parentId, draft[name] as Draft[], secrets);
  }
};

const writeRows = async (
  tx: Sql,
  table: string,
  field: RowsField,
  parentId: number,
  rows: Draft[],
  secrets: SecretBox,
): Promise<void> => {
  const keptIds = rows.map((row) => row.id).filter((id) => typeof id === 'number');
  const stays = keptIds.length > 0 ? sql`and id not in (${sql.join(keptIds)})` : sql``;
  await sql`delete from ${sql.table(table)} where parent_id = ${parentId} ${stays}`.execute(tx);
  for (const [index, row] of rows.entries()) {
    const values = [
      { column: 'row_number', value: sql`${index + 1}` },
      ...assignments(field.fields, row, secrets),
    ];
    const changed = typeof row.id === 'number' ? await changeRow(tx, table, parentId, row.id, values) : false;
    if (!changed)
      await sql`insert into ${sql.table(table)} ${columnsAndValues([{ column: 'parent_id', value: sql`${parentId}` }, ...values])}`.execute(
        tx,
      );
  }
};

const changeRow = async (
  tx: Sql,
  table: string,
  parentId: number,
  id: number,
  values: Assignment[],
): Promise<boolean> => {
  const changes = values.map(({ column, value }) => sql`${sql.ref(column)} = ${value}`);
  const { numAffectedRows } =
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${id} and parent_id = ${parentId}`.execute(
      tx,
    );
  return Boolean(numAffectedRows);
};

const assignments = (fields: Fields, draft: Draft, secrets: SecretBox): Assignment[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === 'rows' || keptByStore.has(name) || !(name in draft)) return [];
    const value = draft[name];
    // A form that leaves a secret blank has not seen it and does not mean to erase it.
    if (field.secret && (value === null || value === undefined || value === '')) return [];
    return [{ column: columnOf(name, field), value: sql`${storable(field, value, secrets)}` }];
  });

const storable = (field: Field, value: unknown, secrets: SecretBox): unknown =>
  field.secret && !(field.secret === 'hashed' && isHash(value))
    ? secrets.seal(String(value))
    : toColumn(field, value);

/** A hash is no secret to be opened again. */
const isHash = (value: unknown): boolean => typeof value === 'string' && /^(\$argon2|sha256:)/.test(value);

const columnsAndValues = (values: Assignment[]): RawBuilder<unknown> =>
  sql`(${sql.join(values.map(({ column }) => sql.ref(column)))}) values (${sql.join(values.map(({ value }) => value))})`;
