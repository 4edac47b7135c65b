import { appendFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '#api/testing/testApi.ts';
import type { Visitor } from '#api/testing/visitor.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { ScaleHealth, ScaleTrial } from '#domain/weighing/scaleMessages.ts';
import { startSerialPair, type SerialPair } from '#tools/peers/serialPair.ts';
import { startSicsScale, type ForeignSicsScale } from '#tools/peers/sicsScale.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { behaviours, serialNoise, startHostilePeer, type HostilePeer } from './testing/hostilePeers.ts';
import { startSite, type Site } from './testing/site.ts';

/** One agent with one good scale, and with each driver at each peer that behaves as no protocol allows. */
let api: TestApi;
let admin: Visitor;
let site: Site<ForeignSicsScale>;
let pid: number | undefined;
let pair: SerialPair;
let noise: NodeJS.Timeout;
const peers = new Map<string, HostilePeer>();
/** Each scale that is read at a hostile peer: what it is called by its id. */
const hostile = new Map<number, string>();

const s7Rows = { configS7: [{ key: 'Weight', register: 'DB8,DINT82', valueType: 'real' }] };
const drivers = {
  Modbus: { type: 'Modbus', parserType: 'ToledoModbus', register: 0 },
  'TCP/IP': { type: 'TCP/IP', parserType: 'ToledoSimple', command: 'SI\\r\\n' },
  S7: { type: 'S7', ...s7Rows },
  mqtt: { type: 'IoT' },
  http: { type: 'IoT' },
} as const;
type DriverName = keyof typeof drivers;
const gatewayOf = (driver: DriverName, port: number): object => {
  if (driver !== 'mqtt' && driver !== 'http') return {};
  const server = driver === 'mqtt' ? 'mqtt://127.0.0.1' : 'http://127.0.0.1';
  return {
    iot: true,
    gatewayServer: server,
    gatewayPort: port,
    gatewayResource: driver === 'mqtt' ? 'a/b' : '/weight',
  };
};
const lightAt = (driver: DriverName, port: number): object => {
  if (driver !== 'S7' && driver !== 'Modbus') return {};
  const address = driver === 'S7' ? `s7://127.0.0.1:${port}/0/2` : `modbus://127.0.0.1:${port}/1`;
  const outputs = driver === 'S7' ? ['DB1,X0.0', 'DB1,X0.1'] : ['0', '1'];
  return {
    useTrafficLight: true,
    trafficLightConnection: address,
    trafficLightOk: outputs[0],
    trafficLightMinus: outputs[1],
  };
};

const addScale = async (name: string, protocol: object, more: object = {}): Promise<void> => {
  const { records } = api.database;
  const { id: scaleProtocol } = await records.create(systemActor, 'scaleProtocol', {
    name,
    server: '127.0.0.1',
    ...protocol,
  });
  const { id } = await records.create(systemActor, 'scale', {
    name,
    scaleAgent: site.agentId,
    scaleProtocol,
    factor: '0.001',
    ...more,
  });
  hostile.set(id, name);
};

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
  pair = await startSerialPair();
  site = await startSite({
    database: api.database,
    api,
    peer: startSicsScale,
    protocol: { type: 'TCP/IP', parserType: 'ToledoSimple', command: 'SIR\\r\\n' },
    factor: '0.100000',
  });
  pid = site.agent().child.pid;
  for (const [what, behave] of Object.entries(behaviours)) {
    const peer = await startHostilePeer(behave);
    peers.set(what, peer);
    for (const driver of Object.keys(drivers) as DriverName[])
      await addScale(
        `${driver} at one that ${what}`,
        { ...drivers[driver], port: peer.port },
        { ...gatewayOf(driver, peer.port), ...lightAt(driver, peer.port) },
      );
  }
  await addScale('COM at a noisy line', { type: 'COM', serialPort: pair.ours, command: 'SI\\r\\n' });
  let turn = 0;
  noise = setInterval(
    () => void appendFile(pair.theirs, serialNoise[turn++ % serialNoise.length] ?? '').catch(() => undefined),
    50,
  );
});
afterAll(async () => {
  clearInterval(noise);
  await site?.close();
  await pair?.stop();
  await Promise.all([...peers.values()].map((peer) => peer.stop()));
  await api?.close();
});

const healths = async (): Promise<Map<number, ScaleHealth>> => {
  const { rows } = (await admin.get('/scales/health')).body as {
    rows: { scaleId: number; health: ScaleHealth | null }[];
  };
  return new Map(rows.flatMap(({ scaleId, health }) => (health ? [[scaleId, health] as const] : [])));
};
const agentLives = (): void => {
  expect(site.agent().child.exitCode).toBeNull();
  expect(site.agent().child.signalCode).toBeNull();
  expect(site.agent().child.pid).toBe(pid);
};
const survived = (): unknown[] => site.agent().log.filter(({ msg = '' }) => msg.startsWith('survived'));

it('the agent and its good scale live beside scales that answer anything', async () => {
  const seen = new Map<number, Set<string>>();
  await eventually(async () => {
    const now = await healths();
    for (const id of hostile.keys()) {
      const health = now.get(id);
      expect(health, hostile.get(id)).toBeDefined();
      // Nothing that such a peer says is a weight.
      expect(health?.tonnes ?? null, hostile.get(id)).toBeNull();
      if (health?.lastError) seen.set(id, (seen.get(id) ?? new Set()).add(health.lastError.reason));
    }
    const withoutError = [...hostile].filter(([id]) => !seen.has(id)).map(([, name]) => name);
    expect(withoutError).toEqual([]);
  });
  // Long enough for each of them to be tried several times.
  for (let round = 0; round < 3; round += 1) {
    const tonnes = ['14.520', '28.080', '15.060'][round] ?? '';
    // By the factor 0.1 of the good scale, 10 kg of the simulator count as one tonne.
    await site.peer().set(Number(tonnes) * 10);
    await eventually(() => expect(site.lastAccepted()).toMatchObject({ tonnes }));
    await pause(3000);
    agentLives();
  }
  // `surviveFaults` logs an error that no driver has caught.
  expect(survived()).toEqual([]);
});

it.each<[string, string, string]>([
  ['answers ES', 'unreadable', 'ES\r\n'],
  ['says nothing', 'no_answer', ''],
  ['hangs up at once', 'connection_lost', ''],
])('the connection test of a controller that %s names the cause: %s', async (what, reason, raw) => {
  const { id: scaleProtocolId } = await api.database.records.create(systemActor, 'scaleProtocol', {
    name: 'to be tried',
    ...drivers.S7,
  });
  const { status, body } = await admin.post('/scales/connection_test', {
    scaleAgentId: site.agentId,
    scaleProtocolId,
    address: '127.0.0.1',
    port: peers.get(what)?.port,
  });
  expect(status).toBe(200);
  const { telegrams } = body as ScaleTrial;
  expect(telegrams[0]).toMatchObject({ reason, raw: expect.stringContaining(raw) as string });
  agentLives();
});
