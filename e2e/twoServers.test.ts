import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorOf, type Visitor } from '#api/testing/visitor.ts';
import { demoPassword } from '#database/demo/people.ts';
import { liveNamespace, viewerEvents } from '#domain/weighing/scaleMessages.ts';
import { within } from '#database/testing/database.ts';
import { startPair, type Member, type Pair } from './pair.ts';
import { until } from './steps/caller.ts';
import { expectWholeJourney } from './steps/outcome.ts';
import { journeySteps } from './steps/truck.ts';

interface Truck {
  readonly id: number;
  readonly carsQueueStatus: string;
}

let pair: Pair;
let operator: Visitor;
const sockets: Socket[] = [];

/** What a user saw instead of an answer: a connection that failed, or a status of 500 and above. */
const noticed: string[] = [];
const plainFetch = globalThis.fetch;

beforeAll(async () => {
  pair = await startPair();
  operator = await signedIn(pair.apiUrl);
  globalThis.fetch = async (address, options) => {
    const answer = await plainFetch(address, options).catch((error: unknown) => String(error));
    const failed = typeof answer === 'string' ? answer : answer.status >= 500 && answer.status;
    if (failed) noticed.push(`${options?.method ?? 'GET'} ${String(address)}: ${failed}`);
    if (typeof answer === 'string') throw new Error(answer);
    return answer;
  };
});
beforeEach(() => void noticed.splice(0));
afterAll(async () => {
  globalThis.fetch = plainFetch;
  sockets.forEach((socket) => socket.close());
  await pair?.stop();
});

const signedIn = async (apiUrl: string): Promise<Visitor> => {
  const visitor = visitorOf(apiUrl);
  await visitor.post('/auth/login', { email: 'operator', password: demoPassword });
  return visitor;
};

/** The same person at one of the APIs, past the proxy: with the cookie they have. */
const sameAt = ({ url }: Member, person: Visitor) => {
  const visitor = visitorOf(`${url}/api`);
  return {
    get: (path: string) => visitor.send('GET', path, undefined, { cookie: person.cookie() }),
    post: (path: string, body: object = {}) => visitor.send('POST', path, body, { cookie: person.cookie() }),
  };
};

const newTruck = async (): Promise<number> => {
  const loading = {
    type: 'Loading',
    // A station whose queue is off: nothing but the test moves the truck.
    weighingStationId: 3,
    vehicleId: 3,
    driverId: 1,
    productId: 1,
    driverPhoneNumber: '+48600700999',
  };
  return ((await operator.post('/disposition', loading)).body as Truck).id;
};
const moved = (id: number, move: string) => `/dispositions/${id}/moves/${move}`;

/** Somebody who watches, and what they have heard. */
const watching = async (url: string) => {
  const socket = io(`${url}${liveNamespace}`, {
    path: '/api/socket.io',
    transports: ['websocket'],
    extraHeaders: { cookie: operator.cookie() },
    reconnectionDelay: 100,
    reconnectionDelayMax: 200,
    forceNew: true,
  });
  sockets.push(socket);
  const heardOf = new Set<number>();
  let losses = 0;
  socket.on(viewerEvents.changed, ({ object, id }: { object: string; id: number }) => {
    if (object === 'disposition') heardOf.add(id);
  });
  socket.on('disconnect', () => void (losses += 1));
  await until(async () => socket.connected);
  return {
    losses: () => losses,
    hasHeardOf: (truck: number) => heardOf.has(truck),
    hearsOf: (truck: number) => until(async () => heardOf.has(truck)),
    forget: () => heardOf.clear(),
  };
};

describe('two APIs and two workers', () => {
  it('know one another’s sessions: signed in at one is signed in at the other, and so is signed out', async () => {
    const [one, other] = pair.apis;
    const visitor = await signedIn(`${one.url}/api`);
    const session = async () => (await sameAt(other, visitor).get('/auth/session')).body;
    expect(await session()).toMatchObject({ result: true, user: { roles: ['operator'] } });
    const cookie = visitor.cookie();
    await visitor.post('/auth/logout');
    const late = await visitorOf(`${other.url}/api`).send('GET', '/auth/session', undefined, { cookie });
    expect(late.body).toMatchObject({ result: false });
  });

  it('show one live queue: it moves at one API when somebody acts at the other', async () => {
    const [one, other] = pair.apis;
    const truck = await newTruck();
    const viewer = await watching(other.url);
    const statusAtOther = async () => {
      const { body } = await sameAt(other, operator).get('/cars_qeue_dispositions_list');
      return (body as { rows: Truck[] }).rows.find(({ id }) => id === truck)?.carsQueueStatus;
    };
    for (const [move, status] of [
      ['arrive', 'Accepted'],
      ['allowEntry', 'EntryAllowed'],
      ['leaveParking', 'ParkingExit'],
    ] as const) {
      viewer.forget();
      expect((await sameAt(one, operator).post(moved(truck, move))).status).toBe(200);
      await viewer.hearsOf(truck);
      expect(await statusAtOther()).toBe(status);
    }
  });

  it('offer websockets alone, for polling would have to reach the same API each time', async () => {
    const answer = await plainFetch(`${pair.apiUrl}/socket.io/?EIO=4&transport=polling`);
    expect(answer.status).toBe(400);
  });
});

describe('nobody notices', () => {
  it('nobody notices that an API dies with their command in its hands: it is done by the other one, once', async () => {
    const [one, other] = pair.apis;
    const trucks = [await newTruck(), await newTruck(), await newTruck(), await newTruck()];
    one.freeze();
    const answers = trucks.map((truck) =>
      operator.send('POST', moved(truck, 'arrive'), {}, { 'idempotency-key': `arrive-${truck}` }),
    );
    // The proxy gives every second one to the frozen API; those of the other are answered meanwhile.
    await Promise.any(answers);
    await one.kill();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const statusOf = async (truck: number) => {
      const { body } = await sameAt(other, operator).get(`/dispositions/${truck}/journey`);
      return (body as { carsQueueStatus: string }).carsQueueStatus;
    };
    for (const truck of trucks) expect(await statusOf(truck)).toBe('Accepted');
    await one.start();
    expect(noticed).toEqual([]);
  });

  it('nobody notices that each of them dies in the middle of a journey: it comes to its end, with one SMS of each kind', async () => {
    // A journey and its outcome use only those fields of a `Stack` that a `Pair` has too.
    const { steps, truck } = journeySteps(pair as never);
    const victims = [pair.workers[0], pair.apis[0], pair.workers[1], pair.apis[1]];
    let back: Promise<void> = Promise.resolve();
    for (const [number, step] of steps.entries()) {
      const doing = step.does();
      const victim = number % 2 === 1 ? victims.shift() : undefined;
      if (victim) {
        await back;
        await victim.kill();
        back = victim.start();
      }
      await doing;
    }
    await back;
    expect(victims).toEqual([]);
    await expectWholeJourney(pair as never, truck());
    expect(noticed).toEqual([]);
  });

  it('nobody notices that an API dies with their spreadsheet in its hands: sent again under its id, it is written once', async () => {
    const [one, other] = pair.apis;
    const id = 'sheet-of-a-killed-api';
    const form = new FormData();
    const plates = Array.from({ length: 50 }, (_, number) => `KI ${number}LL`);
    form.set('file', new Blob([['Nr rejestracyjny', ...plates].join('\n')]), 'pojazdy.csv');
    const send = ({ url }: Member) =>
      plainFetch(`${url}/api/vehicles/import`, {
        method: 'POST',
        headers: { cookie: operator.cookie(), 'idempotency-key': id },
        body: form,
      });
    const importNow = async () => {
      const { body } = await sameAt(other, operator).get(`/sheet_imports/${id}`);
      return body as { state: string; all: number | null; counts: { added: number } };
    };
    await within(pair.databaseUrl, async (database) => {
      await database.transaction().execute(async (holding) => {
        await sql`lock table vehicle in exclusive mode`.execute(holding);
        const first = send(one);
        await until(async () => (await importNow()).all === plates.length);
        await Promise.all([expect(first).rejects.toThrow(), one.kill()]);
        expect((await importNow()).state).toBe('running');
      });
      // After so long without a sign of its API, an import counts as interrupted.
      await sql`update sheet_import set seen_at = now() - interval '1 minute'`.execute(database);
      expect((await importNow()).state).toBe('interrupted');
      expect((await send(other)).status).toBe(200);
      expect(await importNow()).toMatchObject({ state: 'written', counts: { added: plates.length } });
      expect((await send(other)).status).toBe(200);
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from vehicle where name like 'KI %LL'`.execute(database);
      expect(rows[0]?.count).toBe(plates.length);
    });
    await one.start();
    expect(noticed).toEqual([]);
  });

  it('nobody notices that the API of a watching screen dies: the screen finds the other one and sees what happens next', async () => {
    const viewer = await watching(pair.url);
    for (const api of pair.apis) {
      await api.kill();
      // What happens before the screen is back, it reads anew. So trucks are made until it hears of one.
      await until(async () => {
        const truck = await newTruck();
        await pause(200);
        return viewer.hasHeardOf(truck);
      });
      await api.start();
    }
    expect(viewer.losses()).toBeGreaterThan(0);
  });
});

describe('whether a worker is well', () => {
  const healthOf = async (taskQueue: string): Promise<number> => {
    const environment = { ...pair.environment, PATH: process.env.PATH, TASK_QUEUE: taskQueue };
    const child = spawn(process.execPath, ['docker/workerHealth.ts'], { env: environment, stdio: 'ignore' });
    return ((await once(child, 'exit')) as [number])[0];
  };

  it('Temporal knows: it hears those who work, and nobody where nobody works', async () => {
    expect(await healthOf('keja')).toBe(0);
    expect(await healthOf('elsewhere')).toBe(1);
  });
});
