import { DatabaseSync } from 'node:sqlite';
import { freePort } from '#infrastructure/freePort.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '#api/testing/testApi.ts';
import { connect, type Database } from '#database/connect.ts';
import { emptyWeightMemory } from '#database/testing/weightMemory.ts';
import { verifyWeightMemory } from '#database/weighing/weightMemory.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { LiveReading } from '#domain/weighing/scaleMessages.ts';
import { startModbusScale } from '#tools/peers/modbusScale.ts';
import { startSicsScale } from '#tools/peers/sicsScale.ts';
import { freshDatabase, type FreshDatabase } from '#database/testing/database.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { startSite, type Peer, type Site } from './testing/site.ts';

/** Scales that other people programmed. The MT-SICS one bears 300 kg, so its factor makes a tonne of each 10 kg. */
const modbus = {
  kind: 'a Modbus scale',
  peer: startModbusScale,
  protocol: { type: 'Modbus', parserType: 'ToledoModbus', register: 0 },
  factor: '0.001000',
  kilogramsOf: (tonnes: number) => Math.round(tonnes * 1000),
};
const sics = {
  kind: 'an MT-SICS scale',
  peer: startSicsScale,
  protocol: { type: 'TCP/IP', parserType: 'ToledoSimple', command: 'SIR\\r\\n' },
  factor: '0.100000',
  kilogramsOf: (tonnes: number) => tonnes * 10,
};

let fresh: FreshDatabase;
let database: Database;
let apiPort: number;
let api: TestApi | undefined;

const openApi = async (): Promise<TestApi> =>
  (api = await startTestApi({ on: fresh, environment: { API_PORT: String(apiPort) } }));
const closeApi = async (): Promise<void> => {
  await api?.close();
  api = undefined;
};

beforeAll(async () => {
  [fresh, apiPort] = await Promise.all([freshDatabase({ demo: true }), freePort()]);
  database = await connect(fresh.url, { secretKey: fresh.secretKey, poolSize: 2 });
  await openApi();
});
afterAll(async () => {
  await closeApi();
  await database?.close();
});

/**
 * The site of a suite: each test begins on an empty scale and an empty weight memory. `put` loads the scale, `hears` waits for a
 * live reading, `accepts` for a weight that the agent accepts, `memoryBecomes` for the rows that the API has stored.
 */
const siteWith = <P extends Peer>(
  kind: Omit<typeof modbus, 'peer' | 'protocol'> &
    Pick<Parameters<typeof startSite<P>>[0], 'peer' | 'protocol'>,
) => {
  let site: Site<P>;
  const put = (tonnes: number) => site.peer().set(kind.kilogramsOf(tonnes));
  const hears = (wanted: Partial<LiveReading>) =>
    eventually(() => expect(site.heard().at(-1)).toMatchObject(wanted));
  const memoryBecomes = (...weights: string[]) =>
    eventually(async () => expect(await site.memory()).toEqual(weights));
  const accepts = (tonnes: string) => eventually(() => expect(site.lastAccepted()).toMatchObject({ tonnes }));
  /** Waits for so many further stable readings that a second weight of the same load would have been accepted. */
  const rests = async () => {
    const before = site.heard().length;
    await eventually(() =>
      expect(
        site
          .heard()
          .slice(before)
          .filter(({ phase }) => phase === 'STABLE').length,
      ).toBeGreaterThan(8),
    );
  };
  beforeAll(async () => {
    site = await startSite<P>({ database, api: api as TestApi, ...kind });
  });
  beforeEach(async () => {
    await put(0);
    await hears({ phase: 'EMPTY', tonnes: '0.000', reason: null, accepted: null });
    await emptyWeightMemory(database.sql);
    site.forget();
  });
  afterAll(() => site?.close());
  return { site: () => site, put, hears, memoryBecomes, accepts, rests };
};

describe.each([modbus, sics])('$kind', (kind) => {
  const { site, put, hears, memoryBecomes, accepts, rests } = siteWith<Peer>(kind);

  it('gives one weight of a load that rests, and another of the next', async () => {
    await put(14.52);
    await memoryBecomes('14.520');
    await rests();
    expect(site().heard().at(-1)).toMatchObject({
      phase: 'STABLE',
      tonnes: '14.520',
      reason: null,
      accepted: { tonnes: '14.520' },
    });
    await memoryBecomes('14.520');
    await put(0);
    await hears({ phase: 'EMPTY', accepted: null });
    await put(14.52);
    await memoryBecomes('14.520', '14.520');
    await put(28.08);
    await memoryBecomes('14.520', '14.520', '28.080');
    expect(await verifyWeightMemory(database)).toMatchObject({ rows: 3, fault: null });
  });

  it('a scale that goes away reports a reason and no weight, never 0, and comes back by itself', async () => {
    await put(14.52);
    await hears({ phase: 'STABLE', tonnes: '14.520' });
    site().forget();
    await site().unplug();
    await hears({ phase: 'OFFLINE', tonnes: null });
    await eventually(() =>
      expect(
        site()
          .heard()
          .filter(({ reason }) => reason !== null).length,
      ).toBeGreaterThan(2),
    );
    for (const { tonnes, reason } of site().heard()) {
      expect(tonnes).toBe(reason === null ? '14.520' : null);
      expect([null, 'connection_lost', 'no_answer', 'stale']).toContain(reason);
    }
    await site().plugIn();
    await hears({ phase: 'EMPTY', tonnes: '0.000', reason: null });
    await put(28.08);
    await memoryBecomes('14.520', '28.080');
  });

  it('is read while the API is away: its weights arrive when the API is back, each once and in order', async () => {
    await closeApi();
    for (const tonnes of ['14.520', '28.080', '15.060']) {
      await put(Number(tonnes));
      await accepts(tonnes);
    }
    await memoryBecomes();
    await openApi();
    await memoryBecomes('14.520', '28.080', '15.060');
    await rests();
    await memoryBecomes('14.520', '28.080', '15.060');
    expect(await verifyWeightMemory(database)).toMatchObject({ rows: 3, fault: null });
  });

  it('gives one weight of a load if the agent is killed before it can send that weight', async () => {
    await closeApi();
    await put(14.52);
    await accepts('14.520');
    const told = site().lastAccepted();
    await site().killAgent();
    await site().startAgent();
    await openApi();
    await rests();
    await memoryBecomes('14.520');
    expect(site().heard().at(-1)?.accepted).toMatchObject({ captureId: told?.captureId, tonnes: '14.520' });
  });
});

describe('an MT-SICS scale', () => {
  const { site, put, hears, memoryBecomes, rests } = siteWith(sics);

  it('gives no weight while its load moves', async () => {
    await site().peer().settle(sics.kilogramsOf(14.52));
    await memoryBecomes('14.520');
    await hears({ phase: 'STABLE', tonnes: '14.520' });
    const before = site()
      .heard()
      .slice(
        0,
        site()
          .heard()
          .findIndex(({ accepted }) => accepted !== null),
      );
    expect(before.filter(({ phase }) => phase === 'APPROACH').length).toBeGreaterThan(3);
    expect(before.filter(({ phase }) => phase === 'STABLE')).toEqual([]);
  });

  it('gives no weight over its range, and reports the overload', async () => {
    await put(40);
    await hears({ phase: 'ERROR', tonnes: null, reason: 'overload' });
    await put(28.08);
    await memoryBecomes('28.080');
  });

  it('gets another command as soon as the record of its protocol has one', async () => {
    const ask = (command: string) =>
      database.records.update(systemActor, 'scaleProtocol', site().protocolId, { command });
    await ask('NONSENSE\\r\\n');
    await hears({ phase: 'ERROR', tonnes: null, reason: 'unreadable' });
    await ask('SI\\r\\n');
    await hears({ phase: 'EMPTY', tonnes: '0.000', reason: null });
    await put(14.52);
    await memoryBecomes('14.520');
  });

  it('gives no weight that the agent cannot store on disk, and gives it once it can', async () => {
    const disk = new DatabaseSync(site().statePath);
    disk.exec('begin immediate');
    await put(14.52);
    await hears({ phase: 'ERROR', tonnes: null, reason: 'storage_full', accepted: null });
    disk.exec('commit');
    disk.close();
    await memoryBecomes('14.520');
    await rests();
    await memoryBecomes('14.520');
  });

  it('gives the weights of a time in which its agent was not allowed to sign in', async () => {
    const allow = (isActive: boolean) =>
      database.records.update(systemActor, 'scaleAgent', site().agentId, { isActive });
    await allow(false);
    await eventually(() => expect(site().agent().log.at(-1)).toMatchObject({ reason: 'not_signed_in' }));
    await put(14.52);
    await eventually(() => expect(site().lastAccepted()).toMatchObject({ tonnes: '14.520' }));
    await memoryBecomes();
    await allow(true);
    await memoryBecomes('14.520');
  });
});
