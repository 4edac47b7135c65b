import { sql, type RawBuilder } from 'kysely';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { laterUpdatedAt } from '../laterUpdatedAt.ts';
import { rootAlias } from '../reading/joins.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import { changesChannel } from '../transaction.ts';
import { columnValues } from './columnValues.ts';
import type { Draft } from './hooks.ts';
import type { SecretBox } from './secrets.ts';
import { settingsColumn, type WriteSettings } from './settings.ts';
import { insertTableParts, writeTableParts } from './tableParts.ts';

type Assignment = { readonly column: string; readonly value: RawBuilder<unknown> };

/** A row that has been stored, with the columns that were asked for. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** What a statement that writes a row does besides: it announces the write, and it may return columns. */
export interface WriteBeside {
  /** The name under which the write is announced; undefined if nobody is named. */
  readonly by?: NamedBy | undefined;
  /** Columns of the row; its alias in the statement is `rootAlias`. */
  readonly columns?: RawBuilder<unknown> | undefined;
}

const columnsBeside = ({ columns }: WriteBeside): RawBuilder<unknown> =>
  columns ? sql`, ${columns}` : sql``;

/**
 * Inserts a row and announces it. Fields that the draft does not name get the column's default.
 * @returns its id, what administrators have set for writes of its object, and the columns that were asked for
 */
async function insertRow(
  tx: Sql,
  declaration: Declaration,
  draft: Draft,
  secrets: SecretBox,
  beside: WriteBeside,
): Promise<{ readonly id: number; readonly settings: WriteSettings; readonly row: StoredRow }> {
  const values = [
    ...columnValues(fieldsOf(declaration), draft, secrets).map(({ column, value }) => ({
      column,
      value: sql`${value}`,
    })),
    ...['created_at', 'updated_at'].map((column) => ({ column, value: sql`clock_timestamp()` })),
  ];
  const { rows } = await sql<StoredRow>`
    insert into ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${columnsAndValues(values)}
    returning id, ${announcement(declaration.name, beside.by)}, ${settingsColumn(declaration)} as ${sql.ref(settingsName)}
      ${columnsBeside(beside)}`.execute(tx);
  const row = rows[0] ?? {};
  return { id: Number(row.id), settings: row[settingsName] as WriteSettings, row };
}

/** Updates a row and announces it. */
export async function updateRow(
  tx: Sql,
  declaration: Declaration,
  id: number,
  draft: Draft,
  secrets: SecretBox,
  beside: WriteBeside,
): Promise<StoredRow> {
  const changes = columnValues(fieldsOf(declaration), draft, secrets).map(
    ({ column, value }) => sql`${sql.ref(column)} = ${value}`,
  );
  const updatedAtAssignment = laterUpdatedAt(rootAlias);
  const { rows } = await sql<StoredRow>`
    update ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} set ${sql.join([...changes, updatedAtAssignment])} where id = ${id}
    returning ${announcement(declaration.name, beside.by)} ${columnsBeside(beside)}`.execute(tx);
  return rows[0] ?? {};
}

/** A name that no field can have. */
const settingsName = 'settings$';

/**
 * Notifies every API process of the row when the transaction is committed. The notification is a column of the statement that
 * writes, so it costs no round trip. Its text must begin as that of `announce`: listeners look for `"object":"scale"` before
 * they parse a text.
 */
export function announcement(object: string, by?: NamedBy): RawBuilder<unknown> {
  const head = `{"object":${JSON.stringify(object)},"id":`;
  return sql`pg_notify(${changesChannel}, concat(cast(${head} as text), id, ${nameText(by)}, ',"updatedAt":', to_json(updated_at), '}')) as ${sql.ref('announced$')}`;
}

/** The end of the announced text that names a person; empty without one. */
const nameText = (by: NamedBy | undefined): RawBuilder<unknown> => {
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

const columnsAndValues = (values: readonly Assignment[]): RawBuilder<unknown> =>
  sql`(${sql.join(values.map(({ column }) => sql.ref(column)))}) values (${sql.join(values.map(({ value }) => value))})`;

/** Who is named in an announcement: a name, or the id of a user whose name the statement looks up. */
export type NamedBy = string | { readonly userId: number };

/** Whom the announcement of a write names: the actor, or the user for whom the system writes; undefined if there is none. */
export function nameOf({ system, name, userId }: Actor): NamedBy | undefined {
  if (!system) return name;
  return userId === null ? undefined : { userId };
}
