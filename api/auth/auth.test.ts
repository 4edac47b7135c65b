import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';
import { limits } from './throttle.ts';
import { sessionTokenOf } from './cookie.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

const credentials = (email: string, password = demoPassword) => ({ email, password });

describe('signing in', () => {
  it.each([['operator'], ['operator@keja.example'], ['OPERATOR@keja.example']])(
    '%s names the same person',
    async (name) => {
      const { status, body } = await api.visitor().post('/auth/login', credentials(name));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        result: true,
        use2FA: false,
        user: { name: 'Olek Operator', roles: ['operator'], fullRights: false },
      });
    },
  );

  it('is refused, not broken, by a name as long as one may type', async () => {
    const { status, body } = await api.visitor().post('/auth/login', credentials('x'.repeat(255)));
    expect([status, body]).toMatchObject([401, { code: 'invalid_credentials' }]);
  });

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const { headers } = await api.visitor().post('/auth/login', credentials('operator'));
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure|Expires/);
  });

  it('keeps the cookie beyond the browser only when asked to', async () => {
    const { headers } = await api
      .visitor()
      .post('/auth/login', { ...credentials('operator'), remember: true });
    const [, end = ''] = /Expires=([^;]+)/.exec(headers.getSetCookie()[0] ?? '') ?? [];
    // Calls extend such a session, for up to 90 days.
    expect((Date.parse(end) - Date.now()) / 86_400_000).toBeCloseTo(90, 1);
  });

  it('gives a new token each time and ends the session the browser had before', async () => {
    const visitor = await api.signedIn('operator');
    const before = visitor.cookie();
    await visitor.post('/auth/login', credentials('operator'));
    expect(visitor.cookie()).not.toBe(before);
    expect((await api.visitor().send('GET', '/disposition', undefined, { cookie: before })).status).toBe(401);
    expect((await visitor.get('/disposition')).status).toBe(200);
  });

  it('does not take up a token that was brought from elsewhere', async () => {
    const planted = 'keja_session=chosen-by-somebody-else';
    const visitor = api.visitor();
    await visitor.send('POST', '/auth/login', credentials('operator'), { cookie: planted });
    expect(visitor.cookie()).not.toBe(planted);
    expect((await api.visitor().send('GET', '/disposition', undefined, { cookie: planted })).status).toBe(
      401,
    );
  });

  it('leaves only the hash of the token in the database', async () => {
    const visitor = await api.signedIn('operator');
    const token = sessionTokenOf(visitor.cookie(), api.url) ?? '';
    expect(token).not.toBe('');
    const sessions = await api.database.sql.selectFrom('session').selectAll().execute();
    expect(sessions.length).toBeGreaterThan(0);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it.each([
    ['a wrong password', credentials('operator', 'wrong')],
    ['an unknown login', credentials('nobody')],
  ])('is refused in the same words for %s', async (_case, given) => {
    const { status, body } = await api.visitor().post('/auth/login', given);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'invalid_credentials', params: {} });
  });

  it('is refused to who is no longer active, and their sessions end', async () => {
    const sales = await api.signedIn('sales');
    const deactivate = (isActive: boolean) =>
      api.database.sql
        .updateTable('user')
        .set({ is_active: isActive })
        .where('login', '=', 'sales')
        .execute();
    await deactivate(false);
    expect((await sales.get('/disposition')).status).toBe(401);
    expect(await api.visitor().post('/auth/login', credentials('sales'))).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    });
    await deactivate(true);
    expect((await sales.get('/disposition')).status).toBe(200);
  });

  it('is open to who chose a password that looks like a hash', async () => {
    const admin = await api.signedIn('admin');
    const password = '$argon2 is how I say it';
    const person = { login: 'odd', name: 'Odd', email: 'odd@keja.example', password };
    expect((await admin.post('/users', person)).status).toBe(201);
    expect((await api.visitor().post('/auth/login', credentials('odd', password))).status).toBe(200);
  });

  it.each([
    [
      {},
      [
        { field: 'email', code: 'required' },
        { field: 'password', code: 'required' },
      ],
    ],
    [{ email: 5, password: 'x' }, [{ field: 'email', code: 'invalid_type' }]],
  ])('signing in of %j is refused field by field', async (body, errors) => {
    const answer = await api.visitor().post('/auth/login', body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed', errors } });
  });
});

describe('a session', () => {
  it('tells who is signed in, and that nobody is', async () => {
    const visitor = await api.signedIn('forwarder');
    expect((await visitor.get('/auth/session')).body).toMatchObject({
      result: true,
      user: { externalUser: true, roles: ['forwarder'] },
    });
    expect((await api.visitor().get('/auth/session')).body).toEqual({
      result: false,
      user: null,
      endedFor: null,
    });
  });

  it.each(['get', 'post'] as const)(
    'ends by %s /auth/logout, and its token opens nothing any more',
    async (method) => {
      const visitor = await api.signedIn('operator');
      const cookie = visitor.cookie();
      expect((await visitor[method]('/auth/logout')).body).toEqual({ result: true });
      expect(visitor.cookie()).not.toContain('keja_session');
      expect((await api.visitor().send('GET', '/disposition', undefined, { cookie })).status).toBe(401);
    },
  );

  it('ends when its user gets another password: whoever knew the old one is out', async () => {
    const [admin, sales] = [await api.signedIn('admin'), await api.signedIn('sales')];
    const { user } = (await sales.get('/auth/session')).body as { user: { id: number } };
    expect((await admin.put(`/users/${user.id}`, { abbreviation: 'S' })).status).toBe(200);
    expect((await sales.get('/disposition')).status).toBe(200);
    expect((await admin.put(`/users/${user.id}`, { password: demoPassword })).status).toBe(200);
    expect((await sales.get('/disposition')).status).toBe(401);
    expect((await admin.get('/disposition')).status).toBe(200);
  });

  it('returns 401 after the session has expired', async () => {
    const visitor = await api.signedIn('operator');
    await api.database.sql
      .updateTable('session')
      .set({ expires_at: new Date(0).toISOString() })
      .execute();
    expect((await visitor.get('/disposition')).status).toBe(401);
  });
});

it('a link that is followed ends no session, a program does', async () => {
  const visitor = await api.signedIn('operator');
  const followed = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };
  for (const headers of [followed, { accept: followed.accept }])
    expect((await visitor.send('GET', '/auth/logout', undefined, headers)).status).toBe(403);
  expect((await visitor.get('/disposition')).status).toBe(200);
  await visitor.get('/auth/logout');
  expect((await visitor.get('/disposition')).status).toBe(401);
});

describe('guessing', () => {
  afterEach(() => api.database.sql.deleteFrom('throttle').execute());
  const guess = (visitor: Visitor, email = 'admin') =>
    visitor.post('/auth/login', credentials(email, 'wrong'));

  it('goes on slowly after some attempts, however the account is named, and takes the right password in the end', async () => {
    const visitor = api.visitor();
    // One attempt more than the limit: the first one at the slow pace is accepted at once.
    for (let attempt = 0; attempt <= limits.passwords.points; attempt += 1) {
      const named = ['admin', 'ADMIN', 'admin@keja.example'][attempt % 3] ?? '';
      expect((await guess(visitor, named)).status).toBe(401);
    }
    const { status, headers, body } = await visitor.post('/auth/login', credentials('ADMIN'));
    expect([status, (body as { code: string }).code]).toEqual([429, 'too_many_attempts']);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(limits.passwords.paceSeconds);
    // As if the time to wait had passed.
    await sql`update throttle set expire = 0 where key like '%-slow:%'`.execute(api.database.sql);
    expect((await visitor.post('/auth/login', credentials('ADMIN'))).status).toBe(200);
  });

  it('guesses by strangers keep nobody out of a browser in which they have signed in before', async () => {
    const own = await api.signedIn('admin');
    await own.post('/auth/logout');
    for (let attempt = 0; attempt < limits.byAddress.points + 1; attempt += 1) await guess(api.visitor());
    expect((await guess(api.visitor())).status).toBe(429);
    expect((await own.post('/auth/login', credentials('admin'))).status).toBe(200);
  });

  it('is counted for whoever makes up that their browser is known', async () => {
    const own = await api.signedIn('admin');
    const [known = ''] = /keja_known=[^;]+/.exec(own.cookie()) ?? [];
    const forged = known.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (let attempt = 0; attempt <= limits.passwords.points; attempt += 1) await guess(api.visitor());
    const login = (cookie: string) =>
      api.visitor().send('POST', '/auth/login', credentials('admin'), { cookie });
    expect((await login(forged)).status).toBe(429);
    expect((await login(known)).status).toBe(200);
  });

  it('one address that guesses many logins is stopped', async () => {
    const last = await Promise.all(
      Array.from({ length: limits.byAddress.points + 1 }, (_, index) =>
        api.visitor().post('/auth/login', credentials(`guess${index}`, 'wrong')),
      ),
    );
    expect(last.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('a write', () => {
  const writeWith = async (headers: Record<string, string>, name = 'GD 1') => {
    const visitor = await api.signedIn('operator');
    return visitor.send('POST', '/vehicles', { name }, headers);
  };

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site' }],
    ['an origin of its own, where the browser is old', { origin: 'https://elsewhere.example' }],
    ['a page without an address', { origin: 'null' }],
  ])('a write is refused if %s makes the browser send it', async (_case, headers) => {
    expect(await writeWith(headers)).toMatchObject({ status: 403, body: { code: 'cross_site_write' } });
  });

  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }, 'GD 2'],
    ['a program', {}, 'GD 3'],
  ])('a write from %s is accepted', async (_case, headers, name) => {
    expect((await writeWith(headers, name)).status).toBe(201);
  });
});
