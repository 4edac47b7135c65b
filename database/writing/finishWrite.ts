import type { RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { startByRules } from '../processes/processesByRule.ts';
import { mustSee } from '../reading/lockRecord.ts';
import { readRecord } from '../reading/readRecord.ts';
import { seeingAll } from '../reading/visibility.ts';
import { columnsWritten } from '../reading/writtenRecord.ts';
import { settingsAfter } from './settings.ts';
import { storeVersion } from './versions.ts';
import { hooksOf, readingIn, type Writing } from './writing.ts';
import { callsAfterWrite, isAnsweredWhole, type Stored, type Written } from './written.ts';

/** What the caller of a write gets. Only the server itself gets `id` alone; a person always gets the record. */
export type Answer = 'record' | 'id';

/**
 * Does what follows a write. Returns the record as the actor sees it; refuses a write after which they would not see it.
 */
export async function finishWrite(
  writing: Writing,
  declaration: Declaration,
  written: Written,
  answer: Answer = 'record',
): Promise<AnyRecord> {
  const { tx, actor, registry } = writing;
  const { id, before } = written;
  const reading = readingIn(writing);
  const read = () => readRecord(reading, seeingAll(actor), declaration.name, id);
  // The actor must still be able to change a shared record after the write. To see it is not enough: they could otherwise
  // write a record that belongs to somebody else.
  if (declaration.sharedWith) await mustSee(reading, actor, declaration.name, id, 'modify');
  const hooks = hooksOf(writing, declaration);
  // What the hook gets is not kept, because the hook may change the record.
  if (callsAfterWrite(hooks, written)) await hooks.afterWrite?.(await read(), before, writing);
  let record = written.record && Promise.resolve(written.record);
  const readOnce = () => (record ??= read());
  // This write may itself have changed the setting of versions.
  const settings = await settingsAfter(tx.sql, declaration, written.settings);
  await storeVersion(writing, declaration, settings, before, readOnce);
  await startByRules(writing, declaration.name, settings.startRules, before, readOnce);
  if (answer === 'id' && actor.system) return { id } as AnyRecord;
  // The record that was read above is the answer only if no process may have changed it since, and if the actor sees all of
  // it. Otherwise it is read again, as the actor sees it.
  return record && settings.startRules.length === 0 && isAnsweredWhole(actor, registry, declaration)
    ? record
    : readRecord(reading, actor, declaration.name, id);
}

/** The columns by which the writing statement returns the record; undefined if a hook may still change it. */
export function columnsToAnswer(
  writing: Writing,
  declaration: Declaration,
  written: Stored,
): RawBuilder<unknown> | undefined {
  if (callsAfterWrite(hooksOf(writing, declaration), written)) return undefined;
  return columnsWritten(writing.registry, writing.actor, declaration, written);
}
