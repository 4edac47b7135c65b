import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';

/** The kinds of messages in the outbox: one asks a camera for a picture, the other sends a weighing to a receiver. */
export const pictureOutbox = 'weighingPicture';
export const sendingOutbox = 'weighingSending';

interface Weighing {
  readonly captureId: string | null;
  readonly scaleId: number | null;
}

/**
 * Queues what follows a written weighing record: pictures for new weights, and messages to the receivers of weighings.
 * @param before the record as it was before the write; undefined for a new one
 */
export async function afterWeighing(
  record: AnyRecord,
  before: AnyRecord | undefined,
  tx: Transaction,
): Promise<void> {
  await askForPictures(record, before, tx);
  if (netHasChanged(record, before) && (await isForReceivers(record, tx))) await sendToReceivers(record, tx);
}

const weighingsOf = (record: AnyRecord | undefined): Weighing[] =>
  (record?.weighings as Weighing[] | undefined) ?? [];

/** Asks each camera of a scale for a picture of each weight that the scale has newly given to the record. */
const askForPictures = async (
  record: AnyRecord,
  before: AnyRecord | undefined,
  tx: Transaction,
): Promise<void> => {
  const earlierCaptures = new Set(weighingsOf(before).map(({ captureId }) => captureId));
  for (const { captureId, scaleId } of weighingsOf(record)) {
    if (captureId === null || scaleId === null || earlierCaptures.has(captureId)) continue;
    for (const camera of await camerasOf(tx, scaleId))
      await tx.outbox(pictureOutbox, {
        weighingRecordId: record.id,
        scaleId,
        captureId,
        camera,
        recordedAt: new Date().toISOString(),
      });
  }
};

/**
 * The addresses of a scale's cameras, which its field `videoRecorderServer` separates with commas; none if the scale does not use
 * them.
 */
const camerasOf = async (tx: Transaction, scaleId: number): Promise<string[]> => {
  const { rows } = await sql<{ server: string | null }>`
    select video_recorder_server as server from scale where id = ${scaleId} and use_video_recorder`.execute(
    tx.sql,
  );
  const cameras = (rows[0]?.server ?? '').split(',').map((each) => each.trim());
  return [...new Set(cameras.filter((each) => each !== ''))];
};

/** Whether the net weight that counts has changed. A cancelled record counts as one without a net weight. */
const netHasChanged = (record: AnyRecord, before: AnyRecord | undefined): boolean => {
  const net = record.cancelWeighting === true ? null : record.netto;
  const netBefore = before === undefined || before.cancelWeighting === true ? null : before.netto;
  return net !== netBefore;
};

/** Whether receivers get a weighing. They do not if its station is set to keep its loads from them (`nonOracleLoad`). */
const isForReceivers = async ({ dispositionId }: AnyRecord, tx: Transaction): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from disposition d join weighing_station s on s.id = d.weighing_station_id
    where d.id = ${dispositionId ?? null} and s.non_oracle_load`.execute(tx.sql);
  return rows.length === 0;
};

const sendToReceivers = async (record: AnyRecord, tx: Transaction): Promise<void> => {
  const { rows } = await sql<{ id: number; hours: number }>`
    select id, hours_to_try as hours from weight_receiver where is_active and not marked_to_delete order by id`.execute(
    tx.sql,
  );
  for (const { id, hours } of rows) {
    const { id: weightSendingId } = await tx.records.create(systemActor, 'weightSending', {
      weighingRecord: record.id,
      weightReceiver: id,
    });
    await tx.outbox(sendingOutbox, { weightSendingId, hoursToTry: hours });
  }
};
