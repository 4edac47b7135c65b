import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
});
afterAll(() => api?.close());

interface Document {
  readonly id: number;
  readonly prefix: string;
  readonly number: number;
  readonly numberStr: string;
}
const bodyOf = ({ body }: Answer): Document => body as Document;
const add = async (input: object = {}): Promise<Document> =>
  bodyOf(await admin.post('/delivery_order', input));
const describePrefix = (prefix: object): Promise<Answer> => admin.post('/document_prefixes', prefix);
const ofOrders = { documentTypes: [{ objectType: 'deliveryOrder' }] };

describe('a document', () => {
  it('a document whose prefix nobody has described is numbered without periods', async () => {
    const first = await add({ prefix: 'OLD' });
    expect(first).toMatchObject({ number: 1, numberStr: 'OLD-000001' });
    expect(await add({ prefix: 'OLD', date: '2031-01-01T12:00:00Z' })).toMatchObject({ number: 2 });
  });

  it('keeps its number when its prefix is described later, and the next one goes on', async () => {
    const before = await add({ prefix: 'ON' });
    await describePrefix({ name: 'ON', ...ofOrders });
    expect(await add({ prefix: 'ON' })).toMatchObject({ number: 2, numberStr: 'ON-000002' });
    expect(bodyOf(await admin.get(`/delivery_order/${before.id}`)).numberStr).toBe('ON-000001');
  });

  it('begins again with each period of its own date, as days are in Warsaw', async () => {
    await describePrefix({
      name: 'MC',
      periodicity: 'month',
      template: '{prefix}/{number:3}/{month}/{year}',
      ...ofOrders,
    });
    const numbers: string[] = [];
    for (const date of ['2026-11-30T22:59:00Z', '2026-11-30T23:00:00Z', '2026-11-05T09:00:00Z'])
      numbers.push((await add({ prefix: 'MC', date })).numberStr);
    expect(numbers).toEqual(['MC/001/11/2026', 'MC/001/12/2026', 'MC/002/11/2026']);
  });

  it('keeps its number when its date moves to another period', async () => {
    const { id, numberStr } = await add({ prefix: 'MC', date: '2026-03-05T09:00:00Z' });
    const moved = await admin.put(`/delivery_order/${id}`, { date: '2026-04-05T09:00:00Z' });
    expect(bodyOf(moved).numberStr).toBe(numberStr);
  });

  it('has no gap and no double in any period, though many are made at once and some fail', async () => {
    await describePrefix({ name: 'DZ', periodicity: 'day', ...ofOrders });
    const days = ['2026-05-01T10:00:00Z', '2026-05-02T10:00:00Z'];
    // Every fifth of the forty is refused, because its product does not exist: four of each day.
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        admin.post('/delivery_order', {
          prefix: 'DZ',
          date: days[at % 2],
          ...(at % 5 === 0 ? { product: 999_999 } : {}),
        }),
      ),
    );
    const made = answers.filter(({ status }) => status === 201).map(bodyOf);
    expect(made).toHaveLength(32);
    for (const day of ['/01/05/2026', '/02/05/2026']) {
      const numbers = made.filter(({ numberStr }) => numberStr.endsWith(day)).map(({ number }) => number);
      expect(numbers.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 16 }, (_, at) => at + 1),
      );
    }
  });
});

describe('a numerator', () => {
  it('shows the last number of each kind, prefix and period, and nobody writes it by hand', async () => {
    const { body } = await admin.get('/doc-numerator', {
      filter: { docType: 'deliveryOrder', numeratorValue: ['MC', 'OLD'] },
      sort: 'id',
    });
    const { rows } = body as { rows: { id: number; lastNumber: number }[] };
    expect(rows).toMatchObject([
      { numerator: 'prefix', numeratorValue: 'OLD', period: 'always', yearNumber: null, lastNumber: 2 },
      { numeratorValue: 'MC', period: '2026-11', yearNumber: 2026, lastNumber: 2 },
      { numeratorValue: 'MC', period: '2026-12', yearNumber: 2026, lastNumber: 1 },
      { numeratorValue: 'MC', period: '2026-03', yearNumber: 2026, lastNumber: 1 },
    ]);
    expect(await admin.put(`/doc-numerator/${rows[0]?.id}`, { lastNumber: 100 })).toMatchObject({
      status: 409,
      body: { code: 'owned_by_workflow' },
    });
  });
});

describe('a prefix', () => {
  it('a prefix that is the default of a kind of document is taken where none is chosen, until another takes over', async () => {
    expect((await add()).prefix).toBe('ZD');
    await describePrefix({ name: 'A1', default: true, ...ofOrders });
    expect((await add()).prefix).toBe('A1');
    await describePrefix({ name: 'A2', default: true, ...ofOrders });
    expect((await add()).prefix).toBe('A2');
    expect((await admin.get('/document_prefixes', { filter: { name: 'A1' } })).body).toMatchObject({
      rows: [{ default: false }],
    });
    expect(bodyOf(await admin.post('/disposition', {})).prefix).toBe('D');
  });

  it('one of two prefixes that become the default of a kind at the same moment stays the default', async () => {
    const prefix = (name: string) => ({
      name,
      default: true,
      documentTypes: [{ objectType: 'loadingPlan' }],
    });
    const { database } = api;
    let later: Promise<unknown> = Promise.resolve();
    const { id } = await database.transaction(async ({ records }) => {
      const first = await records.create(systemActor, 'documentPrefix', prefix('B1'));
      later = describePrefix(prefix('B2'));
      await expect.poll(() => waitingForLocks(database.sql)).toBe(1);
      return first;
    });
    expect(await later).toMatchObject({ body: { default: true } });
    expect((await admin.get(`/document_prefixes/${id}`)).body).toMatchObject({ default: false });
  });

  it('a prefix of another kind of document does not count here', async () => {
    await describePrefix({
      name: 'WZ',
      periodicity: 'year',
      documentTypes: [{ objectType: 'deliveryNote' }],
    });
    expect(await add({ prefix: 'WZ' })).toMatchObject({ numberStr: 'WZ-000001' });
  });

  it('a prefix without kinds is for every document', async () => {
    await describePrefix({ name: 'ALL', periodicity: 'year' });
    expect(await add({ prefix: 'ALL', date: '2026-02-02T12:00:00Z' })).toMatchObject({
      numberStr: 'ALL-000001/2026',
    });
  });

  it('a prefix that is no longer used is refused where it is chosen', async () => {
    await describePrefix({ name: 'OFF', isActive: false, ...ofOrders });
    expect(await admin.post('/delivery_order', { prefix: 'OFF' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'prefix', code: 'invalid_value' }] },
    });
  });

  it('a prefix whose template would write two numbers alike is refused, also when its period changes', async () => {
    const refused = { status: 422, body: { errors: [{ field: 'template', code: 'invalid_value' }] } };
    expect(
      await describePrefix({ name: 'BAD', periodicity: 'year', template: '{prefix}-{number}' }),
    ).toMatchObject(refused);
    const good = bodyOf(await describePrefix({ name: 'BAD', template: '{prefix}-{number}' }));
    expect(await admin.put(`/document_prefixes/${good.id}`, { periodicity: 'year' })).toMatchObject(refused);
  });
});
