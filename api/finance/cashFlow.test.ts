import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CashFlow } from '#domain/finance/cashFlow.contracts.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { idBy, makingAs, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Balances of cash desks and accounts, and the sums by item and by project, in a period of their own. */
let api: TestApi;
let sales: Visitor;
let make: Make;
const period = { from: '2019-02-01', to: '2019-02-28' };
const ids = { desk: 0, account: 0, sale: 0, purchase: 0, quay: 0, pln: 0, eur: 0 };

beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  ids.pln = await idBy(api, 'currency', 'code', 'PLN');
  ids.eur = await idBy(api, 'currency', 'code', 'EUR');
  ids.desk = (await make('/payment_types', { name: 'Kasa w porcie', currency: ids.pln })).id;
  ids.account = (await make('/payment_types', { name: 'Rachunek euro', type: 'Bank', currency: ids.eur })).id;
  ids.sale = (await make('/cash_flow_items', { name: 'Wpływy z nabrzeża' })).id;
  ids.purchase = (await make('/cash_flow_items', { name: 'Zakupy do portu', type: 'Expense' })).id;
  ids.quay = (await make('/projects', { name: 'Nowe nabrzeże' })).id;
  const pay = async (date: string, amount: string, more: object = {}, confirmed = true) => {
    const made = await make('/payment_operation', {
      date,
      amount,
      paymentType: ids.desk,
      currency: ids.pln,
      ...more,
    });
    if (confirmed) await api.database.records.confirm(systemActor, 'paymentOperation', made.id);
    return made.id;
  };
  const spent = { movement: 'Expense', cashFlowItem: ids.purchase };
  await pay('2019-01-10T12:00:00Z', '100.10', { cashFlowItem: ids.sale });
  await pay('2019-01-11T12:00:00Z', '30.00', spent);
  // In Warsaw this is the first of February.
  await pay('2019-01-31T23:30:00Z', '50.05', { cashFlowItem: ids.sale, project: ids.quay });
  await pay('2019-02-28T22:30:00Z', '20.00', { ...spent, project: ids.quay });
  // In Warsaw this is March.
  await pay('2019-02-28T23:30:00Z', '999.00');
  await pay('2019-02-10T12:00:00Z', '7.00', {
    paymentType: ids.account,
    currency: ids.eur,
    project: ids.quay,
  });
  await pay('2019-02-11T12:00:00Z', '11.00', {}, false);
  const marked = await pay('2019-02-12T12:00:00Z', '13.00', {}, false);
  await api.database.records.changeDeletionMark(systemActor, 'paymentOperation', marked, true);
});
afterAll(() => api?.close());

const flow = (by: string, more: object = {}, visitor = sales) =>
  visitor.get('/payment_operation/cash_flow', { ...period, by, ...more });
const rowsOf = async (by: string, more: object = {}): Promise<unknown[][]> => {
  const { status, body } = await flow(by, more);
  expect(status).toBe(200);
  return (body as CashFlow).rows.map(
    ({ group, currency, opening, receipts, expenses, closing, payments }) => [
      group?.presentation ?? null,
      currency?.id,
      opening,
      receipts,
      expenses,
      closing,
      payments,
    ],
  );
};

describe('the cash flow', () => {
  it('says what each cash desk and account held, took, gave and holds, on the terminal’s clock', async () => {
    // 100.10 - 30.00 before February, then 50.05 in and 20.00 out.
    expect(await rowsOf('paymentType')).toEqual([
      ['Kasa w porcie', ids.pln, '70.10', '50.05', '20.00', '100.15', 2],
      ['Rachunek euro', ids.eur, '0.00', '7.00', '0.00', '7.00', 1],
    ]);
  });

  it('adds up each currency by itself, and tells how many payments nobody confirmed', async () => {
    expect((await flow('paymentType')).body).toMatchObject({
      totals: [
        { currency: { id: ids.pln }, opening: '70.10', closing: '100.15', payments: 2 },
        { currency: { id: ids.eur }, opening: '0.00', closing: '7.00', payments: 1 },
      ],
      unconfirmed: 1,
    });
  });

  it('goes on where the period before ended', async () => {
    const march = { from: '2019-03-01', to: '2019-03-31' };
    expect(await rowsOf('paymentType', march)).toEqual([
      ['Kasa w porcie', ids.pln, '100.15', '999.00', '0.00', '1099.15', 1],
      ['Rachunek euro', ids.eur, '7.00', '0.00', '0.00', '7.00', 0],
    ]);
  });

  it('adds up the items of the period, and what has no item comes last', async () => {
    expect(await rowsOf('cashFlowItem')).toEqual([
      ['Wpływy z nabrzeża', ids.pln, '0.00', '50.05', '0.00', '50.05', 1],
      ['Zakupy do portu', ids.pln, '0.00', '0.00', '20.00', '-20.00', 1],
      [null, ids.eur, '0.00', '7.00', '0.00', '7.00', 1],
    ]);
  });

  it('says what a project brought and cost, in each currency', async () => {
    expect(await rowsOf('project')).toEqual([
      ['Nowe nabrzeże', ids.pln, '0.00', '50.05', '20.00', '30.05', 2],
      ['Nowe nabrzeże', ids.eur, '0.00', '7.00', '0.00', '7.00', 1],
    ]);
  });

  it('is the same as the list of the payments says', async () => {
    const filter = {
      period,
      markedToDelete: false,
      confirmed: true,
      paymentType: ids.desk,
      currency: ids.pln,
    };
    expect(await sales.get('/payment_operation/count', { filter })).toMatchObject({ body: { count: 2 } });
  });

  it.each([
    [{ to: '2019-01-01' }, 400, 'query_invalid'],
    [{ from: '2010-01-01' }, 400, 'query_invalid'],
    [{ by: 'customer' }, 400, 'query_invalid'],
  ])('is refused for %j', async (more, status, code) => {
    expect(await flow('project', more)).toMatchObject({ status, body: { code } });
  });

  it('is not for people who may not see payments', async () => {
    expect(await flow('project', {}, await api.signedIn('operator'))).toMatchObject({
      status: 403,
      body: { code: 'no_access' },
    });
  });
});
