import { sql, type RawBuilder } from 'kysely';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { accountOnly } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';

/** Records that somebody read; `one` where a single record was asked for. */
interface RecordsRead {
  readonly records: readonly { readonly id: number }[];
  readonly one?: true;
}

/**
 * Notes in the access log that the actor reads letters of other people's personal accounts, or records and files that belong
 * to such letters. The caller answers the records only afterwards: if the note fails, nothing is answered.
 */
export async function noteForeignMail(
  db: Sql,
  registry: Registry,
  actor: Actor,
  declaration: Declaration,
  { records, one }: RecordsRead,
): Promise<void> {
  if (actor.userId === null || records.length === 0) return;
  const ids = records.map(({ id }) => id);
  for (const from of lettersOf(registry, actor, declaration, records))
    await note(db, actor, {
      from,
      ids,
      objectName: declaration.name,
      objectId: one ? (ids[0] ?? null) : null,
    });
}

/** The tables of a `from` clause: the records that were read as `t`, joined with their letters as `l`. */
type From = RawBuilder<unknown>;

/**
 * The joins from the records to their letters; empty if the records have nothing to do with mail. In declarations, `ofAccount` is
 * the path from a record to its e-mail account, `openedBy` is set only for letters, and `belongsToRecord` names the two fields of a
 * record, such as a file, that say to which record it belongs.
 */
const lettersOf = (
  registry: Registry,
  actor: Actor,
  declaration: Declaration,
  records: RecordsRead['records'],
): From[] => {
  const { ofAccount, openedBy, belongsToRecord } = declaration;
  const table = sql.table(tableOf(declaration));
  // The record may belong to a record of any object: there is one join for each object whose records are letters.
  if (belongsToRecord) {
    const [objectColumn, idColumn] = [belongsToRecord.object, belongsToRecord.id].map((name) =>
      sql.ref(`t.${columnOf(name, fieldOf(declaration, name) ?? { type: 'text' })}`),
    );
    return registry.all
      .filter((letters) => letters.openedBy !== undefined && accountOnly(actor, letters))
      .filter(({ name }) => records.some((record) => mayBeOn(record, belongsToRecord.object, name)))
      .map(
        (letters) =>
          sql`${table} as t join ${sql.table(tableOf(letters))} as l on ${objectColumn} = ${letters.name} and l.id = ${idColumn}`,
      );
  }
  if (!ofAccount || !accountOnly(actor, declaration)) return [];
  // The record is itself a letter.
  if (openedBy) return [sql`${table} as t join ${table} as l on l.id = t.id`];
  const [name = '', ...rest] = ofAccount.split('.');
  const field = fieldOf(declaration, name);
  // The record refers to its letter, as an attachment does: `ofAccount` is then `incomingEmail.emailAccount`. What refers to the
  // account itself, such as a folder, is no letter.
  if (rest.length === 0 || field?.type !== 'reference') return [];
  const letters = sql.table(tableOf(registry.byName(field.to)));
  return [sql`${table} as t join ${letters} as l on l.id = ${sql.ref(`t.${columnOf(name, field)}`)}`];
};

/** Whether a record that was read may belong to the object `name`. A list may be read without the field that says so. */
const mayBeOn = (record: object, field: string, name: string): boolean =>
  !(field in record) || (record as Readonly<Record<string, unknown>>)[field] === name;

/** What was read. `objectId` is the record, if a single one was asked for. */
interface NotedRead {
  readonly from: From;
  readonly ids: readonly number[];
  readonly objectName: string;
  readonly objectId: number | null;
}

/**
 * Notes one line for each account whose letters were read, with the ids of these letters. General accounts, and accounts in which
 * the actor is named as a user, are left out.
 */
const note = async (db: Sql, { userId, login }: Actor, { from, ids, objectName, objectId }: NotedRead) => {
  await sql`insert into access_log
      (created_at, updated_at, date, action, user_id, login, object_name, object_id, email_account_id, detail)
    select now(), now(), now(), 'ForeignMailRead', ${userId}::int, ${login ?? null}::text, ${objectName}::text,
      ${objectId}::int, a.id, string_agg(distinct l.id::text, ', ')
    from ${from} join email_account as a on a.id = l.email_account_id
    where t.id = any(${[...new Set(ids)]}::int[]) and not a.is_general and not exists (
      select 1 from email_account_users as own where own.parent_id = a.id and own.user_id = ${userId}::int)
    group by a.id`.execute(db);
};
