import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#tools/testing/eventually.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
let agentId: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
  agentId = ((await admin.post('/scale_agents', { name: 'gate' })).body as { id: number }).id;
});
afterAll(async () => {
  sockets.forEach((socket) => socket.close());
  await api?.close();
});

const open = (token: string): Socket => {
  const socket = io(`${new URL(api.url).origin}/agent`, {
    path: '/api/socket.io',
    reconnection: false,
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
  });
  sockets.push(socket);
  return socket;
};
/** `in`, or why not. */
const tries = (token: string): Promise<string> =>
  new Promise((resolve) => {
    open(token)
      .once('configuration', () => resolve('in'))
      .once('connect_error', ({ message }) => resolve(message));
  });
const newToken = async (visitor: Visitor = admin): Promise<string> =>
  ((await visitor.post(`/scale_agents/${agentId}/token`)).body as { token: string }).token;

it.each(['a', 'rel-token-1', `sha256:${'a'.repeat(64)}`])(
  'a typed token is refused by the name of its field: %s',
  async (tokenHash) => {
    for (const answer of [
      await admin.post('/scale_agents', { name: 'typed', tokenHash }),
      await admin.put(`/scale_agents/${agentId}`, { tokenHash }),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ errors: [{ field: 'tokenHash', code: 'read_only_field' }] });
    }
  },
);

it('a made token has 32 random bytes, lets the agent in, and is shown nowhere else', async () => {
  const token = await newToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(await newToken()).not.toBe(token);
  const last = await newToken();
  expect(await tries(last)).toBe('in');
  const record = await admin.get(`/scale_agents/${agentId}`);
  const versions = await admin.get(`/scale_agents/${agentId}/versions`);
  for (const shown of [record.body, versions.body]) expect(JSON.stringify(shown)).not.toContain(last);
});

it('a new token ends the one before at once, also where it is in use', async () => {
  const before = await newToken();
  const socket = open(before);
  await new Promise((resolve) => socket.once('configuration', resolve));
  const shownOut = new Promise((resolve) => socket.once('disconnect', resolve));
  const now = await newToken();
  await shownOut;
  expect(await tries(before)).toBe('not_signed_in');
  expect(await tries(now)).toBe('in');
});

it('only full rights make a token', async () => {
  const operator = await api.signedIn('operator');
  expect((await operator.post(`/scale_agents/${agentId}/token`)).status).toBe(403);
});

// One address may try 20 wrong tokens in an hour.
it('wrong tokens are noted, and are no longer looked at when there are too many; the right one passes', async () => {
  const answers: string[] = [];
  for (let guess = 0; guess < 25; guess += 1) answers.push(await tries(`guess ${guess}`));
  expect(answers.at(-1)).toBe('too_many_attempts');
  await eventually(async () => {
    const { rows } = await sql<{ address: string }>`
      select ip_address as address from access_log
      where action = 'AccessRefused' and object_name = 'scaleAgent'`.execute(api.database.sql);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.length).toBeLessThanOrEqual(20);
    expect(rows[0]?.address).toMatch(/127\.0\.0\.1$/);
  });
  expect(await tries(await newToken())).toBe('in');
});
