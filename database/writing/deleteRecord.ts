import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { forgetFilesOnRecord } from '../files/filesOnRecord.ts';
import { signalDeletion } from '../processes/processesByRule.ts';
import { lockRecord } from '../reading/lockRecord.ts';
import { tableOf } from '../schema/naming.ts';
import { mustBeOpen, ownerOfFileMustBeOpen } from './lifecycle.ts';
import { referrersOf } from './referrers.ts';
import { hooksOf, modifiable, readingIn, translatingErrors, type Writing } from './writing.ts';

/**
 * Deletes a record from the database.
 * @throws no_access without full rights, record_confirmed for a confirmed document, record_referenced while other records
 * refer to it; also what the lifecycle or the hooks of the object refuse
 */
export async function deleteRecord(writing: Writing, object: string, id: number): Promise<void> {
  const { tx, actor, registry } = writing;
  const declaration = modifiable(writing, object);
  if (!actor.fullRights) throw fail('no_access', { object });
  const { record: before } = await lockRecord(readingIn(writing), actor, declaration, id);
  if (before.confirmed === true && !actor.system) throw fail('record_confirmed', { object, id });
  await mustBeOpen(writing, declaration, 'delete', before);
  await ownerOfFileMustBeOpen(writing, declaration, 'delete', before);
  const referrers = await referrersOf(tx.sql, registry, declaration, id);
  if (referrers.length > 0) throw fail('record_referenced', { object, id, by: referrers });
  await hooksOf(writing, declaration).beforeDelete?.(before, writing);
  await signalDeletion(tx, object, id);
  await translatingErrors(declaration, async () => {
    await forgetFilesOnRecord(tx.sql, declaration, id);
    await sql`delete from ${sql.table(tableOf(declaration))} where id = ${id}`.execute(tx.sql);
  });
  await tx.announce(object, id, actor.name);
}
