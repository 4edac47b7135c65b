import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { keepContent } from '#database/files/fileContent.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { PictureRecords, PictureTaking } from '#workflows/weighing/takePicture.activities.ts';
import { pictureWithinSeconds, type PictureWish } from '#workflows/weighing/takePicture.messages.ts';
import { withRefusals } from '../refusals.ts';
import type { Surroundings } from '../surroundings.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';

interface Recorder {
  readonly user: string | null;
  readonly password: string | null;
  readonly port: number | null;
  readonly request: string | null;
  readonly scale: string;
}

const recorderOf = async (database: Database, scaleId: number): Promise<Recorder> => {
  const { rows } = await sql<Recorder>`
    select video_recorder_user as "user", video_recorder_password as password, video_recorder_port as port,
      video_recorder_request as request, coalesce(code, name) as scale
    from scale where id = ${scaleId}`.execute(database.sql);
  const [found] = rows;
  if (!found) throw fail('camera_refused', { reason: 'the scale is gone' });
  return { ...found, password: found.password === null ? null : database.secrets.open(found.password) };
};

/** `10.0.0.9`, `http://10.0.0.9` or `https://…`, with the port and the request of the scale's settings. */
export const pictureUrl = (camera: string, { port, request }: Pick<Recorder, 'port' | 'request'>): string => {
  const base = new URL(/^https?:\/\//.test(camera) ? camera : `http://${camera}`);
  if (port) base.port = String(port);
  return new URL(request ?? '/', base).href;
};

/** The picture's port: to the camera, and to the record that the picture hangs on. */
export const takePictureActivities = ({ database }: Surroundings): PictureTaking & PictureRecords =>
  withRefusals<PictureTaking & PictureRecords>({
    takePicture: async ({ key, ...wish }) => {
      if (Date.now() - Date.parse(wish.recordedAt) > pictureWithinSeconds * 1000)
        throw fail('picture_too_late', { reason: 'too late' });
      const recorder = await recorderOf(database, wish.scaleId);
      const { user, password } = recorder;
      const snapshot = await takeSnapshot(
        pictureUrl(wish.camera, recorder),
        user === null ? null : { user, password: password ?? '' },
      );
      await database.once(key, async (tx) => {
        const picture = await hang(tx, wish, recorder.scale, snapshot);
        await note(tx, wish, { pictureState: 'Stored', picture });
      });
    },
    notePictureMissing: async ({ key, problem, ...wish }) => {
      await database.once(key, async (tx) => {
        await note(tx, wish, { pictureState: 'Missing', problem: problem.slice(0, 200) });
      });
    },
  });

const hang = async (
  tx: Transaction,
  { weighingRecordId, recordedAt }: PictureWish,
  scale: string,
  { bytes, type, extension }: Snapshot,
): Promise<number> => {
  const checksum = createHash('sha256').update(bytes).digest('hex');
  await keepContent(tx.sql, { checksum, size: bytes.length }, one(bytes));
  const { id } = await tx.records.create(systemActor, 'file', {
    name: `${scale} ${recordedAt.slice(0, 19).replaceAll(':', '-')}.${extension}`,
    type,
    size: bytes.length,
    checksum,
    objectName: 'weighingRecord',
    objectId: weighingRecordId,
  });
  return id;
};

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Adds a row to the record's pictures; two cameras at once wait for each other. */
const note = async (
  tx: Transaction,
  { weighingRecordId, scaleId, captureId, camera, recordedAt }: PictureWish,
  what: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await sql`select 1 from weighing_record where id = ${weighingRecordId} for update`.execute(tx.sql);
  const record = await tx.records.get(systemActor, 'weighingRecord', weighingRecordId);
  const row = { captureId, scale: scaleId, camera, takenAt: recordedAt, ...what };
  await tx.records.update(systemActor, 'weighingRecord', weighingRecordId, {
    pictures: [...(record.pictures as object[]), row],
  });
};
