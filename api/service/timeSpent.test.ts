import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { bodyOf } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let other: Visitor;
let customer: AnyRecord;
let request: AnyRecord;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  await addUser(api, 'halina', ['sales']);
  other = (await enter(api, 'halina')).visitor;
  const { records } = api.database;
  customer = await records.create(systemActor, 'counterparty', { name: 'Czasochłonny', isCustomer: true });
  request = await records.create(systemActor, 'customerRequest', {
    reference: 'Czas',
    customerId: customer.id,
  });
});
afterAll(() => api?.close());

const spend = (visitor: Visitor, minutes: number, more: object = {}) =>
  visitor.post('/objects_time_tracking', {
    objectType: 'customerRequest',
    objectId: request.id,
    startDate: '2026-03-31T22:30:00Z',
    endDate: '2026-03-31T23:30:00Z',
    elapsedTime: minutes * 60,
    ...more,
  });
const spent = (visitor: Visitor, id = request.id) =>
  visitor.get(`/objects_time_tracking/spent/customerRequest/${id}`);

it('a time knows its hours, its month and the customer of its record', async () => {
  const written = await spend(sales, 50, { comment: 'Rozmowa' });
  expect(written).toMatchObject({
    status: 201,
    // Half past midnight of the first of April, where the terminal stands.
    body: { hours: '0.83', month: '2026-04', customerId: customer.id },
  });
  const { id, updatedAt } = written.body as AnyRecord;
  expect(await sales.put(`/objects_time_tracking/${id}`, { updatedAt, elapsedTime: 5400 })).toMatchObject({
    status: 200,
    body: { hours: '1.50', customerId: customer.id },
  });
});

it('a record adds up the time of all people, who see the sums of one another and not the entries', async () => {
  const before = (await spent(sales)).body as { seconds: number };
  await spend(other, 30);
  await spend(other, 15);
  await spend(other, 99, { endDate: null });
  const { body } = (await spent(sales)) as { body: { seconds: number; people: { seconds: number }[] } };
  expect(body.seconds - before.seconds).toBe(45 * 60);
  expect(body.people.map(({ seconds }) => seconds).toSorted((one, two) => one - two)).toContain(45 * 60);
  const own = (await sales.get('/objects_time_tracking', { limit: 100 })).body as { rows: AnyRecord[] };
  const all = (await (await api.signedIn('admin')).get('/objects_time_tracking', { limit: 100 })).body as {
    rows: AnyRecord[];
  };
  expect(new Set(own.rows.map(({ userId }) => userId)).size).toBe(1);
  expect(new Set(all.rows.map(({ userId }) => userId)).size).toBeGreaterThan(1);
});

it('the sum of times has room for each of them', async () => {
  const { id } = await api.database.records.create(systemActor, 'customerRequest', {
    reference: 'Bez końca',
  });
  // The largest integer that one entry can hold.
  const longest = { objectId: id, elapsedTime: 2_147_483_647 };
  for (const person of [sales, other]) for (const _ of [1, 2]) await spend(person, 0, longest);
  expect(await spent(sales, id)).toMatchObject({ status: 200, body: { seconds: 4 * 2_147_483_647 } });
});

it('the customer never hears how long staff works for them, not even with the roles of staff', async () => {
  await addUser(api, 'czas-klienta', ['sales', 'forwarder'], {
    externalUser: true,
    counterparty: customer.id,
  });
  const { visitor } = await enter(api, 'czas-klienta');
  expect((await visitor.get(`/customer_request/${request.id}`)).status).toBe(200);
  expect((await spent(visitor)).status).toBe(403);
  const { rows } = (await visitor.get('/objects_time_tracking')).body as { rows: unknown[] };
  expect(rows).toEqual([]);
  // Their own time is none of the staff's.
  const before = (await spent(sales)).body;
  expect(await spend(visitor, 45)).toMatchObject({ status: 201 });
  expect((await spent(sales)).body).toEqual(before);
});

it('nobody adds time to a record that they do not see, so none of it is in the sums of others', async () => {
  const hidden = await api.database.records.create(systemActor, 'customerRequest', {
    reference: 'Cudze',
    customerId: customer.id,
  });
  const forwarder = await api.signedIn('forwarder');
  expect((await forwarder.get(`/customer_request/${hidden.id}`)).status).toBe(404);
  const notThere = { status: 404, body: { code: 'record_not_found' } };
  expect(await spend(forwarder, 5, { objectId: hidden.id })).toMatchObject(notThere);
  expect(await spend(sales, 5, { objectId: 2_000_000_000 })).toMatchObject(notThere);
  expect((await spent(sales, hidden.id)).body).toEqual({ seconds: 0, people: [] });
  const own = bodyOf(await spend(sales, 15, { objectType: 'counterparty', objectId: customer.id }));
  const moved = { updatedAt: own.updatedAt, objectId: 2_000_000_000 };
  expect(await sales.put(`/objects_time_tracking/${own.id}`, moved)).toMatchObject(notThere);
});

it('the analysis adds hours up by person, customer, kind and month, and each count is the length of its list', async () => {
  const admin = await api.signedIn('admin');
  const query = { from: '2026-04-01', to: '2026-04-01' };
  const { body } = (await admin.get('/reports/time-analysis', query)) as {
    body: {
      totals: { count: number; sums: { hours: string } };
      groups: Record<string, { key: string | null; count: number; sums: { hours: string } }[]>;
    };
  };
  const sum = (groups: readonly { sums: { hours: string } }[] = []) =>
    groups.reduce((total, { sums }) => total + Number(sums.hours), 0).toFixed(2);
  for (const dimension of ['user', 'customer', 'objectType', 'month'])
    expect(sum(body.groups[dimension]), dimension).toBe(body.totals.sums.hours);
  const [ofCustomer] = (body.groups.customer ?? []).filter(({ key }) => key === String(customer.id));
  const list = (await admin.get('/objects_time_tracking', {
    filter: { customer: customer.id, endDate: { filled: true }, markedToDelete: false, month: '2026-04' },
  })) as { body: { count: number } };
  expect(ofCustomer?.count).toBe(list.body.count);
  const mine = (await sales.get('/reports/time-analysis', query)) as { body: typeof body };
  expect(mine.body.groups.user).toHaveLength(1);
});

const running = (visitor: Visitor, more: object = {}) =>
  visitor.post('/objects_time_tracking/start', {
    objectType: 'customerRequest',
    objectId: request.id,
    ...more,
  });
const stop = (visitor: Visitor, id: number, comment = '') =>
  visitor.post(`/objects_time_tracking/${id}/stop`, { comment });
const timeOf = ({ body }: { readonly body: unknown }): AnyRecord => (body as { time: AnyRecord }).time;

it('a time that is stopped twice keeps its first end and length, and the words of both', async () => {
  const started = timeOf(await running(sales));
  expect(started).toMatchObject({ endDate: null, objectData: { numberStr: request.numberStr } });
  const before = (await spent(sales)).body as { seconds: number };
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await sales.put(`/objects_time_tracking/${started.id}`, {
    updatedAt: started.updatedAt,
    startDate: hourAgo,
  });
  const first = await stop(sales, started.id, 'Wycena');
  expect(first).toMatchObject({ status: 200, body: { isStopped: true, time: { comment: 'Wycena' } } });
  const ended = timeOf(first);
  expect(Number(ended.elapsedTime)).toBeGreaterThanOrEqual(3600);
  expect(Number(ended.elapsedTime)).toBeLessThan(3660);
  const again = await stop(sales, started.id, 'Wycena');
  expect(again).toMatchObject({ status: 200, body: { isStopped: false, time: ended } });
  const third = await stop(sales, started.id, 'Telefon do żwirowni');
  const { endDate, elapsedTime } = ended;
  expect(third).toMatchObject({
    body: { isStopped: false, time: { endDate, elapsedTime, comment: 'Wycena\nTelefon do żwirowni' } },
  });
  const after = (await spent(sales)).body as { seconds: number };
  expect(after.seconds - before.seconds).toBe(Number(elapsedTime));
});

it('two windows that start and stop at once measure one time, and one of them ended it', async () => {
  const starts = await Promise.all([1, 2, 3].map(() => running(sales)));
  expect(new Set(starts.map((each) => timeOf(each).id)).size).toBe(1);
  expect(starts.filter(({ body }) => (body as { isNew: boolean }).isNew)).toHaveLength(1);
  const [id = 0] = starts.map((each) => timeOf(each).id);
  const stops = await Promise.all([1, 2, 3].map(() => stop(sales, id)));
  expect(stops.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(stops.filter(({ body }) => (body as { isStopped: boolean }).isStopped)).toHaveLength(1);
  expect(new Set(stops.map((each) => timeOf(each).endDate)).size).toBe(1);
  // What has ended is started anew as another time.
  expect(timeOf(await running(sales)).id).not.toBe(id);
});

it('nobody starts a time on what they do not see, nor stops that of a colleague', async () => {
  const forwarder = await api.signedIn('forwarder');
  expect(await running(forwarder)).toMatchObject({ status: 404, body: { code: 'record_not_found' } });
  expect(await running(sales, { objectType: 'kanapka' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'objectType' }] },
  });
  const { id } = timeOf(await running(other));
  expect((await stop(sales, id)).status).toBe(404);
  expect((await stop(other, id)).status).toBe(200);
});

it('a time on an object that does not exist is refused, naming the field', async () => {
  const answer = await sales.post('/objects_time_tracking/start', { objectType: 'wheel', objectId: 1 });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'objectType', code: 'object_not_found', params: { object: 'wheel' } }] },
  });
});
