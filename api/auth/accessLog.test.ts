import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
const logged: string[] = [];
beforeAll(async () => {
  api = await startTestApi({ logged: (line) => logged.push(line), environment: { LOG_LEVEL: 'warn' } });
  admin = await api.signedIn('admin');
});
afterAll(() => api?.close());

const entries = async (filter: object): Promise<Record<string, unknown>[]> =>
  ((await admin.get('/access_log', { filter, limit: 50 })).body as { rows: Record<string, unknown>[] }).rows;

/** The entries, once there are as many as there should be. */
const written = async (filter: object, count = 1): Promise<Record<string, unknown>[]> => {
  await expect.poll(async () => (await entries(filter)).length).toBe(count);
  return entries(filter);
};

describe('the access log', () => {
  it('tells who signed in, when and from where', async () => {
    await api.signedIn('operator');
    const [entry] = await written({ action: 'SignIn', login: 'operator' });
    expect(entry).toMatchObject({
      user: { presentation: 'Olek Operator' },
      ipAddress: '127.0.0.1',
      userAgent: 'node',
      path: 'POST /api/auth/login',
    });
    expect(Date.parse(String(entry?.date))).not.toBeNaN();
  });

  it('tells of a wrong password, and whose sign-in it was', async () => {
    await api.visitor().post('/auth/login', { email: 'sales', password: 'wrong-for-sales' });
    const [entry] = await written({ action: 'SignInFailed', 'user.login': 'sales' });
    expect(entry).toMatchObject({ login: 'sales', user: { presentation: expect.any(String) } });
  });

  it('tells of a login that nobody has, and names nobody', async () => {
    await api.visitor().post('/auth/login', { email: 'nobody@keja.example', password: 'wrong-for-nobody' });
    const [entry] = await written({ action: 'SignInFailed', login: 'nobody@keja.example' });
    expect(entry).toMatchObject({ user: null });
  });

  it('keeps no password, in whichever field it was typed', async () => {
    await api.visitor().post('/auth/login', { email: 'TypedInTheWrongField1', password: 'x' });
    // Only the beginning of a text that is no login is kept: it may be a password.
    await written({ action: 'SignInFailed', login: 'Typ…' });
    const all = JSON.stringify(await entries({}));
    for (const secret of [demoPassword, 'wrong-for-', 'TypedInTheWrongField1'])
      expect(all).not.toContain(secret);
  });

  it('tells who signed out, and nothing of who was not signed in', async () => {
    const visitor = await api.signedIn('forwarder');
    await visitor.get('/auth/logout');
    await visitor.get('/auth/logout');
    const [entry] = await written({ action: 'SignOut' });
    expect(entry).toMatchObject({ user: { presentation: expect.any(String) } });
  });

  // The method, the path, and the object and record that the entry names. The last call is written by hand and names none.
  it.each([
    ['get', '/app_settings', 'appSetting', null],
    ['put', '/working_places/1', 'workingPlace', 1],
    ['get', '/disposition_first_weighting', null, null],
  ] as const)('tells who was refused: %s %s', async (method, path, objectName, objectId) => {
    const sales = await api.signedIn('sales');
    expect((await sales[method](path)).status).toBe(403);
    const [entry] = await written({
      action: 'AccessRefused',
      path: `${method.toUpperCase()} /api${path}`,
    });
    expect(entry).toMatchObject({ objectName, objectId, user: { presentation: expect.any(String) } });
  });

  it('tells who was refused a function of the server, although that is no object', async () => {
    const sales = await api.signedIn('sales');
    const called = await sales.post('/app/exec-func', { objectFunc: 'verifyWeightMemory' });
    expect(called.status).toBe(403);
    const [entry] = await written({ action: 'AccessRefused', path: 'POST /api/app/exec-func' });
    expect(entry).toMatchObject({ objectName: null, user: { presentation: expect.any(String) } });
  });

  it('is for full rights alone', async () => {
    const operator = await api.signedIn('operator');
    expect(await operator.get('/access_log')).toMatchObject({ status: 403, body: { code: 'no_access' } });
  });

  it('takes no entry from a caller, not even from one with full rights', async () => {
    expect((await admin.post('/access_log', { action: 'SignIn' })).status).toBe(409);
  });
});

describe('a request', () => {
  it('does not wait for the access log', async () => {
    // Entries of other people may still be on their way.
    await addUser(api, 'patient', ['operator']);
    await api.database.transaction(async (tx) => {
      await sql`lock table access_log in exclusive mode`.execute(tx.sql);
      await enter(api, 'patient');
    });
    expect(await written({ action: 'SignIn', login: 'patient' })).toHaveLength(1);
  });

  it('is answered though the access log cannot be written, and the operator of the server hears of it', async () => {
    await sql`alter table access_log rename to access_log_away`.execute(api.database.sql);
    await api.signedIn('operator');
    await expect.poll(() => logged.join('')).toContain('access log was not written');
    await sql`alter table access_log_away rename to access_log`.execute(api.database.sql);
    const before = (await entries({ action: 'SignIn' })).length;
    await api.signedIn('sales');
    expect(await written({ action: 'SignIn' }, before + 1)).toHaveLength(before + 1);
  });
});
