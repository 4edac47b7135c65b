import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idBy, makingAs, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let make: Make;
const ids = { cash: 0, closed: 0, sale: 0, purchase: 0, PLN: 0, EUR: 0 };
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  ids.PLN = await idBy(api, 'currency', 'code', 'PLN');
  ids.EUR = await idBy(api, 'currency', 'code', 'EUR');
  ids.cash = await idBy(api, 'payment_type', 'predefined_name', 'cash');
  ids.sale = await idBy(api, 'cash_flow_item', 'predefined_name', 'sale');
  ids.purchase = await idBy(api, 'cash_flow_item', 'predefined_name', 'purchase');
  ids.closed = (
    await make('/payment_types', { name: 'Stara kasa', status: 'Finished', currency: ids.PLN })
  ).id;
});
afterAll(() => api?.close());

const payment = (more: object = {}) => ({
  paymentType: ids.cash,
  cashFlowItem: ids.sale,
  amount: '120.50',
  currency: ids.PLN,
  ...more,
});

describe('a payment operation', () => {
  it('says through which account, in which currency, and under which item of its direction', async () => {
    const made = await make('/payment_operation', payment());
    expect(made).toMatchObject({ movement: 'Receipt', amount: '120.50' });
    expect(
      await make('/payment_operation', payment({ movement: 'Expense', cashFlowItem: ids.purchase })),
    ).toMatchObject({ movement: 'Expense' });
  });

  it.each<[string, () => object, string, string]>([
    [
      'nothing at all',
      () => ({ paymentType: null, amount: '0', cashFlowItem: null }),
      'paymentType',
      'required',
    ],
    ['no amount', () => ({ amount: '0.00' }), 'amount', 'invalid_value'],
    ['another currency', () => ({ currency: ids.EUR }), 'currency', 'payment_other_currency'],
    [
      'an item of the other direction',
      () => ({ cashFlowItem: ids.purchase }),
      'cashFlowItem',
      'cash_flow_other_movement',
    ],
    [
      'an account that is no longer used',
      () => ({ paymentType: ids.closed }),
      'paymentType',
      'payment_type_finished',
    ],
  ])('a payment operation with %s is refused at its field', async (_case, more, field, code) => {
    const answer = await sales.post('/payment_operation', payment(more()));
    expect(answer).toMatchObject({ status: 422 });
    expect((answer.body as { errors: object[] }).errors[0]).toMatchObject({ field, code });
  });

  it('is checked again when it is changed, and can be marked for deletion', async () => {
    const { id } = await make('/payment_operation', payment());
    expect(await sales.put(`/payment_operation/${id}`, { movement: 'Expense' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'cashFlowItem', code: 'cash_flow_other_movement' }] },
    });
    expect(await sales.put(`/payment_operation/${id}`, { comment: 'za transport' })).toMatchObject({
      status: 200,
    });
    expect(await sales.post('/payment_operation/change_deletion_mark', { orderId: id })).toMatchObject({
      status: 200,
    });
  });
});
