import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
let forwarder: Visitor;

/** Numbers whose sum a float gets wrong. */
const tares = ['0.100', '0.200', '7.035', '899999999999.999', null, '12.500', '3.141', '0.001'];
const ours = { name: { like: 'TOTAL' } };

beforeAll(async () => {
  api = await startTestApi();
  [operator, forwarder] = [await api.signedIn('operator'), await api.signedIn('forwarder')];
  for (const [index, tare] of tares.entries())
    await operator.post('/vehicles', { name: `TOTAL ${index}`, tare });
});
afterAll(() => api?.close());

type Row = Record<string, unknown> & { readonly id: number };
const totals = async (visitor: Visitor, path: string, query: Record<string, object>) =>
  ((await visitor.get(`/${path}/totals`, query)).body as { totals: Record<string, unknown> }).totals;
const allRows = async (visitor: Visitor, path: string, filter: object, columns = ''): Promise<Row[]> => {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const { body } = await visitor.get(`/${path}`, {
      filter,
      limit: 3,
      columns,
      ...(after ? { after } : {}),
    });
    const page = body as { rows: Row[]; next?: string };
    rows.push(...page.rows);
    after = page.next;
  } while (after);
  return rows;
};
const sumOf = (values: readonly unknown[]) =>
  Decimal.sum(0, ...values.filter((value) => value !== null).map(String)).toFixed(3);

describe('the totals under a list', () => {
  it('never add up amounts of two currencies', async () => {
    const sales = await api.signedIn('sales');
    const made = async (path: string, body: object) =>
      ((await sales.post(path, body)).body as { id: number }).id;
    const customer = await made('/vendor_and_customer', { name: 'Dwie waluty', isCustomer: true });
    const [one, two] = [
      await made('/currencies', { name: 'pierwsza', code: 'XA1' }),
      await made('/currencies', { name: 'druga', code: 'XA2' }),
    ];
    for (const [currency, amount] of [
      [one, '10.00'],
      [one, '5.00'],
      [two, '100.00'],
    ])
      await made('/customer_request', { customer, reference: 'Dwie waluty', currency, amount });
    const wanted = (more: object) =>
      totals(sales, 'customer_request', { filter: { customer, ...more }, totals: { amount: 'sum' } });
    expect(await wanted({})).toEqual({ amount: null });
    expect(await wanted({ currency: one })).toEqual({ amount: '15.00' });
  });

  it('never add up amounts of two currencies behind a reference', async () => {
    const sales = await api.signedIn('sales');
    const made = async (path: string, body: object) =>
      ((await sales.post(path, body)).body as { id: number }).id;
    const customer = await made('/vendor_and_customer', { name: 'Dwa zamówienia', isCustomer: true });
    const [one, two] = [
      await made('/currencies', { name: 'trzecia', code: 'XB1' }),
      await made('/currencies', { name: 'czwarta', code: 'XB2' }),
    ];
    for (const currency of [one, two]) {
      const order = await made('/sales_order', { customer, currency, reference: `W walucie ${currency}` });
      await made('/customer_request', { customer, reference: 'Ze zamówieniem', currency: one, order });
    }
    await made('/customer_request', { customer, reference: 'Bez zamówienia', currency: one });
    const wanted = (more: object) =>
      totals(sales, 'customer_request', {
        filter: { customer, ...more },
        totals: { 'order.sumNetto': 'sum' },
      });
    expect(await wanted({})).toEqual({ 'order.sumNetto': null });
    expect(await wanted({ 'order.currency': one })).toEqual({ 'order.sumNetto': '0.00' });
  });

  it('are over all pages, exact to the last digit', async () => {
    const rows = await allRows(operator, 'vehicles', ours);
    expect(rows).toHaveLength(tares.length);
    const { tare } = await totals(operator, 'vehicles', { filter: ours, totals: { tare: 'sum' } });
    expect(tare).toBe(sumOf(rows.map((row) => row.tare)));
    expect(tare).toBe('900000000022.976');
  });

  it.each([
    ['min', '0.001'],
    ['max', '899999999999.999'],
    ['average', '128571428574.711'],
  ])('%s is %s: an empty value is none, and no nought', async (kind, expected) => {
    expect(await totals(operator, 'vehicles', { filter: ours, totals: { tare: kind } })).toEqual({
      tare: expected,
    });
  });

  it('the totals under a list of whole numbers are whole numbers; where there is nothing, there is no total', async () => {
    const queue = await allRows(operator, 'weighing_stations', {});
    const sum = queue.reduce((before, row) => before + Number(row.minutesCarService ?? 0), 0);
    expect(await totals(operator, 'weighing_stations', { totals: { minutesCarService: 'sum' } })).toEqual({
      minutesCarService: sum,
    });
    expect(
      await totals(operator, 'vehicles', { filter: { name: 'nobody' }, totals: { tare: 'sum' } }),
    ).toEqual({ tare: null });
  });

  it('reach through references, as columns do', async () => {
    const rows = await allRows(operator, 'disposition', {}, 'vehicle.tare,order.customer');
    const through = await totals(operator, 'disposition', { totals: { 'vehicle.tare': 'sum' } });
    expect(through).toEqual({ 'vehicle.tare': sumOf(rows.map((row) => row['vehicle.tare'])) });
    expect(Number(through['vehicle.tare'])).toBeGreaterThan(0);
  });

  it('never count what somebody may not see', async () => {
    const wish = { totals: { id: 'sum' } };
    expect(await operator.get('/disposition/totals', wish)).toMatchObject({ status: 400 });
    const tare = 'vehicle.tare';
    const seen = await allRows(forwarder, 'disposition', {}, tare);
    const all = await allRows(operator, 'disposition', {}, tare);
    const [less, more] = [seen, all].map((rows) => sumOf(rows.map((row) => row[tare])));
    expect(less).not.toBe(more);
    const asked = { totals: { [tare]: 'sum' } };
    expect(await totals(forwarder, 'disposition', asked)).toEqual({ [tare]: less });
    expect(await totals(operator, 'disposition', asked)).toEqual({ [tare]: more });
    expect(await forwarder.get('/scale_agents/totals')).toMatchObject({ status: 403 });
  });

  it.each([
    ['a field that is no quantity', { name: 'sum' }, 'filter_operator_not_for_type'],
    ['an unknown figure', { tare: 'median' }, 'query_invalid'],
    ['an unknown field', { wings: 'sum' }, 'filter_field_unknown'],
    ['no object', ['tare'], 'query_invalid'],
  ])('%s is refused', async (_what, wish, code) => {
    expect(await operator.get('/vehicles/totals', { totals: wish })).toMatchObject({
      status: 400,
      body: { code },
    });
  });
});

describe('columns through references', () => {
  it('stand beside the record’s own fields, a reference with its name', async () => {
    const [row] = await allRows(
      operator,
      'disposition',
      { vehicle: { filled: true } },
      'vehicle.tare,vehicle.author',
    );
    const vehicle = row?.vehicle as { id: number };
    const { tare, author } = (await operator.get(`/vehicles/${vehicle.id}`)).body as Row;
    expect(row).toMatchObject({ 'vehicle.tare': tare, 'vehicle.author': author });
  });

  it.each([
    ['vehicle.wings', 'filter_field_unknown'],
    ['author.password', 'filter_field_unknown'],
    ['order.customer.country.author.name', 'filter_too_deep'],
  ])('%s is refused: %s', async (columns, code) => {
    expect(await operator.get('/disposition', { columns })).toMatchObject({ status: 400, body: { code } });
  });
});
