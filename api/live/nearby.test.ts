import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#database/testing/database.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { LiveReading } from '#domain/weighing/scaleMessages.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';

let database: FreshDatabase;
const apis: TestApi[] = [];
const sockets: Socket[] = [];
let scaleId: number;
const token = 'agent of the only process';
/** By which processes send each other what their viewers receive. */
const channel = 'socket.io#/live';
const payloads: string[] = [];

const start = async (): Promise<TestApi> => {
  const api = await startTestApi({ on: database });
  apis.push(api);
  return api;
};

beforeAll(async () => {
  database = await freshDatabase({ demo: true });
  const { database: ofApi } = await start();
  const { records } = ofApi;
  const tokenHash = `sha256:${createHash('sha256').update(token).digest('hex')}`;
  const agent = await records.create(systemActor, 'scaleAgent', { name: 'L', code: 'L', tokenHash });
  scaleId = (await records.create(systemActor, 'scale', { name: 'L1', code: 'L1', scaleAgent: agent.id })).id;
  await ofApi.listen(channel, (payload) => payloads.push(payload));
});
afterAll(async () => {
  vi.restoreAllMocks();
  sockets.forEach((socket) => socket.close());
  for (const api of apis) await api.close();
});

const open = async (api: TestApi, namespace: string, options: object, event: string): Promise<Socket> => {
  const path = '/api/socket.io';
  const socket = io(`${new URL(api.url).origin}${namespace}`, {
    path,
    transports: ['websocket'],
    forceNew: true,
    ...options,
  });
  sockets.push(socket);
  await new Promise((resolve) => void socket.once(event, resolve));
  return socket;
};
const viewer = async (api: TestApi): Promise<Socket> => {
  const cookie = (await api.signedIn('operator')).cookie();
  const socket = await open(api, '/live', { extraHeaders: { cookie } }, 'connect');
  socket.emit('watch', scaleId);
  return socket;
};

let kilograms = 1000;
/** Sends a new weight until everybody has received it. @returns whether it was sent through Postgres */
const isSentToPostgres = async (from: Socket, ears: readonly Socket[]): Promise<boolean> => {
  const tonnes = ((kilograms += 1) / 1000).toFixed(3);
  const heard = ears.map(
    (ear) =>
      new Promise<void>((resolve) => {
        ear.on('reading', (reading: LiveReading) => reading.tonnes === tonnes && resolve());
      }),
  );
  const at = '2026-11-26T08:00:00.000Z';
  const reading = { scaleId, at, phase: 'APPROACH', tonnes, reason: null, accepted: null };
  const saying = setInterval(() => from.emit('reading', reading), 20);
  await Promise.all(heard).finally(() => clearInterval(saying));
  // What was sent before this has arrived when this has.
  const last = `{"last":${kilograms}}`;
  await sql`select pg_notify(${channel}, ${last})`.execute(
    apis[0]?.database.sql as TestApi['database']['sql'],
  );
  await expect.poll(() => payloads.includes(last)).toBe(true);
  return payloads.some((payload) => payload.includes(tonnes));
};

it('a reading passes Postgres only while another API process may have viewers', async () => {
  const [one] = apis as [TestApi];
  const agent = await open(one, '/agent', { auth: { token } }, 'configuration');
  const ears = [await viewer(one)];
  expect(await isSentToPostgres(agent, ears)).toBe(true);

  // Only after its first ten seconds can a process know that no other one runs.
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
  expect(await isSentToPostgres(agent, ears)).toBe(false);

  ears.push(await viewer(await start()));
  expect(await isSentToPostgres(agent, ears)).toBe(true);
});
