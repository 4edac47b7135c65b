import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { registry } from '#domain/objects.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { waitForTurn, type Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';
import { faultOfObject } from '../writing/textFormats.ts';

const timeObject = 'timeTrackingItem';

/**
 * Starts to measure the time of a person on a record by the clock of the server. If two windows start it, both get the same
 * time, because it would otherwise be counted twice.
 * @returns `isNew` is false if the time was running already
 * @throws validation_failed, record_not_found, no_access
 */
export async function startTime(
  tx: Transaction,
  actor: Actor,
  objectType: string,
  objectId: number,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const fault = faultOfObject(objectType, registry);
  if (fault) throw failFields([{ field: 'objectType', ...fault }]);
  await tx.records.mustSee(actor, objectType, objectId);
  await waitForTurn(tx, `running time of ${actor.userId}`);
  const running = await tx.sql
    .selectFrom('time_tracking_item')
    .select('id')
    .where('user_id', '=', actor.userId)
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .where('end_date', 'is', null)
    .where('marked_to_delete', '=', false)
    .orderBy('start_date')
    .executeTakeFirst();
  if (running) return { id: running.id, isNew: false };
  const { numberStr = null, presentation = null } = await tx.records.get(actor, objectType, objectId);
  const objectData = { numberStr, reference: presentation };
  const startDate = new Date().toISOString();
  const id = await tx.records.createOnly(actor, timeObject, { objectType, objectId, objectData, startDate });
  return { id, isNew: true };
}

/**
 * Ends a running time, by the clock of the server. A time that has ended keeps its end, however often it is stopped and by
 * however many windows. Of the comment, only new words are added.
 * @returns `isStopped` is false if the time had ended before
 */
export async function stopTime(
  tx: Transaction,
  actor: Actor,
  id: number,
  comment: string,
): Promise<{ readonly id: number; readonly isStopped: boolean }> {
  await tx.records.mustSee(actor, timeObject, id, 'modify');
  await lockRow(tx.sql, 'time_tracking_item', id);
  const time = await tx.records.get(actor, timeObject, id);
  const isRunning = time.endDate === null;
  const changes = { ...(isRunning ? endedNow(time) : {}), ...withWords(time, comment) };
  if (Object.keys(changes).length > 0) await tx.records.updateOnly(actor, timeObject, id, changes);
  return { id, isStopped: isRunning };
}

/** The end of a running time, and its length in whole seconds. */
const endedNow = ({ startDate }: AnyRecord) => {
  const now = Date.now();
  const elapsedTime = Math.max(0, Math.floor((now - Date.parse(String(startDate))) / 1000));
  return { endDate: new Date(now).toISOString(), elapsedTime };
};

/**
 * The input box of a window begins with the stored comment, so a text that contains the whole stored comment replaces it. A text
 * that is already a part of the stored comment changes nothing. Any other text is added.
 */
const withWords = ({ comment }: AnyRecord, words: string) => {
  const before = typeof comment === 'string' ? comment.trim() : '';
  if (words === '' || before.includes(words)) return {};
  return { comment: words.includes(before) ? words : `${before}\n${words}` };
};
