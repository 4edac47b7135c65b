import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Database } from '#database/connect.ts';
import { keepContent } from '#database/files/fileContent.ts';
import type { Transaction } from '#database/transaction.ts';
import { recorderOfScale } from '#database/weighing/pictures.ts';
import { lockRow } from '#database/writing/lockRow.ts';
import { fail } from '#domain/kernel/fail.ts';
import { inWarsaw } from '#domain/kernel/warsawDay.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { PictureRecords, PictureTaking } from '#workflows/weighing/takePicture.activities.ts';
import { pictureWithinSeconds, type PictureWish } from '#workflows/weighing/takePicture.messages.ts';
import { withRefusals } from '../refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import type { DeviceAddress } from '../deviceNetworks.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';

/** The video recorder of a scale, as the settings of the scale have it; the password is not sealed any more. */
interface Recorder {
  readonly user: string | null;
  readonly password: string | null;
  readonly port: number | null;
  /** The path and the query of a picture on the camera. */
  readonly request: string | null;
  /** The name of the scale. */
  readonly scale: string;
}

const recorderOf = async (database: Database, scaleId: number): Promise<Recorder> => {
  const recorder = await recorderOfScale(database.sql, scaleId);
  if (!recorder) throw fail('camera_refused', { reason: 'the scale is gone' });
  return {
    ...recorder,
    password: recorder.password === null ? null : database.secrets.open(recorder.password),
  };
};

/**
 * The address of a picture, with the port and the request of the scale's settings.
 * @param camera `10.0.0.9`, `http://10.0.0.9` or `https://…`
 */
export function pictureUrl(camera: string, { port, request }: Pick<Recorder, 'port' | 'request'>): string {
  const base = new URL(/^https?:\/\//.test(camera) ? camera : `http://${camera}`);
  if (port) base.port = String(port);
  return new URL(request ?? '/', base).href;
}

/**
 * The address with the checked IP in place of the name, because the name could resolve to another host a moment later. With
 * HTTPS the name stays: it must match the certificate, which another host does not have.
 * @throws device_address_refused if the host is in none of the allowed networks
 */
const checkedUrl = async (address: string, deviceAddress: DeviceAddress): Promise<string> => {
  const url = new URL(address);
  const withoutBrackets = url.hostname.replace(/^\[|\]$/g, '');
  const ip = await deviceAddress(withoutBrackets);
  if (url.protocol === 'http:') url.hostname = isIPv6(ip) ? `[${ip}]` : ip;
  return url.href;
};

/**
 * The activities of `takePicture`: they use the camera and the weighing record to which the picture belongs. `key` makes a step
 * idempotent.
 */
export function takePictureActivities({
  database,
  deviceAddress,
}: Dependencies): PictureTaking & PictureRecords {
  return withRefusals<PictureTaking & PictureRecords>({
    takePicture: async ({ key, ...wish }) => {
      if (Date.now() - Date.parse(wish.recordedAt) > pictureWithinSeconds * 1000)
        throw fail('picture_too_late', { reason: 'too late' });
      const recorder = await recorderOf(database, wish.scaleId);
      const { user, password } = recorder;
      const url = await checkedUrl(pictureUrl(wish.camera, recorder), deviceAddress);
      const snapshot = await takeSnapshot(url, user === null ? null : { user, password: password ?? '' });
      await database.once(key, async (tx) => {
        const picture = await storePicture(tx, wish, recorder.scale, snapshot);
        await writeRow(tx, wish, { pictureState: 'Stored', picture });
      });
    },
    notePictureMissing: async ({ key, problem, ...wish }) => {
      await database.once(key, async (tx) => {
        await writeRow(tx, wish, { pictureState: 'Missing', problem });
      });
    },
  });
}

const storePicture = async (
  tx: Transaction,
  { weighingRecordId, recordedAt }: PictureWish,
  scale: string,
  { bytes, type, extension }: Snapshot,
): Promise<number> => {
  const checksum = createHash('sha256').update(bytes).digest('hex');
  await keepContent(tx.sql, { checksum, size: bytes.length }, singleChunk(bytes));
  const { id } = await tx.records.create(systemActor, 'file', {
    name: `${scale} ${inWarsaw(recordedAt).toFormat("yyyy-MM-dd'T'HH-mm-ss")}.${extension}`,
    type,
    size: bytes.length,
    checksum,
    objectName: 'weighingRecord',
    objectId: weighingRecordId,
  });
  return id;
};

interface PictureRow {
  readonly captureId: string;
  readonly camera: string;
  readonly takenAt: string;
  readonly pictureState: 'Waiting' | 'Stored' | 'Missing';
}

async function* singleChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/**
 * Writes the row of one picture into the weighing record. The lock makes the pictures of two cameras wait for each other,
 * because all rows are written together. A worker that died before it reported may have stored the picture; then the row stays
 * `Stored`, and `fields` are not written. A picture that is stored late replaces `Missing`.
 */
const writeRow = async (
  tx: Transaction,
  { weighingRecordId, scaleId, captureId, camera, recordedAt }: PictureWish,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await lockRow(tx.sql, 'weighing_record', weighingRecordId, 'wholly');
  const record = await tx.records.get(systemActor, 'weighingRecord', weighingRecordId);
  const row = { captureId, scale: scaleId, camera, takenAt: recordedAt, ...fields };
  const pictures = record.pictures as PictureRow[];
  const isSame = (storedRow: PictureRow) =>
    storedRow.captureId === captureId &&
    storedRow.camera === camera &&
    Date.parse(storedRow.takenAt) === Date.parse(recordedAt);
  if (pictures.some((storedRow) => isSame(storedRow) && storedRow.pictureState === 'Stored')) return;
  await tx.records.updateOnly(systemActor, 'weighingRecord', weighingRecordId, {
    pictures: [...pictures.filter((storedRow) => !isSame(storedRow)), row],
  });
};
