import { sql, type RawBuilder } from 'kysely';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Field, Fields, RowsField } from '#domain/kernel/field.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { rootAlias } from '../reading/joins.ts';
import { toColumn } from '../schema/columns.ts';
import { columnOf, rowsTableOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import { changesChannel } from '../transaction.ts';
import type { Draft } from './hooks.ts';
import type { SecretBox } from './secrets.ts';
import { settingsColumn, type WriteSettings } from './settings.ts';

type Assignment = { column: string; value: RawBuilder<unknown> };

/** Set by the database, so that all times come from one clock. */
const keptByStore = new Set(['id', 'createdAt', 'updatedAt']);

/** A row that has been stored, with the columns that were asked for. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** Who is announced as the writer of a row, and which columns the statement returns besides. */
export interface WriteBeside {
  readonly by?: NamedBy | undefined;
  /** Columns of the row; its alias in the statement is `rootAlias`. */
  readonly columns?: RawBuilder<unknown> | undefined;
}

const columnsBeside = ({ columns }: WriteBeside): RawBuilder<unknown> =>
  columns ? sql`, ${columns}` : sql``;

/**
 * Inserts a row and announces it. Fields that the draft does not name get the column's default.
 * @returns its id, the settings for the write, and the columns that were asked for
 */
async function insertRow(
  tx: Sql,
  declaration: Declaration,
  draft: Draft,
  secrets: SecretBox,
  beside: WriteBeside,
): Promise<{ readonly id: number; readonly settings: WriteSettings; readonly row: StoredRow }> {
  const values = [
    ...assignments(fieldsOf(declaration), draft, secrets),
    ...['created_at', 'updated_at'].map((column) => ({ column, value: sql`clock_timestamp()` })),
  ];
  const { rows } = await sql<StoredRow>`
    insert into ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${columnsAndValues(values)}
    returning id, ${announcement(declaration.name, beside.by)}, ${settingsColumn(declaration)} as ${sql.ref(settingsName)}
      ${columnsBeside(beside)}`.execute(tx);
  const row = rows[0] ?? {};
  return { id: Number(row.id), settings: row[settingsName] as WriteSettings, row };
}

/** Updates a row and announces it. `updatedAt` moves strictly forward, so that no two versions share it. */
export async function updateRow(
  tx: Sql,
  declaration: Declaration,
  id: number,
  draft: Draft,
  secrets: SecretBox,
  beside: WriteBeside,
): Promise<StoredRow> {
  const changes = assignments(fieldsOf(declaration), draft, secrets).map(
    ({ column, value }) => sql`${sql.ref(column)} = ${value}`,
  );
  const touched = sql`updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')`;
  const { rows } = await sql<StoredRow>`
    update ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} set ${sql.join([...changes, touched])} where id = ${id}
    returning ${announcement(declaration.name, beside.by)} ${columnsBeside(beside)}`.execute(tx);
  return rows[0] ?? {};
}

/** A name that no field can have. */
const settingsName = 'settings$';

/**
 * Tells every API process of the row when the transaction is committed. It is a column of the statement that writes, so it
 * costs no round trip. The text must begin as that of `announce`: listeners look for `"object":"scale"` before they parse
 * it.
 */
export function announcement(object: string, by?: NamedBy): RawBuilder<unknown> {
  const head = `{"object":${JSON.stringify(object)},"id":`;
  return sql`pg_notify(${changesChannel}, concat(cast(${head} as text), id, ${nameBeside(by)}, ',"updatedAt":', to_json(updated_at), '}')) as ${sql.ref('announced$')}`;
}

const nameBeside = (by: NamedBy | undefined): RawBuilder<unknown> => {
  if (by === undefined) return sql`''`;
  if (typeof by === 'string') return sql`cast(${`,"by":${JSON.stringify(by)}`} as text)`;
  return sql`(select ',"by":' || to_json(u.name) from "user" u where u.id = ${by.userId})`;
};

/** Stores a new record with its table parts. */
export async function storeNew(
  tx: Sql,
  declaration: Declaration,
  draft: Draft,
  secrets: SecretBox,
  beside: WriteBeside,
) {
  const stored = await insertRow(tx, declaration, draft, secrets, beside);
  await insertTableParts(tx, declaration, stored.id, draft, secrets);
  return stored;
}

/** Stores a change of a record and of its table parts. */
export async function storeChange(
  tx: Sql,
  declaration: Declaration,
  id: number,
  draft: Draft,
  secrets: SecretBox,
  beside: WriteBeside,
): Promise<StoredRow> {
  const stored = await updateRow(tx, declaration, id, draft, secrets, beside);
  await writeTableParts(tx, declaration, id, draft, secrets);
  return stored;
}

/** Rows of a new record. */
async function insertTableParts(
  tx: Sql,
  declaration: Declaration,
  parentId: number,
  draft: Draft,
  secrets: SecretBox,
): Promise<void> {
  for (const [name, field] of Object.entries(declaration.fields)) {
    if (field.type !== 'rows' || !Array.isArray(draft[name]) || draft[name].length === 0) continue;
    const table = rowsTableOf(declaration, name);
    const rows = (draft[name] as Draft[]).map((row, index) => partValues(field, row, index, secrets));
    await insertPartRows(tx, table, parentId, rows);
  }
}

/** Rows that are sent replace the rows that stand: known ids are kept, others added, missing ones removed. */
async function writeTableParts(
  tx: Sql,
  declaration: Declaration,
  parentId: number,
  draft: Draft,
  secrets: SecretBox,
): Promise<void> {
  for (const [name, field] of Object.entries(declaration.fields)) {
    if (field.type !== 'rows' || !Array.isArray(draft[name])) continue;
    await writeRows(tx, rowsTableOf(declaration, name), field, parentId, draft[name] as Draft[], secrets);
  }
}

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
    const values = partValues(field, row, index, secrets);
    const changed = typeof row.id === 'number' ? await changeRow(tx, table, parentId, row.id, values) : false;
    if (!changed) await insertPartRows(tx, table, parentId, [values]);
  }
};

const partValues = (field: RowsField, row: Draft, index: number, secrets: SecretBox): Assignment[] => [
  { column: 'row_number', value: sql`${index + 1}` },
  ...assignments(field.fields, row, secrets),
];

/** Adds rows in their order, with few statements. */
const insertPartRows = async (
  tx: Sql,
  table: string,
  parentId: number,
  rows: readonly Assignment[][],
): Promise<void> => {
  for (const alike of insertedTogether(rows)) {
    const columns = ['parent_id', ...(alike[0] ?? []).map(({ column }) => column)];
    const tuples = alike.map(
      (row) => sql`(${sql.join([sql`${parentId}`, ...row.map(({ value }) => value)])})`,
    );
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(tuples)}`.execute(tx);
  }
};

const mostTogether = 64;

/**
 * Rows that one statement inserts: neighbours with the same columns. Their number is a power of two, because each number of
 * rows is a text of its own, and only so many statements are kept prepared.
 */
const insertedTogether = (rows: readonly Assignment[][]): Assignment[][][] => {
  const columnsOf = (row: Assignment[] | undefined) => row?.map(({ column }) => column).join();
  const groups: Assignment[][][] = [];
  for (let at = 0; at < rows.length;) {
    const columns = columnsOf(rows[at]);
    const other = rows.findIndex((row, index) => index > at && columnsOf(row) !== columns);
    const alike = (other < 0 ? rows.length : other) - at;
    const together = Math.min(mostTogether, 2 ** Math.floor(Math.log2(alike)));
    groups.push(rows.slice(at, at + together));
    at += together;
  }
  return groups;
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
    // A form never shows a secret, so a blank one does not mean to erase it.
    if (field.secret && (value === null || value === undefined || value === '')) return [];
    return [{ column: columnOf(name, field), value: sql`${storable(field, value, secrets)}` }];
  });

const storable = (field: Field, value: unknown, secrets: SecretBox): unknown =>
  field.secret && !(field.secret === 'hashed' && isHash(value))
    ? secrets.seal(String(value))
    : toColumn(field, value);

/** A hash is never opened again, so it is stored without sealing. */
const isHash = (value: unknown): boolean => typeof value === 'string' && /^(\$argon2|sha256:)/.test(value);

const columnsAndValues = (values: Assignment[]): RawBuilder<unknown> =>
  sql`(${sql.join(values.map(({ column }) => sql.ref(column)))}) values (${sql.join(values.map(({ value }) => value))})`;

/** Who is announced with a change: a person, also where a process writes what they asked for. */
export type NamedBy = string | { readonly userId: number };

export function nameOf({ system, name, userId }: Actor): NamedBy | undefined {
  if (!system) return name;
  return userId === null ? undefined : { userId };
}
