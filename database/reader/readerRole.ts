import { sql, type RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { fieldsOf } from '#domain/kernel/declaration.ts';
import type { Fields } from '#domain/kernel/field.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { columnOf, rowsTableOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import type { SecretBox } from '../writing/secrets.ts';

/**
 * The name of the Postgres role that may read, but may neither write nor see a secret. It contains the name of the database,
 * because roles belong to the whole server.
 */
function readerName(databaseUrl: string): string {
  return `keja_reader_${databaseNameOf(databaseUrl)}`.slice(0, longestName);
}

/** The address of the database for the reader. The password is derived from the `SECRET_KEY`, which every process has. */
export function readerUrl(databaseUrl: string, secrets: SecretBox): string {
  const url = new URL(databaseUrl);
  url.username = readerName(databaseUrl);
  url.password = readerPassword(secrets);
  return url.href;
}

/**
 * Makes the role of the reader if it is missing, and grants it exactly the columns of declared objects that hold no secret.
 * Objects that belong to an e-mail account (`ofAccount`) are left out, because not every user may read every account.
 * @returns false if the database's user may not make roles: raw queries are then not available
 */
export async function prepareReader(
  database: Sql,
  databaseUrl: string,
  registry: Registry,
  secrets: SecretBox,
): Promise<boolean> {
  const role = sql.id(readerName(databaseUrl));
  if (!(await mayMakeRoles(database))) return false;
  await database.transaction().execute(async (tx) => {
    const { rows } = await sql`select 1 from pg_roles where rolname = ${readerName(databaseUrl)}`.execute(tx);
    if (rows.length === 0) await sql`create role ${role}`.execute(tx);
    await sql`alter role ${role} with login nosuperuser noinherit connection limit 5
      password ${sql.lit(readerPassword(secrets))}`.execute(tx);
    await sql`alter role ${role} set default_transaction_read_only = on`.execute(tx);
    await sql`revoke all on all tables in schema public from ${role}`.execute(tx);
    await sql`grant usage on schema public to ${role}`.execute(tx);
    const existingColumns = await readColumns(tx);
    const openObjects = registry.all.filter(({ ofAccount }) => ofAccount === undefined);
    for (const grant of openObjects.flatMap((declaration) => grantsOf(declaration, existingColumns, role)))
      await grant.execute(tx);
  });
  return true;
}

/** In bytes. Postgres cuts a longer name off when it makes the role; a search for the full name would not find it. */
const longestName = 63;

const databaseNameOf = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1);

const readerPassword = (secrets: SecretBox): string => secrets.proofOf('raw queries');

const mayMakeRoles = async (database: Sql): Promise<boolean> => {
  const { rows } = await sql<{ may: boolean }>`
    select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user`.execute(database);
  return rows[0]?.may === true;
};

/** `table.column` of everything that exists: a declaration may be ahead of its migration. */
const readColumns = async (database: Sql): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ path: string }>`
    select table_name || '.' || column_name as path from information_schema.columns
    where table_schema = 'public'`.execute(database);
  return new Set(rows.map(({ path }) => path));
};

/** The statements that let the reader read an object and its table parts, one for each table. */
const grantsOf = (
  declaration: Declaration,
  existingColumns: ReadonlySet<string>,
  role: RawBuilder<unknown>,
): RawBuilder<unknown>[] => {
  /** @param otherColumns columns of the table besides those of the fields */
  const grant = (table: string, otherColumns: readonly string[], fields: Fields): RawBuilder<unknown>[] => {
    const columns = [...new Set([...otherColumns, ...openColumns(fields)])]
      .filter((column) => existingColumns.has(`${table}.${column}`))
      .map((column) => sql.id(column));
    if (columns.length === 0) return [];
    return [sql`grant select (${sql.join(columns)}) on ${sql.table(table)} to ${role}`];
  };
  return [
    ...grant(tableOf(declaration), [], fieldsOf(declaration)),
    ...Object.entries(declaration.fields).flatMap(([name, field]) =>
      field.type === 'rows' ? grant(rowsTableOf(declaration, name), rowColumns, field.fields) : [],
    ),
  ];
};

/** What every row of a table part has besides its fields. */
const rowColumns = ['id', 'parent_id', 'row_number'];

const openColumns = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.type !== 'rows' && !field.secret)
    .map(([name, field]) => columnOf(name, field));
