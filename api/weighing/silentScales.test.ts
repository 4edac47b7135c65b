import { createHash } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import type { ScaleHealth } from '#domain/weighing/scaleMessages.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';

/** Two API processes on one database: each notices, and one notifies. */
let apis: readonly TestApi[];
let agentId: number;
let scales: readonly number[];
let agent: Socket;
let saying: ReturnType<typeof setInterval> | undefined;
const token = 'agent of the north';

beforeAll(async () => {
  const on = await freshDatabase({ demo: true });
  // The waits of the tests below are longer than these two seconds.
  const environment = { SCALES_SILENT_SECONDS: '2' };
  apis = await Promise.all([startTestApi({ on, environment }), startTestApi({ on, environment })]);
  const { records, sql: db } = database();
  // The agents of the demo are not there.
  await sql`update scale_agent set is_active = false`.execute(db);
  ({ id: agentId } = await records.create(systemActor, 'scaleAgent', {
    name: 'north',
    code: 'north',
    tokenHash: `sha256:${createHash('sha256').update(token).digest('hex')}`,
  }));
  const made = await Promise.all(
    ['N1', 'N2'].map((code) =>
      records.create(systemActor, 'scale', { name: code, code, scaleAgent: agentId }),
    ),
  );
  scales = made.map(({ id }) => id);
});
afterAll(() => Promise.all(apis?.map((api) => api.close()) ?? []));

const database = () => (apis[0] as TestApi).database;
const told = async (): Promise<{ login: string; description: string }[]> =>
  (
    await sql<{ login: string; description: string }>`
      select u.login, n.description from notification n join "user" u on u.id = n.user_id
      where n.object_name = 'scaleAgent' and n.object_id = ${agentId}`.execute(database().sql)
  ).rows;

const healthOf = (scaleId: number, more: Partial<ScaleHealth>): ScaleHealth => ({
  scaleId,
  at: new Date().toISOString(),
  phase: more.tonnes == null ? 'OFFLINE' : 'EMPTY',
  tonnes: null,
  reason: 'connection_lost',
  light: null,
  lightAnswers: null,
  lastWeightAt: null,
  lastTelegram: null,
  rate: 0,
  telegrams: 0,
  errors: 0,
  lastError: null,
  waiting: 0,
  ...more,
});
/** What the agent says of each scale, again and again, as it does. */
const says = (...each: readonly Partial<ScaleHealth>[]): void => {
  clearInterval(saying);
  const say = () =>
    agent.emit(
      'health',
      scales.map((id, index) => healthOf(id, each[index] ?? {})),
    );
  say();
  saying = setInterval(say, 200);
};
const weighs = { tonnes: '0.000', reason: null } as const;

beforeEach(async () => {
  await sql`delete from notification`.execute(database().sql);
  agent = io(`${new URL((apis[0] as TestApi).url).origin}/agent`, {
    path: '/api/socket.io',
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
  });
  await new Promise((resolve) => agent.once('configuration', resolve));
});
afterEach(() => {
  clearInterval(saying);
  agent.close();
});

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

describe('the operators are told once', () => {
  it.each([
    ['none of the scales gives a weight', () => says({}, { reason: 'no_answer' })],
    ['the agent has gone', () => void agent.close()],
  ])('the operators are told once that %s', async (_trouble, begins) => {
    says(weighs, weighs);
    // Each process has heard it before the silence begins.
    await seconds(2);
    begins();
    await expect
      .poll(told)
      .toEqual([{ login: 'operator', description: expect.stringContaining('N1, N2') as string }]);
    await seconds(3);
    expect(await told()).toHaveLength(1);
  });
});

describe('nobody is told', () => {
  it.each([
    ['one scale still weighs', [weighs, {}]],
    ['weights are typed in there', [{ reason: 'typed_by_hand' }, { reason: 'typed_by_hand' }]],
  ] as const)('nobody is told while %s', async (_state, each) => {
    says(...(each as readonly Partial<ScaleHealth>[]));
    await seconds(4);
    expect(await told()).toEqual([]);
  });
});
