import { sql, type RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail, type KejaError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { may, type AccessType } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { tableOf } from '../schema/naming.ts';
import { together } from '../together.ts';
import { rootAlias } from './joins.ts';
import { rootId, type Reading } from './reading.ts';
import { selectOne } from './readRecord.ts';
import { seenBy } from './seenBy.ts';
import { toRecord } from './select.ts';
import { partsOf, partsRead } from './tableParts.ts';
import { seeingAll, visibleTo } from './visibility.ts';

/** The name of the further column that a caller may ask for; no field can have this name. */
const besideName = 'beside$';

/**
 * Reads the whole record and locks it until the end of the transaction, so that nobody else can write it.
 * @param beside a further column for the statement to read
 * @throws record_not_found where the actor may not change it, even if they may see it
 */
export async function lockRecord<T = undefined>(
  reading: Reading,
  actor: Actor,
  declaration: Declaration,
  id: number,
  beside?: RawBuilder<T>,
): Promise<{ readonly record: AnyRecord; readonly beside: T }> {
  const { sql: db, registry } = reading;
  const visible = sql<boolean>`${rootId} = ${id} and ${visibleTo(actor, registry, declaration, rootAlias, 'modify')}`;
  // Ids never change, so this lock is enough. With `for update`, writes of rows that refer to the record would wait, and
  // two transactions that refer to it first and change it afterwards would block each other.
  const lock = sql`for no key update of ${sql.table(rootAlias)}`;
  // The whole record is read, with fields that the actor may not see: the rules of a write need them.
  const allSeeing = seeingAll(actor);
  const column = beside ? sql`, ${beside} as ${sql.ref(besideName)}` : sql``;
  // `together` runs the statements in this order: only one after the lock sees the table parts as the previous holder left them.
  const [rowResult, ...parts] = await together(db, [
    selectOne(registry, allSeeing, declaration, visible, { lock, beside: column }),
    ...partsOf(registry, allSeeing, declaration, id),
  ]);
  const row = rowResult?.rows[0];
  if (!row) throw await mayNotChange(reading, actor, declaration, id);
  const record = { ...toRecord(allSeeing, declaration, row), ...partsRead(declaration, parts) };
  return { record, beside: row[besideName] as T };
}

/** Refuses a record that the actor may not read or change, without reading it. @throws no_access, record_not_found */
export async function mustSee(
  reading: Reading,
  actor: Actor,
  object: string,
  id: number,
  type: AccessType = 'read',
): Promise<void> {
  const declaration = reading.registry.byName(object);
  if (!may(actor, type, declaration)) throw fail('no_access', { object });
  const { rows } = await sql`select 1 from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)}
    where ${rootId} = ${id} and ${visibleTo(actor, reading.registry, declaration, rootAlias, type)}`.execute(
    reading.sql,
  );
  if (rows.length > 0) return;
  throw type === 'modify'
    ? await mayNotChange(reading, actor, declaration, id)
    : fail('record_not_found', { object, id });
}

/**
 * The error of a change. It does not tell that the record exists. Only a letter (a record with `ofAccount`) that the actor may read
 * is no secret to them: the error then says that they may only read it.
 */
const mayNotChange = async (
  { sql: db, registry }: Reading,
  actor: Actor,
  declaration: Declaration,
  id: number,
): Promise<KejaError> => {
  const unknown = fail('record_not_found', { object: declaration.name, id });
  if (!declaration.ofAccount || !may(actor, 'read', declaration)) return unknown;
  const [sees] = await seenBy(db, registry, [actor], declaration.name, id);
  return sees ? fail('mail_only_read') : unknown;
};
