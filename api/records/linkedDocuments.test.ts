import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let request: AnyRecord;
let ticket: AnyRecord;
let firm: AnyRecord;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  firm = await made('counterparty', { name: 'Wiązalny' });
  request = await made('customerRequest', { reference: 'Pasza', customerId: firm.id });
  ticket = await made('interaction', { reference: 'Reklamuje worki', customerId: firm.id });
});
afterAll(() => api?.close());

const made = (object: string, input: Record<string, unknown>) =>
  api.database.records.create(systemActor, object, input);
const at = (object: string, id: unknown) => `/linked_documents/of/${object}/${String(id)}`;
const link = (visitor: Visitor, objectName: string, objectId: unknown, id = request.id) =>
  visitor.post(at('customerRequest', id), { objectName, objectId });
const linked = async (visitor: Visitor, object: string, id: unknown) =>
  ((await visitor.get(at(object, id))).body as { rows: { id: number; presentation: string }[] }).rows;

describe('records that are linked', () => {
  it('show each other by their names, and no more after they are unlinked from the other side', async () => {
    expect(await link(sales, 'interaction', ticket.id)).toMatchObject({ status: 201 });
    const [shown] = await linked(sales, 'customerRequest', request.id);
    expect(shown).toMatchObject({
      objectName: 'interaction',
      objectId: ticket.id,
      title: 'Interakcja',
      presentation: ticket.presentation,
      reference: 'Reklamuje worki',
      markedToDelete: false,
    });
    expect(await linked(sales, 'interaction', ticket.id)).toMatchObject([
      { id: shown?.id, objectName: 'customerRequest', objectId: request.id },
    ]);
    expect(await sales.delete(`${at('interaction', ticket.id)}/${shown?.id}`)).toMatchObject({ status: 200 });
    expect(await linked(sales, 'customerRequest', request.id)).toEqual([]);
    expect(await sales.delete(`${at('interaction', ticket.id)}/${shown?.id}`)).toMatchObject({
      status: 404,
      body: { code: 'record_not_found' },
    });
  });

  it('are linked once, whichever way round and also at the same moment', async () => {
    const answers = await Promise.all([
      link(sales, 'interaction', ticket.id),
      link(sales, 'interaction', ticket.id),
      sales.post(at('interaction', ticket.id), { objectName: 'customerRequest', objectId: request.id }),
    ]);
    expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
    expect(await linked(sales, 'customerRequest', request.id)).toHaveLength(1);
  });

  it('are linked once and can be unlinked, also if more than two hundred newer links stand before theirs', async () => {
    const crowded = await made('customerRequest', { reference: 'Wiele spraw', customerId: firm.id });
    const oldest = await made('interaction', { reference: 'Pierwsza', customerId: firm.id });
    const first = await link(sales, 'interaction', oldest.id, crowded.id);
    await sql`insert into linked_document (object_name, object_id, linked_name, linked_id, created_at, updated_at)
      select 'customerRequest', ${crowded.id}, 'interaction', ${oldest.id}::int + 1000 + n, now(), now()
      from generate_series(1, 200) n`.execute(api.database.sql);
    const again = await link(sales, 'interaction', oldest.id, crowded.id);
    expect(again.body).toMatchObject({ id: (first.body as { id: number }).id });
    const unlinked = await sales.delete(
      `${at('customerRequest', crowded.id)}/${(first.body as { id: number }).id}`,
    );
    expect(unlinked).toMatchObject({ status: 200 });
    expect(await linked(sales, 'interaction', oldest.id)).toEqual([]);
  });

  it('are of any kind, and a closed request is linked too', async () => {
    const closed = await api.database.records.predefined(systemActor, 'customerRequestStatus', 'closed');
    const done = await made('customerRequest', { reference: 'Dawne', customerId: firm.id });
    const { records } = api.database;
    await records.update(systemActor, 'customerRequest', done.id, { statusId: closed.id });
    expect(await link(sales, 'counterparty', firm.id, done.id)).toMatchObject({ status: 201 });
    expect(await linked(sales, 'counterparty', firm.id)).toMatchObject([{ objectId: done.id }]);
  });

  it('are not the same record, and exist', async () => {
    expect(await link(sales, 'customerRequest', request.id)).toMatchObject({
      status: 422,
      body: { code: 'link_to_itself' },
    });
    for (const [object, id] of [
      ['interaction', 999_999],
      ['constructor', 1],
    ] as const)
      expect(await link(sales, object, id)).toMatchObject({
        status: 404,
        body: { code: 'record_not_found' },
      });
    expect(await sales.get(at('nothing', 1))).toMatchObject({ status: 404 });
  });
});

describe('a link tells nobody of a record that they may not see:', () => {
  it('one of an object that is closed to the reader is left out, and cannot be made or removed by them', async () => {
    const admin = await api.signedIn('admin');
    const agent = await made('scaleAgent', { name: 'Waga 7' });
    const { id } = (await link(admin, 'scaleAgent', agent.id)).body as { id: number };
    expect((await linked(admin, 'customerRequest', request.id)).map((each) => each.id)).toContain(id);
    expect((await linked(sales, 'customerRequest', request.id)).map((each) => each.id)).not.toContain(id);
    expect(await link(sales, 'scaleAgent', agent.id)).toMatchObject({ status: 403 });
    expect(await sales.delete(`${at('customerRequest', request.id)}/${id}`)).toMatchObject({ status: 403 });
  });

  it('a reminder of somebody else is left out', async () => {
    const admin = await api.signedIn('admin');
    const reminder = await admin.post('/reminder', {
      title: 'Tajne',
      date: '2030-01-01T08:00:00Z',
      userId: (
        await api.database.sql
          .selectFrom('user')
          .select('id')
          .where('login', '=', 'admin')
          .executeTakeFirstOrThrow()
      ).id,
    });
    await link(admin, 'reminder', (reminder.body as AnyRecord).id);
    const names = (rows: { presentation: string }[]) => rows.map(({ presentation }) => presentation);
    expect(names(await linked(admin, 'customerRequest', request.id))).toContain('Tajne');
    expect(names(await linked(sales, 'customerRequest', request.id))).not.toContain('Tajne');
  });

  it('people of a firm read and make no links, and whoever may only read a record links nothing to it', async () => {
    const customer = await api.signedIn('forwarder');
    expect(await customer.get(at('customerRequest', request.id))).toMatchObject({ status: 403 });
    expect(await link(customer, 'interaction', ticket.id)).toMatchObject({ status: 403 });
    const operator = await api.signedIn('operator');
    expect(await link(operator, 'counterparty', firm.id)).toMatchObject({ status: 403 });
    expect((await operator.get('/linked_documents')).status).toBe(403);
  });
});

it('the links of a firm go with it when it is merged into another one, and none leads to itself or comes twice', async () => {
  const into = await made('counterparty', { name: 'Wiązalny Nowy' });
  const from = await made('counterparty', { name: 'Wiązalny Stary' });
  const clerk = await api.signedIn('admin');
  for (const { id } of [into, from]) await link(clerk, 'counterparty', id);
  await clerk.post(at('counterparty', into.id), { objectName: 'counterparty', objectId: from.id });
  const merge = { from: from.id, take: [], updatedAt: into.updatedAt, fromUpdatedAt: from.updatedAt };
  expect(await clerk.post(`/counterparties/${into.id}/merge`, merge)).toMatchObject({ status: 201 });
  const links = await linked(clerk, 'counterparty', into.id);
  expect(links).toMatchObject([{ objectId: request.id }]);
  expect(await linked(clerk, 'counterparty', from.id)).toEqual([]);
  await clerk.delete(`${at('counterparty', into.id)}/${links[0]?.id}`);
  expect(await linked(clerk, 'counterparty', into.id)).toEqual([]);
});
