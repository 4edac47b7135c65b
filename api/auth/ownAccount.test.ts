import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { liveNamespace } from '#domain/weighing/scaleMessages.ts';
import { lettersTo } from '../testing/letters.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';
import { limits } from './throttle.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());
beforeEach(() => api.database.sql.deleteFrom('throttle').execute());

const password = 'siedem7';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604.1';
let people = 0;

const newPerson = async () => {
  people += 1;
  const email = `olga${people}@keja.example`;
  const some = {
    login: `olga${people}`,
    name: 'Olga Sesja',
    email,
    password,
    abbreviation: 'OS',
    language: 'pl',
  };
  const { id } = await api.database.records.create(systemActor, 'user', some);
  return { id, email };
};
const signedIn = async (email: string, userAgent = firefox, word = password): Promise<Visitor> => {
  const visitor = api.visitor();
  const answer = await visitor.send(
    'POST',
    '/auth/login',
    { email, password: word },
    { 'user-agent': userAgent },
  );
  expect(answer.status).toBe(200);
  return visitor;
};
interface Shown {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly current: boolean;
}
const sessionsOf = async (visitor: Visitor) => (await visitor.get('/auth/sessions')).body as Shown[];

describe('one’s own sessions', () => {
  it('tell when, from where and by which device, the one that asks first', async () => {
    const { email } = await newPerson();
    await signedIn(email, iphone);
    const visitor = await signedIn(email);
    expect(await sessionsOf(visitor)).toMatchObject([
      {
        device: 'Firefox, Windows',
        address: '127.0.0.1',
        current: true,
        createdAt: expect.stringMatching(/Z$/),
      },
      { device: 'Safari, iPhone', current: false },
    ]);
  });

  it('carry nothing that could open them', async () => {
    const { email } = await newPerson();
    const visitor = await signedIn(email);
    const { rows } = await sql<{ hash: string }>`select token_hash as hash from session`.execute(
      api.database.sql,
    );
    const shown = JSON.stringify(await sessionsOf(visitor));
    for (const { hash } of rows) expect(shown).not.toContain(hash);
  });

  it('are ended one by one, also the one that asks', async () => {
    const { email } = await newPerson();
    const [phone, desk] = [await signedIn(email, iphone), await signedIn(email)];
    const other = (await sessionsOf(desk)).find(({ current }) => !current);
    expect((await desk.delete(`/auth/sessions/${other?.id}`)).status).toBe(200);
    expect((await phone.get('/auth/profile')).status).toBe(401);
    const [own] = await sessionsOf(desk);
    expect((await desk.delete(`/auth/sessions/${own?.id}`)).status).toBe(200);
    expect(desk.cookie()).not.toContain('keja_session');
  });

  it('returns 404 for the session of another person', async () => {
    const [mine, theirs] = [await newPerson(), await newPerson()];
    const [visitor, other] = [await signedIn(mine.email), await signedIn(theirs.email)];
    const [session] = await sessionsOf(other);
    expect((await visitor.delete(`/auth/sessions/${session?.id}`)).status).toBe(404);
    // The id of a session is no number.
    expect((await visitor.delete('/auth/sessions/1')).status).toBe(400);
    expect((await other.get('/auth/profile')).status).toBe(200);
  });

  it('are ended all but this one', async () => {
    const { email } = await newPerson();
    const others = [await signedIn(email), await signedIn(email, iphone)];
    const visitor = await signedIn(email);
    expect((await visitor.delete('/auth/sessions')).status).toBe(200);
    for (const other of others) expect((await other.get('/auth/profile')).status).toBe(401);
    expect(await sessionsOf(visitor)).toHaveLength(1);
  });

  it('a session that is ended closes its open connections', async () => {
    const { email } = await newPerson();
    const [phone, desk] = [await signedIn(email, iphone), await signedIn(email)];
    const socket = io(new URL(api.url).origin + liveNamespace, {
      path: '/api/socket.io',
      transports: ['websocket'],
      extraHeaders: { cookie: phone.cookie() },
    });
    await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
    const closed = new Promise((resolve) => socket.on('disconnect', resolve));
    await desk.delete('/auth/sessions');
    expect(await closed).toBe('io server disconnect');
    socket.close();
  });
});

describe('a new device', () => {
  it('is told of by a letter, once for each kind of device, but not for the first device of a person', async () => {
    const { email } = await newPerson();
    const letters = async () => (await lettersTo(api.database, email)).map(({ letter }) => letter);
    await signedIn(email);
    await signedIn(email, firefox.replaceAll('140', '141'));
    expect(await letters()).toEqual([]);
    await signedIn(email, iphone);
    await signedIn(email, iphone);
    expect(await letters()).toEqual(['newSignIn']);
  });
});

describe('one’s own password', () => {
  it('is changed by who knows it; every other session ends, this one goes on', async () => {
    const { email } = await newPerson();
    const [phone, desk] = [await signedIn(email, iphone), await signedIn(email)];
    const change = (current: string, word: string) =>
      desk.post('/auth/change_password', { current, password: word });
    expect(await change('inne-haslo', 'nowe-haslo')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'current', code: 'password_wrong' }] },
    });
    expect(await change(password, '123456')).toMatchObject({
      body: { errors: [{ field: 'password', code: 'too_short', params: { minLength: 7 } }] },
    });
    expect((await change(password, 'nowe-haslo')).status).toBe(200);
    expect((await phone.get('/auth/profile')).status).toBe(401);
    expect((await desk.get('/auth/profile')).status).toBe(200);
    await signedIn(email, firefox, 'nowe-haslo');
    expect((await lettersTo(api.database, email)).map(({ letter }) => letter)).toContain('passwordChanged');
  });

  it('is not guessed by who sits at somebody’s desk', async () => {
    const { email } = await newPerson();
    const visitor = await signedIn(email);
    const guess = () => visitor.post('/auth/change_password', { current: 'zgaduje', password: 'nowe-haslo' });
    for (let attempt = 0; attempt < limits.ownPassword.points; attempt += 1)
      expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });
});

describe('one’s own profile', () => {
  it('shows who one is here', async () => {
    const visitor = await api.signedIn('forwarder');
    expect((await visitor.get('/auth/profile')).body).toMatchObject({
      login: 'forwarder',
      email: 'forwarder@keja.example',
      language: 'pl',
      counterparty: { presentation: 'Spedycja Mewa Sp. z o.o.' },
      roles: ['forwarder'],
    });
  });

  it('changes name, abbreviation and language, and nothing else', async () => {
    const { email, id } = await newPerson();
    const visitor = await signedIn(email);
    const wish = { name: 'Olga Nowa', language: 'de', fullRights: true, email: 'x@keja.example', roles: [] };
    expect((await visitor.put('/auth/profile', wish)).body).toMatchObject({
      name: 'Olga Nowa',
      abbreviation: 'OS',
      language: 'de',
    });
    expect(await api.database.records.get(systemActor, 'user', id)).toMatchObject({
      email,
      fullRights: false,
    });
    expect((await visitor.put('/auth/profile', { language: 'xx' })).status).toBe(422);
    expect((await visitor.put('/auth/profile', { name: ' ' })).status).toBe(422);
  });
});

describe('users, as an administrator keeps them', () => {
  it('are confirmed when an administrator makes them', async () => {
    const admin = await api.signedIn('admin');
    const person = { login: 'made', name: 'Made', email: 'made@keja.example', password };
    expect((await admin.post('/users', person)).status).toBe(201);
    await signedIn('made@keja.example');
  });

  it('are never two by one name, in whichever letters', async () => {
    const admin = await api.signedIn('admin');
    const post = (some: object) =>
      admin.post('/users', { login: 'unique', name: 'U', email: 'unique@keja.example', ...some });
    for (const [some, field] of [
      [{ login: 'ADMIN' }, 'login'],
      [{ login: 'Admin@keja.example' }, 'login'],
      [{ email: 'ADMIN@keja.example' }, 'email'],
    ] as const)
      expect(await post(some)).toMatchObject({
        status: 422,
        body: { errors: [{ field, code: 'not_unique' }] },
      });
    const { id } = (await post({})).body as { id: number };
    expect((await admin.put(`/users/${id}`, { login: 'Unique' })).status).toBe(200);
  });

  it('get no link by hand: its token is the server’s own', async () => {
    const admin = await api.signedIn('admin');
    const { id, email } = await newPerson();
    await admin.put(`/users/${id}`, {
      passwordResetToken: 'sha256:abc',
      emailConfirmationToken: 'sha256:abc',
    });
    const { rows } = await sql`
      select 1 from "user" where email = ${email} and password_reset_token is not null`.execute(
      api.database.sql,
    );
    expect(rows).toEqual([]);
  });
});
