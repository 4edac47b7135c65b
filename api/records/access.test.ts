import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
let operator: Visitor;
let forwarder: Visitor;
let own: Row;
let foreign: Row;

type Row = { id: number; forwarderId: number | null; customer: { id: number; presentation: string } | null };

beforeAll(async () => {
  api = await startTestApi();
  [admin, operator, forwarder] = [
    await api.signedIn('admin'),
    await api.signedIn('operator'),
    await api.signedIn('forwarder'),
  ];
  const all = ((await admin.get('/disposition', { limit: 100 })).body as { rows: Row[] }).rows;
  const firm = (
    (await admin.get('/vendor_and_customer', { filter: { name: 'Spedycja Mewa Sp. z o.o.' } })).body as {
      rows: { id: number }[];
    }
  ).rows[0]?.id;
  own = all.find((row) => row.forwarderId === firm) as Row;
  foreign = all.find((row) => row.forwarderId !== firm) as Row;
});
afterAll(() => api?.close());

describe('somebody from outside', () => {
  it('sees the records of their own firm and no others', async () => {
    const { rows } = (await forwarder.get('/disposition', { limit: 100 })).body as { rows: Row[] };
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.forwarderId))).toEqual(new Set([own.forwarderId]));
  });

  it('is told that a record of another firm is not there, whatever is asked of it', async () => {
    expect((await forwarder.get(`/disposition/${own.id}`)).status).toBe(200);
    const path = `/disposition/${foreign.id}`;
    expect(await forwarder.get(path)).toMatchObject({ status: 404, body: { code: 'record_not_found' } });
    expect(await forwarder.get('/disposition', { filter: { id: foreign.id } })).toMatchObject({
      body: { rows: [], count: 0 },
    });
    expect(await forwarder.get('/disposition/count', { filter: { id: foreign.id } })).toMatchObject({
      body: { count: 0 },
    });
    expect(await forwarder.get(`/dispositions/${foreign.id}/journey`)).toMatchObject({ status: 404 });
  });

  it('changes nothing and does no move', async () => {
    expect(await forwarder.put(`/disposition/${own.id}`, { comment: 'hurry' })).toMatchObject({
      status: 403,
      body: { code: 'no_access' },
    });
    expect(await forwarder.post(`/dispositions/${own.id}/moves/allowEntry`)).toMatchObject({
      status: 403,
      body: { code: 'no_access' },
    });
    expect(await forwarder.get('/cars_qeue_dispositions_list')).toMatchObject({ status: 403 });
  });

  it('is not offered what they may not open', async () => {
    const objects = (await forwarder.get('/app/app-objects')).body as { name: string }[];
    expect(objects.map(({ name }) => name)).toContain('disposition');
    expect(objects.map(({ name }) => name)).not.toContain('scaleAgent');
    expect(await forwarder.get('/app/object_meta', { objectType: 'scaleAgent' })).toMatchObject({
      status: 403,
      body: { code: 'no_access' },
    });
    const menu = (await forwarder.get('/navigation')).body as {
      children: { name: string; path: string }[];
    }[];
    const places = menu.flatMap(({ children }) => children.map(({ path }) => path));
    expect(places).toContain('/disposition');
    expect(places).not.toContain('/users');
    expect(places).not.toContain('/live-queue');
  });
});

describe('roles', () => {
  it('an operator reads people and does not change them', async () => {
    expect((await operator.get('/users')).status).toBe(200);
    expect(await operator.post('/users', { login: 'x', name: 'x', email: 'x@keja.example' })).toMatchObject({
      status: 403,
      body: { code: 'no_access' },
    });
  });

  it('only full rights remove for good', async () => {
    const { id } = (await operator.post('/vehicles', { name: 'AWAY 1' })).body as { id: number };
    expect(await operator.delete(`/vehicles/${id}`)).toMatchObject({
      status: 403,
      body: { code: 'no_access' },
    });
    expect((await admin.delete(`/vehicles/${id}`)).status).toBe(200);
  });

  it('what others refer to is not removed, and they are named', async () => {
    const customer = own.customer as { id: number };
    const answer = await admin.delete(`/vendor_and_customer/${customer.id}`);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'record_referenced', params: { by: expect.any(Array) } },
    });
  });

  it('nobody reads a password, not even full rights', async () => {
    const text = JSON.stringify([(await admin.get('/users')).body, (await admin.get('/users/1')).body]);
    expect(text).not.toMatch(/argon2|password|Token/);
  });

  it.each([
    ['operator', 'read', true],
    ['sales', 'read', false],
    ['disposition', 'modify', true],
    ['user', 'read', true],
    ['user', 'modify', false],
    ['no such thing', 'read', false],
  ])('has-role answers for %s to %s: %s', async (role, accessType, expected) => {
    expect((await operator.get('/app/has-role', { role, accessType })).body).toBe(expected);
  });

  it('the roles come with the menu sections of the caller', async () => {
    expect((await forwarder.get('/user_roles')).body).toMatchObject({
      rows: expect.any(Array),
      userModules: expect.arrayContaining(['terminal']),
    });
    const { userModules } = (await operator.get('/user_roles')).body as { userModules: string[] };
    expect(userModules).toContain('weighing');
  });
});
