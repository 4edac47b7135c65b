import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { limits } from '../auth/throttle.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

interface Change {
  readonly object: string;
  readonly id: number;
  readonly by?: string;
  readonly updatedAt?: string;
}

/** When the changed version was written. */
const updatedAt: unknown = expect.any(String);

/** Two API servers on one database, as two processes would be. */
let one: TestApi;
let other: TestApi;
let operator: Visitor;
const sockets: Socket[] = [];

beforeAll(async () => {
  const database = await freshDatabase({ demo: true });
  [one, other] = await Promise.all([startTestApi({ on: database }), startTestApi({ on: database })]);
  operator = await one.signedIn('operator');
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
afterAll(async () => {
  await one?.close();
  await other?.close();
});

const open = (api: TestApi, headers: Record<string, string>): Socket => {
  const socket = io(`${new URL(api.url).origin}/live`, {
    path: '/api/socket.io',
    extraHeaders: headers,
    reconnection: false,
    transports: ['websocket'],
    forceNew: true,
  });
  sockets.push(socket);
  return socket;
};

/** A socket that is connected, and all that it has heard since. */
const listening = async (api: TestApi, visitor: Visitor) => {
  const socket = open(api, { cookie: visitor.cookie() });
  const heard: Change[] = [];
  const waiting = new Set<() => void>();
  socket.on('changed', (change: Change) => {
    heard.push(change);
    waiting.forEach((check) => check());
  });
  await new Promise<void>(
    (resolve, reject) => void socket.once('connect', resolve).once('connect_error', reject),
  );
  const until = (wanted: Change) =>
    new Promise<void>((resolve) => {
      const check = () =>
        heard.some(({ object, id }) => object === wanted.object && id === wanted.id) && resolve();
      waiting.add(check);
      check();
    });
  return { heard, until };
};

const refusalMessage = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('connect_error', ({ message }) => resolve(message)));
const newVehicle = async (name: string, by: Visitor = operator): Promise<number> =>
  ((await by.post('/vehicles', { name })).body as { id: number }).id;

describe('two API processes', () => {
  it('know each other’s sessions, and a sign-out at one is a sign-out at both', async () => {
    const visitor = await one.signedIn('sales');
    const elsewhere = other.visitor();
    const ask = () => elsewhere.send('GET', '/auth/session', undefined, { cookie: visitor.cookie() });
    const cookie = visitor.cookie();
    expect((await ask()).body).toMatchObject({ result: true, user: { roles: ['sales'] } });
    await visitor.post('/auth/logout');
    expect((await elsewhere.send('GET', '/auth/session', undefined, { cookie })).body).toMatchObject({
      result: false,
    });
  });

  it('count failed sign-ins together', async () => {
    const guess = (api: TestApi) =>
      api.visitor().post('/auth/login', { email: 'guessed', password: 'wrong' });
    const answers = [];
    // The first attempt above the limit is accepted at the slow pace, the next two come too soon.
    for (let attempt = 0; attempt < limits.passwords.points + 3; attempt++)
      answers.push(await guess(attempt % 2 ? one : other));
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
  });

  it('tell browsers at both of a change made at either, and who made it', async () => {
    const [here, there] = [await listening(one, operator), await listening(other, operator)];
    const first = { object: 'vehicle', id: await newVehicle('LIVE 1') };
    await Promise.all([here.until(first), there.until(first)]);
    for (const { heard } of [here, there])
      expect(heard).toEqual([{ ...first, by: 'Olek Operator', updatedAt }]);
  });

  it('say with each change which version of the record it made', async () => {
    const listener = await listening(one, operator);
    const id = await newVehicle('LIVE VERSION');
    const versions = [(await operator.get(`/vehicles/${id}`)).body as { updatedAt: string }];
    for (const code of ['A', 'B'])
      versions.push((await operator.put(`/vehicles/${id}`, { code })).body as { updatedAt: string });
    await expect
      .poll(() => listener.heard.map((change) => Date.parse(change.updatedAt ?? '')))
      .toEqual(versions.map((version) => Date.parse(version.updatedAt)));
  });

  it('name the user for whom a process wrote', async () => {
    const listener = await listening(one, operator);
    const { user } = (await operator.get('/auth/session')).body as { user: { id: number } };
    const { records } = one.database;
    const vehicle = await newVehicle('LIVE 3');
    await records.update({ ...systemActor, userId: user.id }, 'vehicle', vehicle, { code: 'L3' });
    await listener.until({ object: 'vehicle', id: vehicle });
    await expect
      .poll(() => listener.heard)
      .toEqual(
        Array.from({ length: 2 }, () => ({ object: 'vehicle', id: vehicle, by: 'Olek Operator', updatedAt })),
      );
  });
});

describe('news of a record', () => {
  it('does not reach a user who may not read it', async () => {
    const [admin, forwarder] = [await one.signedIn('admin'), await one.signedIn('forwarder')];
    const rows = (await admin.get('/disposition', { limit: 100 })).body as {
      rows: { id: number; forwarderId: number }[];
    };
    const mine = ((await forwarder.get('/disposition', { limit: 1 })).body as typeof rows).rows[0] as {
      id: number;
      forwarderId: number;
    };
    const foreign = rows.rows.find(({ forwarderId }) => forwarderId !== mine.forwarderId) as { id: number };

    const listener = await listening(one, forwarder);
    await admin.put(`/disposition/${foreign.id}`, { comment: 'not yours' });
    await admin.post('/scale_agents', { name: 'not for forwarders' });
    await admin.put(`/disposition/${mine.id}`, { comment: 'yours' });
    await listener.until({ object: 'disposition', id: mine.id });
    expect(listener.heard).toEqual([
      { object: 'disposition', id: mine.id, by: 'Anna Administrator', updatedAt },
    ]);
  });

  it('comes only once the change is committed', async () => {
    const listener = await listening(one, operator);
    await one.database
      .transaction(async (tx) => {
        await tx.announce('vehicle', 424_242);
        throw new Error('undo');
      })
      .catch(() => undefined);
    const id = await newVehicle('LIVE 2');
    await listener.until({ object: 'vehicle', id });
    expect(listener.heard).toEqual([{ object: 'vehicle', id, by: 'Olek Operator', updatedAt }]);
  });
});

describe('a socket', () => {
  it('is refused without a sign-in', async () => {
    expect(await refusalMessage(open(one, {}))).toBe('not_signed_in');
    expect(await refusalMessage(open(one, { cookie: 'keja_session=invented' }))).toBe('not_signed_in');
  });

  it('is refused to the page of another site, whoever is signed in', async () => {
    expect(
      await refusalMessage(open(one, { cookie: operator.cookie(), origin: 'https://elsewhere.example' })),
    ).toBe('websocket error');
    await listening(one, operator);
  });

  it('closes when its user is no longer active', async () => {
    const [admin, sales] = [await one.signedIn('admin'), await one.signedIn('sales')];
    const socket = open(other, { cookie: sales.cookie() });
    await new Promise<void>((resolve) => void socket.once('connect', resolve));
    const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    const { user } = (await sales.get('/auth/session')).body as { user: { id: number } };
    await admin.put(`/users/${user.id}`, { isActive: false });
    expect(await closed).toBe('io server disconnect');
  });

  it('closes when its user signs out', async () => {
    const visitor = await one.signedIn('operator');
    const socket = open(other, { cookie: visitor.cookie() });
    await new Promise<void>((resolve) => void socket.once('connect', resolve));
    const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    await visitor.post('/auth/logout');
    expect(await closed).toBe('io server disconnect');
  });
});
