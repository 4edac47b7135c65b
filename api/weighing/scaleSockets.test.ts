import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyWeightMemory } from '#database/testing/weightMemory.ts';
import { verifyWeightMemory } from '#database/weighing/weightMemory.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { AcceptedWeight, AgentConfiguration, LiveReading } from '#domain/weighing/scaleMessages.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Two API servers on one database, as two processes would be. */
let one: TestApi;
let other: TestApi;
let operator: Visitor;
let northId: number;
let southId: number;
let foreignId: number;
let agentId: number;
const sockets: Socket[] = [];
const logged: string[] = [];
const token = 'agent of the north';

beforeAll(async () => {
  const database = await freshDatabase({ demo: true });
  [one, other] = await Promise.all([
    startTestApi({ on: database, logged: (line) => void logged.push(line) }),
    startTestApi({ on: database }),
  ]);
  operator = await one.signedIn('operator');
  const { records } = one.database;
  const agentOf = async (code: string, secret: string): Promise<number> =>
    (
      await records.create(systemActor, 'scaleAgent', {
        name: code,
        code,
        tokenHash: `sha256:${createHash('sha256').update(secret).digest('hex')}`,
      })
    ).id;
  const scaleOf = async (code: string, scaleAgent: number): Promise<number> =>
    (await records.create(systemActor, 'scale', { name: code, code, scaleAgent })).id;
  agentId = await agentOf('north', token);
  [northId, southId] = [await scaleOf('N1', agentId), await scaleOf('N2', agentId)];
  foreignId = await scaleOf('F1', await agentOf('foreign', 'agent of another'));
});
beforeEach(() => emptyWeightMemory(one.database.sql));
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
afterAll(async () => {
  await one?.close();
  await other?.close();
});

const open = (api: TestApi, namespace: string, options: object): Socket => {
  const socket = io(`${new URL(api.url).origin}${namespace}`, {
    path: '/api/socket.io',
    reconnection: false,
    transports: ['websocket'],
    forceNew: true,
    ...options,
  });
  sockets.push(socket);
  return socket;
};
const next = <T>(socket: Socket, event: string) => new Promise<T>((resolve) => socket.once(event, resolve));
const refusal = async (socket: Socket) => (await next<Error>(socket, 'connect_error')).message;

/** An agent that knows its scales. */
const agent = async (api: TestApi = one): Promise<{ socket: Socket; configuration: AgentConfiguration }> => {
  const socket = open(api, '/agent', { auth: { token } });
  return { socket, configuration: await next<AgentConfiguration>(socket, 'configuration') };
};
const viewer = async (api: TestApi, visitor: Visitor, scaleId: number): Promise<Socket> => {
  const socket = open(api, '/live', { extraHeaders: { cookie: visitor.cookie() } });
  await next(socket, 'connect');
  socket.emit('watch', scaleId);
  return socket;
};

let seq = 0;
const weightOf = (more: Partial<AcceptedWeight> = {}): AcceptedWeight => ({
  captureId: randomUUID(),
  scaleId: northId,
  seq: ++seq,
  tonnes: '14.520',
  visit: 1,
  at: new Date().toISOString(),
  raw: '0xb838',
  alibiNo: null,
  ...more,
});
const send = (socket: Socket, weight: unknown): Promise<unknown> => socket.emitWithAck('weight', weight);
const memory = async () =>
  (
    await sql<{
      captureId: string;
      weight: string;
    }>`select capture_id as "captureId", weight from weight_memory order by id`.execute(one.database.sql)
  ).rows;

const readingOf = (more: Partial<LiveReading> = {}): LiveReading => ({
  scaleId: northId,
  at: new Date().toISOString(),
  phase: 'APPROACH',
  tonnes: '14.520',
  reason: null,
  accepted: null,
  ...more,
});

/**
 * Sends a reading again and again, as an agent does, until all of these viewers have got exactly it. A single reading may be
 * lost, because the server sends readings without keeping them for slow viewers.
 */
const heardBy = async (ears: readonly Socket[], from: Socket, reading: LiveReading): Promise<void> => {
  const said = JSON.stringify(reading);
  const hears = (ear: Socket) =>
    new Promise<void>((resolve) => {
      const hear = (heard: LiveReading) => {
        if (JSON.stringify(heard) !== said) return;
        ear.off('reading', hear);
        resolve();
      };
      ear.on('reading', hear);
    });
  const heard = Promise.all(ears.map(hears));
  const saying = setInterval(() => from.emit('reading', reading), 20);
  await heard.finally(() => clearInterval(saying));
};
const hearing = (ear: Socket): LiveReading[] => {
  const heard: LiveReading[] = [];
  ear.on('reading', (reading: LiveReading) => heard.push(reading));
  return heard;
};

describe('an agent', () => {
  it.each<[string, object]>([
    ['without a token', {}],
    ['with an empty one', { auth: { token: '' } }],
    ['with a wrong one', { auth: { token: 'invented' } }],
    ['with the hash of the right one', { auth: { token: createHash('sha256').update(token).digest('hex') } }],
    ['with something else than a token', { auth: { token: { $ne: null } } }],
  ])('is refused %s', async (_case, options) =>
    expect(await refusal(open(one, '/agent', options))).toBe('not_signed_in'),
  );

  it('is refused with a user’s session: a person is no agent', async () => {
    expect(await refusal(open(one, '/agent', { extraHeaders: { cookie: operator.cookie() } }))).toBe(
      'not_signed_in',
    );
  });

  it('is told its own scales and no others', async () => {
    const { configuration } = await agent();
    expect(configuration).toMatchObject({
      agent: 'north',
      scales: [
        { scaleId: northId, name: 'N1', factor: '0.001000', deviation: '0.020' },
        { scaleId: southId },
      ],
    });
  });

  it('is told at once when one of its scales changes, at whichever API it was changed', async () => {
    const { socket } = await agent(other);
    const told = next<AgentConfiguration>(socket, 'configuration');
    const admin = await one.signedIn('admin');
    await admin.put(`/scales/${southId}`, { deviation: '0.040' });
    expect((await told).scales[1]).toMatchObject({ scaleId: southId, deviation: '0.040' });
  });

  it('is disconnected when it is made inactive, and let in again when it is active', async () => {
    const { socket } = await agent(other);
    const out = next<string>(socket, 'disconnect');
    const admin = await one.signedIn('admin');
    await admin.put(`/scale_agents/${agentId}`, { isActive: false });
    expect(await out).toBe('io server disconnect');
    expect(await refusal(open(one, '/agent', { auth: { token } }))).toBe('not_signed_in');
    await admin.put(`/scale_agents/${agentId}`, { isActive: true });
    await agent();
  });
});

describe('a weight', () => {
  it('is acknowledged once it is in the memory', async () => {
    const { socket } = await agent();
    const weight = weightOf();
    expect(await send(socket, weight)).toEqual({ ok: true });
    expect(await memory()).toEqual([{ captureId: weight.captureId, weight: '14.520' }]);
  });

  it('sent twice is one row and is acknowledged twice', async () => {
    const { socket } = await agent();
    const weight = weightOf();
    expect(await Promise.all([send(socket, weight), send(socket, weight)])).toEqual([
      { ok: true },
      { ok: true },
    ]);
    expect(await send((await agent(other)).socket, weight)).toEqual({ ok: true });
    expect(await memory()).toEqual([{ captureId: weight.captureId, weight: '14.520' }]);
    expect(await verifyWeightMemory(one.database)).toMatchObject({ rows: 1, fault: null });
  });

  it.each<[string, () => number]>([
    ['another agent’s scale', () => foreignId],
    ['a scale that does not exist', () => 424_242],
  ])('a weight of %s is refused by name, and nothing is written', async (_whose, scaleId) => {
    const { socket } = await agent();
    expect(await send(socket, weightOf({ scaleId: scaleId() }))).toEqual({
      ok: false,
      code: 'scale_not_owned',
    });
    expect(await memory()).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['no object', 'S S 14520 kg'],
    ['an empty one', {}],
    ['a number for its weight', () => ({ ...weightOf(), tonnes: 14.52 })],
    ['too few decimals', () => weightOf({ tonnes: '14.52' })],
    ['no number for its weight', () => weightOf({ tonnes: 'NaN' })],
    ['more weight than can be stored', () => weightOf({ tonnes: '1234567890123.000' })],
    ['no capture', () => weightOf({ captureId: 'first' })],
    ['a place in the row that no column holds', () => weightOf({ seq: 2 ** 31 })],
    ['a time nobody knows', () => weightOf({ at: 'yesterday' })],
    ['a time before all clocks', () => weightOf({ at: '0000-01-01T00:00:00Z' })],
    ['a telegram without end', () => weightOf({ raw: 'x'.repeat(401) })],
    ['a telegram that cannot be stored', () => weightOf({ raw: 'S S\u0000' })],
    ['a telegram that would be stored as another', () => weightOf({ raw: 'S S \ud800' })],
    ['more than belongs to it', () => ({ ...weightOf(), manual: true })],
    ['a text for the number of its scale', () => ({ ...weightOf(), scaleId: String(northId) })],
  ])('a weight with %s is refused by name, and nothing is written', async (_fault, message) => {
    const { socket } = await agent();
    expect(
      await send(socket, typeof message === 'function' ? (message as () => unknown)() : message),
    ).toEqual({ ok: false, code: 'body_invalid' });
    expect(await memory()).toEqual([]);
  });

  it('is accepted after all that was refused before it', async () => {
    const { socket } = await agent();
    await send(socket, null);
    await send(socket, weightOf({ scaleId: foreignId }));
    socket.emit('weight', weightOf(), 'no function');
    socket.emit('weight');
    expect(await send(socket, weightOf({ tonnes: '39.080' }))).toEqual({ ok: true });
    expect(await memory()).toMatchObject([{ weight: '39.080' }]);
  });

  it('a weight that the database cannot take is not acknowledged, and the log says why', async () => {
    const { socket } = await agent();
    const weight = weightOf();
    await sql`alter table weight_memory rename to lost_memory`.execute(one.database.sql);
    try {
      expect(await send(socket, weight)).toEqual({ ok: false, code: 'unexpected' });
    } finally {
      await sql`alter table lost_memory rename to weight_memory`.execute(one.database.sql);
    }
    const told = logged.find((line) => line.includes(weight.captureId));
    expect(told).toContain('weight_memory');
    expect(await send(socket, weight)).toEqual({ ok: true });
  });

  it('is what the weighing desk is offered', async () => {
    const { socket } = await agent();
    const weight = weightOf();
    await send(socket, weight);
    expect((await operator.get('/weights/newest', { scaleId: northId })).body).toMatchObject({
      captureId: weight.captureId,
      weight: '14.520',
      fresh: true,
      used: false,
    });
  });

  it('is in nobody’s power to send, change or delete through HTTP', async () => {
    const { socket } = await agent();
    await send(socket, weightOf());
    const before = await memory();
    const admin = await one.signedIn('admin');
    const answers = [
      await admin.post('/weight_memory', { scale: northId, weight: '1.000' }),
      await admin.put('/weight_memory/1', { weight: '1.000' }),
      await admin.delete('/weight_memory/1'),
    ];
    for (const { body } of answers) expect(body).toMatchObject({ code: 'owned_by_workflow' });
    expect(await memory()).toEqual(before);
  });
});

describe('a reading', () => {
  it.each<[string, Partial<LiveReading>]>([
    ['with a weight', {}],
    ['without one, which says why', { phase: 'ERROR', tonnes: null, reason: 'overload' }],
  ])('%s reaches who watches the scale, at every API process', async (_case, more) => {
    const { socket } = await agent(one);
    const ears = [await viewer(one, operator, northId), await viewer(other, operator, northId)];
    await heardBy(ears, socket, readingOf(more));
    expect(ears.map(({ connected }) => connected)).toEqual([true, true]);
  });

  it.each<[string, () => object]>([
    ['of a scale that is not the agent’s', () => readingOf({ scaleId: foreignId })],
    ['that is malformed', () => ({ ...readingOf(), tonnes: 14.52 })],
    ['of a scale that is not watched', () => readingOf({ scaleId: southId })],
  ])('%s reaches nobody', async (_case, reading) => {
    const { socket } = await agent();
    const ear = await viewer(one, operator, northId);
    ear.emit('watch', foreignId);
    await heardBy([ear], socket, readingOf());
    const heard = hearing(ear);
    for (let time = 0; time < 5; time++) socket.emit('reading', reading());
    await heardBy([ear], socket, readingOf({ tonnes: '39.080' }));
    expect(heard.filter(({ scaleId, tonnes }) => scaleId !== northId || typeof tonnes !== 'string')).toEqual(
      [],
    );
  });

  it('is taken back when its agent goes, and who watches is told why, at every API process', async () => {
    const { socket } = await agent(one);
    const ears = [await viewer(one, operator, northId), await viewer(other, operator, northId)];
    await heardBy(ears, socket, readingOf());
    const told = Promise.all(
      ears.map(
        (ear) =>
          new Promise<LiveReading>((resolve) => {
            ear.on('reading', (reading: LiveReading) => reading.tonnes === null && resolve(reading));
          }),
      ),
    );
    socket.close();
    for (const reading of await told)
      expect(reading).toMatchObject({ scaleId: northId, phase: 'OFFLINE', reason: 'connection_lost' });
  });

  it('reaches nobody who may not see scales', async () => {
    const { socket } = await agent();
    const ear = await viewer(one, operator, northId);
    const heard = hearing(await viewer(one, await one.signedIn('forwarder'), northId));
    for (const tonnes of ['1.000', '2.000', '3.000']) await heardBy([ear], socket, readingOf({ tonnes }));
    expect(heard).toEqual([]);
  });

  it('reaches a viewer for two hundred scales at most, and those that do not exist are not counted', async () => {
    const others: number[] = [];
    for (let number = 1; number < 200; number += 1) {
      const code = `LIMIT-${number}`;
      others.push((await one.database.records.create(systemActor, 'scale', { name: code, code })).id);
    }
    const { socket } = await agent();
    const ear = await viewer(one, operator, 2_000_000_001);
    ear.emit('watch', southId);
    await heardBy([ear], socket, readingOf({ scaleId: southId }));
    for (const id of [...others, northId]) ear.emit('watch', id);
    const heard = hearing(ear);
    const second = await viewer(one, operator, northId);
    for (const tonnes of ['1.000', '2.000', '3.000']) await heardBy([second], socket, readingOf({ tonnes }));
    expect(heard.filter(({ scaleId }) => scaleId === northId)).toEqual([]);
    ear.emit('unwatch', southId);
    ear.emit('watch', northId);
    await heardBy([ear], socket, readingOf());
  });

  it('does not reach a viewer any more who watches another scale instead', async () => {
    const { socket } = await agent();
    const [ear, gone] = [await viewer(one, operator, northId), await viewer(one, operator, northId)];
    await heardBy([ear, gone], socket, readingOf());
    gone.emit('unwatch', northId);
    gone.emit('watch', southId);
    await heardBy([gone], socket, readingOf({ scaleId: southId }));
    const heard = hearing(gone);
    for (const tonnes of ['1.000', '2.000', '3.000']) await heardBy([ear], socket, readingOf({ tonnes }));
    expect(heard.filter(({ scaleId }) => scaleId === northId)).toEqual([]);
  });
});
