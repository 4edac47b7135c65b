import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { writtenFilter } from '#domain/platform/filterParts.ts';
import {
  requestCounts,
  requestDimensions,
  type RequestAnalysis,
  type RequestDimension,
} from '#domain/service/requestAnalysis.rules.ts';
import { requestsCounted } from '#domain/service/requestList.rules.ts';
import { idBy, makingAs, type Body, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let operator: Visitor;
let forwarder: Visitor;
let make: Make;
let customers: readonly Body[];
let products: readonly Body[];
beforeAll(async () => {
  api = await startTestApi();
  [sales, operator, forwarder] = [
    await api.signedIn('sales'),
    await api.signedIn('operator'),
    await api.signedIn('forwarder'),
  ];
  make = makingAs(sales);
  customers = [
    await make('/vendor_and_customer', { name: 'Pierwszy Klient', isCustomer: true }),
    await make('/vendor_and_customer', { name: 'Drugi Klient', isCustomer: true }),
  ];
  products = [];
  for (const name of ['Deska', 'Belka'])
    products = [...products, await api.database.records.create(systemActor, 'product', { name })];
  for (const request of past) await inThePast(request);
});
afterAll(() => api?.close());

const period = { from: '2020-02-10', to: '2020-04-20' };

/** A request of the past; `of` and `products` are positions in the lists of customers and products above. */
interface Past {
  readonly of: number;
  readonly date: string;
  readonly answered?: string;
  readonly closed?: string;
  readonly products?: readonly number[];
}

/** Around the period, with moments just within and just beside its days in Warsaw. */
const past: readonly Past[] = [
  { of: 0, date: '2020-02-09T22:59:00Z' },
  { of: 0, date: '2020-02-09T23:00:00Z', answered: '2020-02-10T01:00:00Z', closed: '2020-02-10T09:00:00Z' },
  { of: 0, date: '2020-02-20T10:00:00Z', answered: '2020-02-20T14:00:00Z', products: [0, 1, 0] },
  {
    of: 0,
    date: '2020-03-01T10:00:00Z',
    answered: '2020-03-02T10:00:00Z',
    closed: '2020-04-20T21:59:00Z',
    products: [0],
  },
  { of: 1, date: '2020-03-05T10:00:00Z', closed: '2020-04-20T22:00:00Z', products: [1] },
  { of: 1, date: '2020-04-20T22:00:00Z' },
  { of: 1, date: '2020-01-05T10:00:00Z', closed: '2020-03-05T10:00:00Z' },
  { of: 1, date: '2020-01-05T10:00:00Z', closed: '2020-02-09T22:59:00Z' },
];

const inThePast = async ({ of, date, answered, closed, products: some = [] }: Past) => {
  const { id } = await make('/customer_request', {
    reference: `Dawne ${date} ${closed}`,
    customer: customers[of]?.id,
    date,
    products: some.map((at) => ({ product: products[at]?.id })),
  });
  await sql`update customer_request set first_answer_at = ${answered ?? null}::timestamptz, closed_at = ${closed ?? null}::timestamptz
    where id = ${id}`.execute(api.database.sql);
  return id;
};

const analysed = async (type: RequestDimension, more: object = {}, by = sales): Promise<RequestAnalysis> => {
  const answer = await by.get(`/customer_request_analytics/${type}`, { ...period, ...more });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as RequestAnalysis;
};

const counted = async (by: Visitor, list: ReturnType<typeof requestsCounted>): Promise<unknown> => {
  const { from, to, conditions } = list;
  const filter = { markedToDelete: false, period: { from, to }, ...writtenFilter(conditions) };
  const { body } = await by.get('/customer_request/count', { filter });
  return (body as { count?: number }).count ?? body;
};

describe('the analysis of requests', () => {
  it('counts what came in, what was solved and what was open at the end, with median and 90th percentile of the hours', async () => {
    // The hours to the first answers are 2, 4 and 24, those to the solutions 10, 1212 and 1440. Percentiles are interpolated.
    expect((await analysed('customer')).totals).toEqual({
      intake: 4,
      solved: 3,
      openAtEnd: 3,
      firstAnswerMedian: '4.0',
      firstAnswerP90: '20.0',
      solutionMedian: '1212.0',
      solutionP90: '1394.4',
    });
    const { rows } = await analysed('customer');
    expect(rows.map(({ name, intake, solved, openAtEnd }) => [name, intake, solved, openAtEnd])).toEqual([
      ['Pierwszy Klient', 3, 2, 2],
      ['Drugi Klient', 1, 1, 1],
    ]);
  });

  it('has every month of the period, each with its own end', async () => {
    const { rows } = await analysed('month');
    expect(rows.map(({ key, intake, solved, openAtEnd }) => [key, intake, solved, openAtEnd])).toEqual([
      ['2020-02', 2, 1, 3],
      ['2020-03', 2, 1, 4],
      ['2020-04', 0, 1, 3],
    ]);
  });

  it('counts a request once with each of its products', async () => {
    const { rows, totals } = await analysed('product');
    expect(rows.map(({ name, intake }) => [name, intake])).toEqual([
      ['Deska', 2],
      ['Belka', 2],
      [null, 1],
    ]);
    expect(totals.intake).toBe(4);
  });

  it.each(requestDimensions)(
    'the analysis of requests by %s counts what the list behind each figure shows',
    async (type) => {
      const { rows, totals } = await analysed(type);
      expect(rows.length).toBeGreaterThan(0);
      for (const count of requestCounts) {
        expect(await counted(sales, requestsCounted(count, period, type)), count).toBe(totals[count]);
        for (const row of rows)
          expect(
            await counted(sales, requestsCounted(count, period, type, row)),
            `${row.name} ${count}`,
          ).toBe(row[count]);
      }
    },
  );

  it('takes the filter of the list, and its fields as parameters', async () => {
    const [, second] = customers;
    expect((await analysed('month', { filter: { customer: second?.id } })).totals.intake).toBe(1);
    expect((await analysed('month', { customer: second?.id })).totals.intake).toBe(1);
    expect((await analysed('month', { filter: { 'products.product': products[1]?.id } })).totals.intake).toBe(
      2,
    );
  });

  it('the analysis of requests of a period without any request is empty', async () => {
    expect(await analysed('executor', { from: '2010-01-01', to: '2010-01-31' })).toMatchObject({
      totals: { intake: 0, solved: 0, openAtEnd: 0, firstAnswerMedian: null },
      rows: [],
    });
  });

  it.each([
    ['type', '/customer_request_analytics/colour', period],
    ['from', '/customer_request_analytics/month', { to: '2020-01-01' }],
    ['from', '/customer_request_analytics/month', { from: '2010-01-01', to: '2020-01-01' }],
    ['to', '/customer_request_analytics/month', { from: '2020-01-02', to: '2020-01-01' }],
  ])('refuses a wrong %s and names it', async (parameter, path, query) => {
    expect(await sales.get(path, query)).toMatchObject({
      status: 400,
      body: { code: 'query_invalid', params: { parameter } },
    });
  });

  it.each(['colour', 'products.colour', 'products.product.colour', 'products.constructor'])(
    'refuses a filter by %s',
    async (field) => {
      expect(
        await sales.get('/customer_request_analytics/month', { ...period, filter: { [field]: 1 } }),
      ).toMatchObject({ status: 400, body: { code: 'filter_field_unknown' } });
    },
  );
});

describe('access to the analysis of requests', () => {
  it.each(requestDimensions)(
    'access to the analysis of requests by %s is refused to customers and to the weighers',
    async (type) => {
      for (const visitor of [forwarder, operator])
        expect(await visitor.get(`/customer_request_analytics/${type}`, period)).toMatchObject({
          status: 403,
          body: { code: 'no_access' },
        });
    },
  );

  it('counts for a person only what their list shows', async () => {
    const { id } = await api.database.records.create(systemActor, 'accessRestriction', {
      objectType: 'customerRequest',
      useDepartmentRestriction: true,
    });
    try {
      const other = await api.database.records.create(systemActor, 'customerRequest', {
        reference: 'Cudze',
        customerId: customers[0]?.id ?? 0,
        date: '2020-03-03T10:00:00Z',
      });
      await expect.poll(async () => (await sales.get(`/customer_request/${other.id}`)).status).toBe(404);
      const { totals, rows } = await analysed('status');
      expect(totals.intake).toBe(4);
      for (const row of rows)
        expect(await counted(sales, requestsCounted('intake', period, 'status', row))).toBe(row.intake);
      await api.database.records.update(systemActor, 'accessRestriction', id, {
        useDepartmentRestriction: false,
      });
      await expect.poll(async () => (await analysed('status')).totals.intake).toBe(5);
      await api.database.records.changeDeletionMark(systemActor, 'customerRequest', other.id, true);
      expect((await analysed('status')).totals.intake).toBe(4);
    } finally {
      await api.database.records.update(systemActor, 'accessRestriction', id, {
        useDepartmentRestriction: false,
      });
    }
  });
});

describe('the moments of a request', () => {
  const begun = () =>
    make('/customer_request', { reference: `Chwile ${crypto.randomUUID()}`, customer: customers[0]?.id });
  const read = async (id: number) => (await sales.get(`/customer_request/${id}`)).body as Body;
  const say = (customerRequest: number, more: object) =>
    make('/customer_request_comment', { customerRequest, text: 'Odpowiadamy', ...more });
  const move = async (id: number, name: string) =>
    sales.put(`/customer_request/${id}`, {
      status: await idBy(api, 'customer_request_status', 'predefined_name', name),
    });

  it('are the first comment for the customer, and not an internal one or their own letter', async () => {
    const { id, updatedAt } = await begun();
    await say(id, {});
    await say(id, { byEmail: true, emailType: 'incoming' });
    expect((await read(id)).firstAnswerAt).toBeNull();
    await say(id, { forCustomer: true });
    const { firstAnswerAt, updatedAt: after } = await read(id);
    expect(firstAnswerAt).toEqual(expect.any(String));
    expect(after).toBe(updatedAt);
    await say(id, { forCustomer: true });
    expect((await read(id)).firstAnswerAt).toBe(firstAnswerAt);
  });

  it('are a comment that is opened to the customer later', async () => {
    const { id } = await begun();
    const { id: comment } = await say(id, {});
    expect(await sales.put(`/customer_request_comment/${comment}`, { forCustomer: true })).toMatchObject({
      status: 200,
    });
    expect((await read(id)).firstAnswerAt).toEqual(expect.any(String));
  });

  it('are a letter about it, from the moment it was sent', async () => {
    const { id } = await begun();
    const userId = await idBy(api, 'user', 'login', 'sales');
    const actor = { ...systemActor, userId };
    const sentAt = new Date(Date.now() + 60_000).toISOString();
    const letter = async () => {
      const made = await api.database.records.create(actor, 'outgoingEmail', {
        subject: 'Cena',
        to: 'a@b.pl',
      });
      return made.id;
    };
    const link = (outgoingEmail: number) =>
      api.database.records.create(actor, 'outgoingEmailLinkedDoc', {
        outgoingEmail,
        objectName: 'customerRequest',
        objectId: id,
      });
    const [late, early] = [await letter(), await letter()];
    await link(late);
    expect((await read(id)).firstAnswerAt).toBeNull();
    await api.database.records.update(systemActor, 'outgoingEmail', late, { status: 'sent', sentAt });
    expect((await read(id)).firstAnswerAt).toBe(sentAt);
    const before = new Date(Date.now() + 30_000).toISOString();
    await api.database.records.update(systemActor, 'outgoingEmail', early, {
      status: 'sent',
      sentAt: before,
    });
    await link(early);
    expect((await read(id)).firstAnswerAt).toBe(before);
  });

  it('are that of the move into the closed status, until it is taken up again', async () => {
    const { id } = await begun();
    await move(id, 'closed');
    expect((await read(id)).closedAt).toEqual(expect.any(String));
    await move(id, 'inProgress');
    expect((await read(id)).closedAt).toBeNull();
  });

  it.each(['firstAnswerAt', 'closedAt'])('are not written by people: %s', async (field) => {
    const { id } = await begun();
    expect(await sales.put(`/customer_request/${id}`, { [field]: '2020-01-01T10:00:00Z' })).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
  });
});
