import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inWarsaw } from '#domain/kernel/warsawDay.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startWebServer } from '#tools/peers/webServer.ts';
import type { PictureWish } from '#workflows/weighing/takePicture.messages.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { sendWeighingActivities } from './sendWeighing.activities.ts';
import { takeSnapshot } from './snapshot.ts';
import { pictureUrl, takePictureActivities } from './takePicture.activities.ts';

let terminal: TestTerminal;
let web: Awaited<ReturnType<typeof startWebServer>>;
beforeAll(async () => {
  [terminal, web] = await Promise.all([createTestTerminal(), startWebServer()]);
});
afterAll(async () => {
  await web?.stop();
  await terminal?.close();
});

const records = () => terminal.database.records;
const outboxOf = (kind: string) =>
  terminal.rows(sql<{ payload: Record<string, unknown> }>`
    select payload from outbox where kind = ${kind} order by id`);
const weighed = async (scale: number, more: object = {}) =>
  (
    await records().create(systemActor, 'weighingRecord', {
      weighings: [{ kind: 'gross', weight: '39.080', scale, captureId: crypto.randomUUID() }],
      ...more,
    })
  ).id;

describe('a camera of somebody else’s make', () => {
  const at = (path: string) => `http://127.0.0.1:${web.port}${path}`;
  const scale = { user: 'scale', password: 's3cret' };

  it('gives its picture', async () => {
    expect(await takeSnapshot(at('/image/jpeg'), null)).toMatchObject({
      type: 'image/jpeg',
      extension: 'jpg',
    });
  });

  // The path tells the server (httpbin) the user and the password that it asks for.
  it.each([
    '/digest-auth/auth/scale/s3cret',
    '/digest-auth/auth/scale/s3cret/SHA-256',
    '/basic-auth/scale/s3cret',
  ])('lets us in at %s, and its answer without a picture is refused', async (path) => {
    await expect(takeSnapshot(at(path), scale)).rejects.toMatchObject({
      code: 'camera_refused',
      params: { reason: 'no picture' },
    });
    await expect(takeSnapshot(at(path), { ...scale, password: 'wrong' })).rejects.toMatchObject({
      params: { reason: 'HTTP 401' },
    });
  });

  it.each<[string, string, object]>([
    ['with a fault of its own is asked again', '/status/503', { message: 'HTTP 503' }],
    ['that has no such picture is not asked again', '/status/404', { code: 'camera_refused' }],
  ])('%s', async (_rule, path, error) => {
    await expect(takeSnapshot(at(path), null)).rejects.toMatchObject(error);
  });

  it.each([
    ['10.0.0.9', 8080, '/snap?channel=1', 'http://10.0.0.9:8080/snap?channel=1'],
    ['https://cam.example', null, '/snap', 'https://cam.example/snap'],
    ['cam', 80, null, 'http://cam/'],
  ])('%s, port %s and request %s make one address', (camera, port, request, address) => {
    expect(pictureUrl(camera, { port, request })).toBe(address);
  });
});

describe('a weighing at a scale with cameras', () => {
  const scaleWith = (more: object = {}) =>
    records()
      .create(systemActor, 'scale', {
        name: 'W9',
        useVideoRecorder: true,
        videoRecorderServer: '127.0.0.1, 127.0.0.2',
        videoRecorderPort: web.port,
        videoRecorderRequest: '/image/jpeg',
        ...more,
      })
      .then(({ id }) => id);
  beforeEach(() => sql`delete from outbox`.execute(terminal.database.sql));

  it('asks each camera once for each weight, also when the record is written again', async () => {
    const id = await weighed(await scaleWith());
    await records().update(systemActor, 'weighingRecord', id, { ticketNumber: '1234' });
    const asked = await outboxOf('weighingPicture');
    expect(asked.map(({ payload }) => payload.camera)).toEqual(['127.0.0.1', '127.0.0.2']);
    expect(asked[0]?.payload).toMatchObject({ weighingRecordId: id });
  });

  it('asks nobody where the recorder is switched off', async () => {
    await weighed(await scaleWith({ useVideoRecorder: false }));
    expect(await outboxOf('weighingPicture')).toEqual([]);
  });

  const wishOf = async (more: Partial<PictureWish> = {}): Promise<PictureWish> => {
    await weighed(await scaleWith());
    const [asked] = await outboxOf('weighingPicture');
    return { ...(asked?.payload as unknown as PictureWish), ...more };
  };
  const picturesOf = async ({ weighingRecordId }: PictureWish) =>
    (await records().get(systemActor, 'weighingRecord', weighingRecordId)).pictures;

  it('has its picture as a file on its record, once however often the step runs', async () => {
    const wish = await wishOf();
    const { takePicture } = takePictureActivities(terminal.dependencies);
    await takePicture({ ...wish, key: `${wish.captureId}:stored` });
    await takePicture({ ...wish, key: `${wish.captureId}:stored` });
    expect(await picturesOf(wish)).toMatchObject([
      { camera: '127.0.0.1', pictureState: 'Stored', problem: null },
    ]);
    const files = await terminal.rows(sql<object>`
      select name, type from file where object_name = 'weighingRecord' and object_id = ${wish.weighingRecordId}`);
    expect(files).toMatchObject([
      { name: expect.stringMatching(/^W9 .*\.jpg$/) as string, type: 'image/jpeg' },
    ]);
  });

  it('a picture is named by the time that the clocks at the scale show', async () => {
    const wish = await wishOf();
    const { takePicture } = takePictureActivities(terminal.dependencies);
    await takePicture({ ...wish, key: `${wish.captureId}:named-by-time` });
    const [file] = await terminal.rows(sql<{ name: string }>`
      select name from file where object_name = 'weighingRecord' and object_id = ${wish.weighingRecordId}`);
    const { year, month, day, hour } = inWarsaw(wish.recordedAt);
    expect(
      /^W9 (\d+)-(\d+)-(\d+)T(\d+)-/
        .exec(file?.name ?? '')
        ?.slice(1)
        .map(Number),
    ).toEqual([year, month, day, hour]);
  });

  it('is asked for at the address that was checked: its name is not looked up again', async () => {
    const wish = await wishOf({ camera: 'http://camera.invalid' });
    const { takePicture } = takePictureActivities({
      ...terminal.dependencies,
      deviceAddress: async () => '127.0.0.1',
    });
    await takePicture({ ...wish, key: `${wish.captureId}:named` });
    expect(await picturesOf(wish)).toMatchObject([{ pictureState: 'Stored' }]);
  });

  it('gets no picture that comes too late and could show another truck', async () => {
    const wish = await wishOf({ recordedAt: '2026-01-01T00:00:00.000Z' });
    const { takePicture } = takePictureActivities(terminal.dependencies);
    await expect(takePicture({ ...wish, key: `${wish.captureId}:late` })).rejects.toThrow(/too.late/);
    expect(await picturesOf(wish)).toEqual([]);
  });

  it('says on its record which camera gave no picture, and why', async () => {
    const wish = await wishOf();
    const { notePictureMissing } = takePictureActivities(terminal.dependencies);
    for (let times = 0; times < 2; times++)
      await notePictureMissing({ ...wish, key: `${wish.captureId}:missing`, problem: 'HTTP 404' });
    expect(await picturesOf(wish)).toMatchObject([{ pictureState: 'Missing', problem: 'HTTP 404' }]);
  });

  it.each(['stored', 'missing'] as const)(
    'is stored and not missing, if a worker died between the two and %s was written first',
    async (first) => {
      const wish = await wishOf();
      const { takePicture, notePictureMissing } = takePictureActivities(terminal.dependencies);
      const stored = () => takePicture({ ...wish, key: `${wish.captureId}:stored` });
      const missing = () =>
        notePictureMissing({ ...wish, key: `${wish.captureId}:missing`, problem: 'no answer' });
      for (const step of first === 'stored' ? [stored, missing] : [missing, stored]) await step();
      expect(await picturesOf(wish)).toMatchObject([{ pictureState: 'Stored', problem: null }]);
    },
  );

  it('never gives the password of its camera back', async () => {
    const id = await scaleWith({ videoRecorderUser: 'scale', videoRecorderPassword: 's3cret' });
    expect(JSON.stringify(await records().get(systemActor, 'scale', id))).not.toContain('s3cret');
    const [row] = await terminal.rows(sql<{ sealed: string }>`
      select video_recorder_password as sealed from scale where id = ${id}`);
    // Sealed texts begin with the version of their form.
    expect(row?.sealed).toMatch(/^v2\./);
  });
});

describe('a receiver of weighings', () => {
  let server: Server;
  let heard: { request: IncomingMessage; body: Record<string, unknown> }[];
  let answer: [status: number, words: string];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (piece) => (body += String(piece)));
      request.on('end', () => {
        heard.push({ request, body: JSON.parse(body) as Record<string, unknown> });
        response.writeHead(answer[0]).end(answer[1]);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server?.close());
  beforeEach(async () => {
    [heard, answer] = [[], [200, 'taken']];
    await sql`delete from outbox`.execute(terminal.database.sql);
    await sql`update weight_receiver set is_active = false`.execute(terminal.database.sql);
  });

  const receiver = () =>
    records().create(systemActor, 'weightReceiver', {
      name: 'ERP',
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/weights`,
      login: 'keja',
      password: 's3cret',
    });
  const sendings = () => outboxOf('weighingSending');
  /** @returns the id of the sending of a new weighing at a scale of the demo */
  const sendingOfNew = async (): Promise<number> => {
    await receiver();
    await weighed(1, { brutto: '39.080', tare: '14.520', netto: '24.560', carNumber: 'KR 12345' });
    return Number((await sendings())[0]?.payload.weightSendingId);
  };

  it('is told of a net, of another one, and that it does not count any more; not of anything else', async () => {
    await receiver();
    const id = await weighed(1, { brutto: '39.080' });
    expect(await sendings()).toHaveLength(0);
    const write = (change: Record<string, string | boolean | null>) =>
      records().update(systemActor, 'weighingRecord', id, change);
    await write({ tare: '14.520', netto: '24.560' });
    expect(await sendings()).toHaveLength(1);
    await write({ ticketNumber: '1234' });
    expect(await sendings()).toHaveLength(1);
    await write({ cancelWeighting: true });
    expect(await sendings()).toHaveLength(2);
  });

  it('gets the weighing under the id of the sending, signed in', async () => {
    const weightSendingId = await sendingOfNew();
    const { postWeighing } = sendWeighingActivities(terminal.dependencies);
    expect(await postWeighing({ weightSendingId })).toEqual({ answer: '200 taken' });
    expect(heard[0]?.body).toMatchObject({
      id: `weight-sending-${weightSendingId}`,
      vehicle: 'KR 12345',
      gross: '39.080',
      tare: '14.520',
      net: '24.560',
      unit: 't',
      cancelled: false,
    });
    const times = ['date', 'grossAt', 'tareAt', 'netAt'].map((name) => heard[0]?.body[name]);
    for (const time of times.filter((each) => each !== null))
      expect(time).toBe(new Date(String(time)).toISOString());
    expect(times[0]).not.toBeNull();
    expect(heard[0]?.request.headers).toMatchObject({
      'idempotency-key': `weight-sending-${weightSendingId}`,
      authorization: `Basic ${Buffer.from('keja:s3cret').toString('base64')}`,
    });
  });

  it('is told the same again under the same key, though the weighing has changed meanwhile', async () => {
    const weightSendingId = await sendingOfNew();
    const { postWeighing } = sendWeighingActivities(terminal.dependencies);
    await postWeighing({ weightSendingId });
    const { weighingRecord } = await records().get(systemActor, 'weightSending', weightSendingId);
    const { id } = weighingRecord as { id: number };
    await records().update(systemActor, 'weighingRecord', id, { cancelWeighting: true });
    await postWeighing({ weightSendingId });
    const newer = Number((await sendings()).at(-1)?.payload.weightSendingId);
    await postWeighing({ weightSendingId: newer });
    const [first, again, changed] = heard.map(({ body }) => body);
    expect(again).toEqual(first);
    expect(changed).toMatchObject({ net: '24.560', cancelled: true });
    expect(String(changed?.changedAt) > String(first?.changedAt)).toBe(true);
  });

  it.each<[string, number, RegExp]>([
    ['that refuses is believed', 422, /weighing_refused/],
    ['that is busy is asked again', 429, /429/],
    ['that is broken is asked again', 503, /503/],
  ])('%s', async (_rule, status, error) => {
    const weightSendingId = await sendingOfNew();
    answer = [status, 'no'];
    const refusal: unknown = await sendWeighingActivities(terminal.dependencies)
      .postWeighing({ weightSendingId })
      .catch((thrown: unknown) => thrown);
    expect(`${(refusal as { type?: string }).type ?? ''} ${(refusal as Error).message}`).toMatch(error);
  });

  it('shows on the sending what it said, once', async () => {
    const weightSendingId = await sendingOfNew();
    const { closeSending } = sendWeighingActivities(terminal.dependencies);
    for (const words of ['200 taken', 'again'])
      await closeSending({ key: `s${weightSendingId}`, weightSendingId, state: 'Taken', answer: words });
    expect(await records().get(systemActor, 'weightSending', weightSendingId)).toMatchObject({
      sendingState: 'Taken',
      answer: '200 taken',
    });
  });
});
