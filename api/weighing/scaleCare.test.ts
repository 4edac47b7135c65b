import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '#api/testing/testApi.ts';
import { verifyWeightMemory, appendWeight } from '#database/weighing/weightMemory.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { ScaleHealth } from '#domain/weighing/scaleMessages.ts';
import { startAgentProgram } from '#scale-agent/testing/agentProgram.ts';
import { startSite, type Site } from '#scale-agent/testing/site.ts';
import { startSicsScale, type ForeignSicsScale } from '#tools/peers/sicsScale.ts';
import { eventually } from '#tools/testing/eventually.ts';
import type { Visitor } from '../testing/visitor.ts';
import { settingsOf } from './scaleAgents.ts';

/** What people see and do who look after scales, with a real agent at an indicator of somebody else's make. */
let api: TestApi;
let site: Site<ForeignSicsScale>;
let admin: Visitor;
let operator: Visitor;
let folder: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scale-care-'));
  api = await startTestApi();
  [admin, operator] = [await api.signedIn('admin'), await api.signedIn('operator')];
  site = await startSite({
    database: api.database,
    api,
    peer: startSicsScale,
    protocol: { type: 'TCP/IP', parserType: 'ToledoSimple', command: 'SIR\\r\\n' },
    // The scale shows up to some hundred kilograms. With this factor its 145.2 kg are the 14.520 t of a truck.
    factor: '0.100000',
  });
});
afterAll(async () => {
  sockets.forEach((socket) => socket.close());
  await site?.close();
  await api?.close();
  await rm(folder, { recursive: true, force: true });
});

const states = async (who = operator) =>
  ((await who.get('/scales/health')).body as { rows: { scaleId: number; [key: string]: unknown }[] }).rows;
const stateOf = async (scaleId: number) => (await states()).find((row) => row.scaleId === scaleId);

describe('the health of scales', () => {
  it('tells of each scale its agent, its last telegram and how many come a second', async () => {
    await site.peer().set(145.2);
    await eventually(async () =>
      expect(await stateOf(site.scaleId)).toMatchObject({
        agentName: 'agent',
        agentConnected: true,
        protocolType: 'TCP/IP',
        health: {
          phase: 'STABLE',
          tonnes: '14.520',
          reason: null,
          lastTelegram: expect.stringMatching(/145\.2 kg/) as string,
          light: null,
          waiting: 0,
        },
      }),
    );
  });

  it('says of a scale whose agent is away that nothing is known', async () => {
    const { id } = await api.database.records.create(systemActor, 'scale', { name: 'lonely' });
    expect(await stateOf(id)).toMatchObject({ agentConnected: false, health: null });
  });

  it('comes once a second to who watches it, and to nobody who may not see scales', async () => {
    const watch = async (visitor: Visitor) => {
      const heard: ScaleHealth[] = [];
      const socket = io(`${new URL(api.url).origin}/live`, {
        path: '/api/socket.io',
        transports: ['websocket'],
        forceNew: true,
        extraHeaders: { cookie: visitor.cookie() },
      });
      sockets.push(socket);
      socket.on('health', (health: ScaleHealth) => heard.push(health));
      socket.on('connect', () => socket.emit('watchHealth', [site.scaleId]));
      return heard;
    };
    const strange = await watch(await api.signedIn('forwarder'));
    const seen = await watch(operator);
    await eventually(() => expect(seen.length).toBeGreaterThan(2));
    expect(seen[0]).toMatchObject({ scaleId: site.scaleId, phase: 'STABLE' });
    expect(strange).toEqual([]);
  });
});

describe('agents', () => {
  it('read twenty scales each, and a scale passes from one to another when its record says so', async () => {
    await site.peer().set(0);
    const { records } = api.database;
    const added = await Promise.all(
      Array.from({ length: 19 }, async (_none, index) => {
        const { id } = await records.create(systemActor, 'scale', {
          name: `scale ${index + 2}`,
          scaleAgent: site.agentId,
          scaleProtocol: site.protocolId,
          factor: '0.100000',
        });
        return id;
      }),
    );
    const allOf = async (agentName: string) =>
      (await states()).filter(
        (row) => row.agentName === agentName && (row.health as ScaleHealth | null)?.phase === 'EMPTY',
      ).length;
    await eventually(async () => expect(await allOf('agent')).toBe(20));

    const token = `token ${randomUUID()}`;
    const { id: scaleAgent } = await records.create(systemActor, 'scaleAgent', {
      name: 'second',
      tokenHash: `sha256:${createHash('sha256').update(token).digest('hex')}`,
    });
    const second = await startAgentProgram({
      API_URL: new URL(api.url).origin,
      AGENT_TOKEN: token,
      AGENT_STATE: join(folder, 'second.sqlite'),
    });
    try {
      for (const id of added.slice(0, 5)) await records.update(systemActor, 'scale', id, { scaleAgent });
      await eventually(async () => expect([await allOf('agent'), await allOf('second')]).toEqual([15, 5]));
    } finally {
      await second.stop();
    }
    await eventually(async () => expect(await allOf('second')).toBe(0));
    for (const id of added) await records.update(systemActor, 'scale', id, { scaleAgent: null });
  });
});

describe('a test of settings', () => {
  const settings = (more: object = {}) => ({
    scaleId: site.scaleId,
    scaleAgentId: site.agentId,
    scaleProtocolId: site.protocolId,
    factor: '0.100000',
    ...more,
  });
  const test = (more?: object) => admin.post('/scales/connection_test', settings(more));

  it('shows the raw telegrams and what they mean, and keeps nothing', async () => {
    await site.peer().set(145.2);
    const before = await site.memory();
    const { status, body } = await test();
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        telegrams: expect.arrayContaining([
          expect.objectContaining({ tonnes: '14.520', reason: null }),
        ]) as unknown,
      },
    });
    expect(JSON.stringify(body)).toContain('145.2 kg');
    // The agent itself may have accepted this weight meanwhile; the test adds nothing to it.
    expect((await site.memory()).slice(before.length).length).toBeLessThanOrEqual(1);
  });

  it('a test of settings of an address where nobody listens says that there is no connection', async () => {
    const { body } = await test({ port: 1 });
    expect(body).toMatchObject({ telegrams: [{ tonnes: null, reason: 'connection_lost' }] });
  });

  it('a test of settings without an agent, or with one that is away, says what to do', async () => {
    expect((await test({ scaleAgentId: null })).body).toMatchObject({ code: 'scale_without_agent' });
    const { id } = await api.database.records.create(systemActor, 'scaleAgent', { name: 'away' });
    expect(await test({ scaleAgentId: id })).toMatchObject({
      status: 503,
      body: { code: 'agent_not_connected' },
    });
  });

  it.each<[string, object, string | null]>([
    ['the stored gateway', {}, 'gate-secret'],
    ['another server', { gateway_server: '10.9.9.9' }, null],
    ['another port of it', { gateway_port: 8081 }, null],
    ['another login', { gateway_login: 'somebody' }, null],
    [
      'another server with a password typed for it',
      { gateway_server: '10.9.9.9', password: 'typed' },
      'typed',
    ],
  ])('sends to %s its own password and no other', async (_case, typed, password) => {
    const { id } = await api.database.records.create(systemActor, 'scale', {
      name: 'behind a gateway',
      gatewayServer: '10.1.1.1',
      gatewayLogin: 'keja',
      gatewayPassword: 'gate-secret',
    });
    expect((await settingsOf(api.database, id, typed)).gateway).toMatchObject({ password });
  });

  it('is for administrators', async () => {
    expect((await operator.post('/scales/connection_test', settings())).status).toBe(403);
  });
});

describe('a trace', () => {
  const trace = async () => String((await operator.get(`/scales/${site.scaleId}/trace`)).body ?? '');
  it('is kept from the moment logging is switched on, one line a telegram, and is there to read', async () => {
    expect(await trace()).toBe('');
    await api.database.records.update(systemActor, 'scale', site.scaleId, { loggingOn: true });
    await eventually(async () =>
      // What the indicator sends since the tests above, before the factor.
      expect(await trace()).toMatch(/^\d{4}-\d\d-\d\d [\d:.]+ {2}S.*kg {2}→ 145\.2 kg/m),
    );
  });
});

describe('the light at a scale', () => {
  it('is green at an empty scale and shows an overload, by the call of the specification', async () => {
    // No light is configured, so only the signal is told: `ok` for an empty scale, `plus` for an overload.
    await site.peer().set(0);
    await eventually(async () =>
      expect((await operator.get('/traffic_light', { scaleId: site.scaleId })).body).toEqual({
        scaleId: site.scaleId,
        use: false,
        signal: 'ok',
        answers: null,
      }),
    );
    await site.peer().set(500);
    await eventually(async () =>
      expect((await operator.get('/traffic_light', { scaleId: site.scaleId })).body).toMatchObject({
        signal: 'plus',
      }),
    );
  });
});

describe('a weight typed by hand', () => {
  const mechanical = async () => {
    const { id: scaleProtocol } = await api.database.records.create(systemActor, 'scaleProtocol', {
      name: 'by hand',
      type: 'Mechanical',
    });
    return (await api.database.records.create(systemActor, 'scale', { name: 'old scale', scaleProtocol })).id;
  };
  const type = (scaleId: number, more: object = {}) =>
    operator.post('/weights/typed', { scaleId, tonnes: '14.520', why: 'read off the beam', ...more });

  it('is in the memory, marked with who typed it and why, and is what the desk is offered', async () => {
    const scaleId = await mechanical();
    const { status, body } = await type(scaleId);
    expect(status).toBe(201);
    const { captureId } = body as { captureId: string };
    expect((await operator.get('/weights/newest', { scaleId })).body).toMatchObject({
      captureId,
      weight: '14.520',
    });
    const { rows } = (
      await operator.get('/weight_memory', { filter: JSON.stringify({ captureId: { eq: captureId } }) })
    ).body as { rows: object[] };
    expect(rows).toMatchObject([
      { origin: 'Typed', enteredWhy: 'read off the beam', raw: null, alibiNo: null },
    ]);
    expect(await verifyWeightMemory(api.database)).toMatchObject({ fault: null });
  });

  it.each<[string, object]>([
    ['of nothing', { tonnes: '0.000' }],
    ['that is negative', { tonnes: '-1.000' }],
    ['without its kilograms, the third decimal', { tonnes: '14.5' }],
    ['without a reason', { why: ' ' }],
  ])('%s is refused', async (_fault, more) => {
    expect((await type(await mechanical(), more)).status).toBe(422);
  });

  it('is refused at a scale that has a wire', async () => {
    expect((await type(site.scaleId)).body).toMatchObject({ code: 'scale_not_typed' });
  });
});

describe('a bunker scale', () => {
  it('gives one weight of all its batches, and each batch once', async () => {
    const { id: scaleId } = await api.database.records.create(systemActor, 'scale', {
      name: 'bunker',
      scalesType: 'Bunker',
      minimumWeight: '0.400',
    });
    let seq = 0;
    /** The scale accepts a weight. Of each batch (one visit) these are the full weight, and what stays after the discharge. */
    const accept = (visit: number, tonnes: string) =>
      api.database.transaction((tx) =>
        appendWeight(tx, {
          captureId: randomUUID(),
          scaleId,
          seq: ++seq,
          tonnes,
          visit,
          at: '2026-11-21T09:00:00.000Z',
          raw: '',
          alibiNo: null,
        }),
      );
    const total = () => operator.post('/weights/batch_total', { scaleId });
    for (const [visit, full, residue] of [
      [1, '2.000', '0.040'],
      [2, '1.500', '0.000'],
    ] as const) {
      await accept(visit, full);
      await accept(visit, residue);
    }
    // The third batch has not been discharged yet, so it is not counted.
    await accept(3, '1.800');
    expect((await operator.get(`/scales/${scaleId}/batches`)).body).toMatchObject({
      rows: [{ net: '1.960' }, { net: '1.500' }],
      total: '3.460',
    });
    const usedId = { 'idempotency-key': randomUUID() };
    await operator.send('POST', '/vehicles', { name: 'GD TAKEN' }, usedId);
    expect((await operator.send('POST', '/weights/batch_total', { scaleId }, usedId)).body).toMatchObject({
      code: 'request_id_taken',
    });
    const answers = await Promise.all([total(), total()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({ tonnes: '3.460', batches: 2 });
    await accept(3, '0.100');
    expect((await total()).body).toMatchObject({ tonnes: '1.700', batches: 1 });
    // The batch was weighed again after it had been summed up.
    await accept(3, '0.090');
    expect((await total()).body).toMatchObject({ code: 'batches_none' });
    // A new agent counts its visits from 1.
    await accept(1, '2.500');
    await accept(1, '0.500');
    await accept(1, '0.000');
    expect((await total()).body).toMatchObject({ tonnes: '2.500', batches: 1 });
    await accept(2, '1.000');
    await accept(2, '0.000');
    expect((await total()).body).toMatchObject({ tonnes: '1.000', batches: 1 });
  });

  it('sums up the first batch of a new agent, also if the last sum ended with the first batch of the old one', async () => {
    const { id: scaleId } = await api.database.records.create(systemActor, 'scale', {
      name: 'bunker of two agents',
      scalesType: 'Bunker',
      minimumWeight: '0.400',
    });
    const totalAfter = async (...weights: (readonly [seq: number, tonnes: string])[]) => {
      for (const [seq, tonnes] of weights) {
        const at = '2026-11-21T09:00:00.000Z';
        const weight = {
          captureId: randomUUID(),
          scaleId,
          seq,
          tonnes,
          visit: 1,
          at,
          raw: '',
          alibiNo: null,
        };
        await api.database.transaction((tx) => appendWeight(tx, weight));
      }
      return (await operator.post('/weights/batch_total', { scaleId })).body;
    };
    expect(await totalAfter([1, '2.000'], [2, '0.000'])).toMatchObject({ tonnes: '2.000' });
    expect(await totalAfter([3, '0.010'])).toMatchObject({ code: 'batches_none' });
    expect(await totalAfter([1, '1.500'], [2, '0.000'])).toMatchObject({ tonnes: '1.500', batches: 1 });
  });

  it('a scale of another type has no batches', async () => {
    expect((await operator.get(`/scales/${site.scaleId}/batches`)).body).toMatchObject({
      code: 'scale_no_bunker',
    });
  });
});
