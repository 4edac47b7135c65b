import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
let id: string;
beforeAll(async () => {
  api = await startTestApi();
  const { rows } = await sql<{ id: string }>`
    insert into outbox (kind, payload, attempts, last_error, due_at, processed_at) values
      ('journey', '{"secret": "tajne"}', 7, 'Error: no such thing', now() + interval '1 hour', null),
      ('journey', '{}', 1, null, null, now()), ('journey', '{}', 0, null, null, null)
    returning id`.execute(api.database.sql);
  id = rows[0]?.id ?? '';
});
afterAll(() => api?.close());

it('the API lists the work that failed, with its reason and the next attempt, and without what it carries', async () => {
  const admin = await api.signedIn('admin');
  const { status, body } = await admin.get('/failed_work');
  expect(status).toBe(200);
  expect(body).toEqual({
    rows: [
      {
        id,
        kind: 'journey',
        createdAt: expect.any(String) as string,
        attempts: 7,
        lastError: 'Error: no such thing',
        dueAt: expect.any(String) as string,
      },
    ],
    count: 1,
  });
});

it('failed work is tried at once when asked, and other numbers are refused', async () => {
  const admin = await api.signedIn('admin');
  expect(await admin.post(`/failed_work/${id}/retry`, {})).toMatchObject({
    status: 200,
    body: { result: true },
  });
  const { body } = await admin.get('/failed_work');
  expect(body).toMatchObject({ rows: [{ id, dueAt: null }] });
  // The next two rows of the outbox have not failed: one is done, the other waits for its first attempt.
  for (const other of [Number(id) + 1, Number(id) + 2, 999_999_999])
    expect(await admin.post(`/failed_work/${other}/retry`, {})).toMatchObject({
      status: 404,
      body: { code: 'record_not_found' },
    });
});

it.each(['operator', 'sales', 'forwarder'] as const)('failed work is closed to %s', async (login) => {
  const visitor = await api.signedIn(login);
  expect((await visitor.get('/failed_work')).status).toBe(403);
  expect((await visitor.post(`/failed_work/${id}/retry`, {})).status).toBe(403);
});
