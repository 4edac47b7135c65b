import { io, type Socket } from 'socket.io-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let forwarder: Visitor;
beforeAll(async () => {
  api = await startTestApi({ environment: { TEMPORAL_UI_URL: 'http://workflows.example' } });
  forwarder = await api.signedIn('forwarder');
});
afterAll(() => api?.close());

describe('who is bound to a firm', () => {
  // A person who is bound to a firm may hear it twenty times in an hour.
  it('hears that a plate of another firm is taken, but not of hundreds', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from vehicle order by id limit 1`.execute(api.database.sql);
    const [{ name } = { name: '' }] = rows;
    const codes: string[] = [];
    for (let attempt = 0; attempt < 22; attempt += 1)
      codes.push(((await forwarder.post('/vehicles', { name })).body as { code: string }).code);
    expect(codes[0]).toBe('validation_failed');
    expect(codes.at(-1)).toBe('too_many_attempts');
    const operator = await api.signedIn('operator');
    for (let attempt = 0; attempt < 22; attempt += 1)
      expect((await operator.post('/vehicles', { name })).status).toBe(422);
  });

  it('hears it of the rows of a sheet no oftener than of single writes, whether it is tried or written', async () => {
    const { rows } = await sql<{ name: string; firm: number }>`
      select v.name, u.counterparty_id as firm from vehicle v, "user" u
      where u.login = 'forwarder' order by v.id limit 1`.execute(api.database.sql);
    const [{ name: taken, firm: counterparty } = { name: '', firm: 0 }] = rows;
    /**
     * The plate in thirty spellings, which is more than may be asked about in an hour: each bit of the number puts a dash
     * behind one sign. Plates are compared without dashes, so each row is a question about the same vehicle.
     */
    const plates = Array.from({ length: 30 }, (_, spelling) =>
      [...taken].map((sign, place) => (spelling & (1 << place) ? `${sign}-` : sign)).join(''),
    );
    /** The code of the refusal; if the sheet is read, the code of its first row and how many rows were refused. */
    const codeOf = async (login: string, path: string): Promise<string | undefined> => {
      const form = new FormData();
      form.set('options', JSON.stringify({ mode: 'add', partly: true }));
      form.set('file', new Blob([`name\r\n${plates.join('\r\n')}\r\n`]), 'sheet.csv');
      const response = await fetch(`${api.url}/vehicles/import${path}`, {
        method: 'POST',
        headers: { cookie: (await enter(api, login)).visitor.cookie() },
        body: form,
      });
      const body = (await response.json()) as {
        code?: string;
        counts?: { refused: number };
        rows?: { errors: { code: string }[] }[];
      };
      return body.code ?? `${body.rows?.[0]?.errors[0]?.code} ${body.counts?.refused}`;
    };
    for (const [index, path] of ['', '/preview'].entries()) {
      await addUser(api, `prober${index}`, ['forwarder'], { externalUser: true, counterparty });
      await addUser(api, `clerk${index}`, ['operator']);
      expect(await codeOf(`prober${index}`, path)).toBe('too_many_attempts');
      expect(await codeOf(`clerk${index}`, path)).toBe('not_unique 30');
    }
  });

  it('is not told where workflows are seen; staff are', async () => {
    expect((await forwarder.get('/app/info')).body).toMatchObject({ temporalUiUrl: null });
    const operator = await api.signedIn('operator');
    expect((await operator.get('/app/info')).body).toMatchObject({
      temporalUiUrl: 'http://workflows.example',
    });
  });

  it('sees carriers of their own and of their own dispositions, and no others', async () => {
    const carriers = async (visitor: Visitor) =>
      ((await visitor.get('/carriers', { limit: 100 })).body as { rows: { name: string }[] }).rows.map(
        ({ name }) => name,
      );
    const operator = await api.signedIn('operator');
    expect((await operator.post('/carriers', { name: 'Cudzy przewoźnik' })).status).toBe(201);
    expect(await carriers(operator)).toContain('Cudzy przewoźnik');
    expect(await carriers(forwarder)).not.toContain('Cudzy przewoźnik');
    expect((await forwarder.post('/carriers', { name: 'Własny przewoźnik' })).status).toBe(201);
    expect(await carriers(forwarder)).toContain('Własny przewoźnik');
  });
});

describe('an administrator', () => {
  it('ends all sessions of a person, and nobody else does', async () => {
    const id = await addUser(api, 'stolen', ['operator']);
    const { visitor } = await enter(api, 'stolen');
    const admin = await api.signedIn('admin');
    const operator = await api.signedIn('operator');
    expect((await operator.delete(`/users/${id}/sessions`)).status).toBe(403);
    expect((await visitor.get('/disposition')).status).toBe(200);
    expect(await admin.delete(`/users/${id}/sessions`)).toMatchObject({ status: 200, body: { ended: 1 } });
    expect((await visitor.get('/disposition')).status).toBe(401);
    expect((await admin.get('/disposition')).status).toBe(200);
  });
});

it('a session ends some day, however much it is used', async () => {
  await addUser(api, 'busy', ['operator']);
  const { visitor } = await enter(api, 'busy');
  const age = (days: number) =>
    sql`update session set created_at = now() - make_interval(days => ${days}), expires_at = now() + interval '1 day'
      where user_id = (select id from "user" where login = 'busy')`.execute(api.database.sql);
  // Seven days are the longest life of a session.
  await age(6);
  expect((await visitor.get('/disposition')).status).toBe(200);
  await age(8);
  expect((await visitor.get('/disposition')).status).toBe(401);
});

it('under https the session cookie can be set by this host alone', async () => {
  const secure = await startTestApi({
    environment: { PUBLIC_URL: 'https://keja.example' },
  });
  try {
    const { headers } = await secure
      .visitor()
      .post('/auth/login', { email: 'operator', password: demoPassword });
    const set = headers.getSetCookie().find((cookie) => cookie.includes('keja_session')) ?? '';
    expect(set).toMatch(/^__Host-keja_session=[^;]+; Path=\/; HttpOnly; Secure/);
    const [pair = ''] = set.split(';');
    const plain = pair.replace('__Host-', '');
    const statusWith = async (cookie: string) =>
      (await secure.visitor().send('GET', '/disposition', undefined, { cookie })).status;
    expect([await statusWith(pair), await statusWith(plain)]).toEqual([200, 401]);
  } finally {
    await secure.close();
  }
});

describe('sockets of strangers', () => {
  const origin = () => new URL(api.url).origin;
  const open = (namespace = ''): Socket =>
    io(`${origin()}${namespace}`, {
      path: '/api/socket.io',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
  const outcome = (socket: Socket): Promise<string> =>
    new Promise((resolve) => {
      socket.on('connect', () => resolve('connected'));
      socket.on('connect_error', ({ message }) => resolve(message));
    });

  it('join no room, not even the one of nobody', async () => {
    const socket = open();
    expect(await outcome(socket)).toBe('not_signed_in');
    socket.close();
  });

  it('are not opened without end from one place', async () => {
    // A hundred of one address may wait for authentication at the same time.
    const sockets = Array.from({ length: 120 }, () => open());
    const outcomes = await Promise.all(sockets.map(outcome));
    expect(outcomes.filter((each) => each !== 'not_signed_in').length).toBeGreaterThanOrEqual(20);
    expect(outcomes).not.toContain('connected');
    for (const socket of sockets) socket.close();
  });
});
