import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printSlipActivities } from '#activities/printing/printSlip.activities.ts';
import type { Dependencies } from '#activities/dependencies.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { requestIdHeader } from '#domain/kernel/requestId.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { markPaid, preparePayment } from '#database/finance/deliveryPayments.ts';
import { truckDebt } from '#database/finance/truckDebt.ts';
import type { Language } from '#domain/kernel/language.ts';
import { paymentMeans, type PaymentMeans } from '#domain/finance/paymentMeans.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
let sales: Visitor;
let typeId: number;

beforeAll(async () => {
  api = await startTestApi();
  [operator, sales] = await Promise.all([api.signedIn('operator'), api.signedIn('sales')]);
  typeId = (await api.database.records.predefined(systemActor, 'punishmentType', 'overstayMainParking')).id;
});
afterAll(() => api?.close());

const create = async (object: string, input: Record<string, unknown>): Promise<number> =>
  (await api.database.records.create(systemActor, object, input)).id;
let trucks = 0;
/** A truck with one penalty of each amount. */
const truckOwing = async (...amounts: string[]) => {
  trucks += 1;
  const plate = `CX ${trucks}${trucks}77K`;
  const vehicle = await create('vehicle', { name: plate });
  const dispositionId = await create('disposition', { type: 'Loading', vehicle });
  const items: number[] = [];
  for (const amount of amounts)
    items.push(await create('punishment', { punishmentType: typeId, disposition: dispositionId, amount }));
  return { plate, dispositionId, items };
};
/** The open payment of all that the truck owes. */
const prepare = async (dispositionId: number) =>
  (await operator.post('/delivery_payments/prepare', { dispositionId })).body as {
    id: number;
    amount: string;
  };
const found = async (query: string) =>
  (await operator.get(`/cash_desk/trucks?query=${encodeURIComponent(query)}`)).body as {
    rows: { dispositionId: number; amount: string }[];
  };
/** The payment operations of a payment: each has the number of its payment as its comment. */
const operationsOf = async (paymentId: number) =>
  (
    await sql<{ amount: string }>`
      select f.amount::text from payment_operation f join delivery_payment p on p.number_str = f.comment
      where p.id = ${paymentId}`.execute(api.database.sql)
  ).rows;

describe('a cashier finds a truck', () => {
  it('a cashier finds a truck by its plate as it is spoken, its ticket, its order, and the bar code of a slip', async () => {
    const { plate, dispositionId, items } = await truckOwing('50.00');
    const { driverTicket, numberStr } = await api.database.records.get(
      systemActor,
      'disposition',
      dispositionId,
    );
    const { barcode } = await api.database.records.get(systemActor, 'punishment', items[0] as number);
    for (const query of [plate, plate.toLowerCase().replace(' ', '-'), driverTicket, numberStr, barcode])
      expect((await found(String(query))).rows[0]).toMatchObject({ dispositionId, amount: '50.00' });
  });

  it('a cashier who asks for no truck is shown those that owe', async () => {
    const { dispositionId } = await truckOwing('12.00');
    const free = await truckOwing();
    const shown = (await found('')).rows.map((row) => row.dispositionId);
    expect(shown).toContain(dispositionId);
    expect(shown).not.toContain(free.dispositionId);
  });

  it('a cashier sees what a truck owes and has paid, and no payment is made by that', async () => {
    const { dispositionId } = await truckOwing('50.00', '30.50');
    const debt = async () => (await operator.get(`/cash_desk/trucks/${dispositionId}`)).body;
    expect(await debt()).toMatchObject({ amount: '80.50', items: [{}, {}], paid: [], cardTry: null });
    const { rows } =
      await sql`select 1 from delivery_payment where disposition_id = ${dispositionId}`.execute(
        api.database.sql,
      );
    expect(rows).toEqual([]);
    const { id, amount } = await prepare(dispositionId);
    await operator.post(`/delivery_payments/${id}/pay`, { amount });
    expect(await debt()).toMatchObject({
      amount: '0.00',
      items: [],
      paid: [{ id, amount: '80.50', means: 'cash', invoice: null }],
    });
  });

  it('a cashier is told that more trucks owe than the thirty that are shown', async () => {
    for (let count = 0; count < 31; count += 1) await truckOwing('1.00');
    const { plate } = await truckOwing('1.00');
    const trucksOf = async (query: string) =>
      (await operator.get(`/cash_desk/trucks?query=${encodeURIComponent(query)}`)).body;
    const { rows, more } = (await trucksOf('')) as { rows: unknown[]; more: boolean };
    expect({ shown: rows.length, more }).toEqual({ shown: 30, more: true });
    expect(await trucksOf(plate)).toMatchObject({ rows: [{ plate }], more: false });
  });

  it('a cashier reads in their own language what a truck owes for', async () => {
    const { dispositionId } = await truckOwing('50.00');
    const namesIn = async (language: Language) => {
      const reader = { registry: api.database.registry, actor: { ...systemActor, language } };
      return (await truckDebt(api.database.sql, reader, dispositionId)).items.map(({ name }) => name);
    };
    expect(await namesIn('pl')).toEqual(['Przekroczenie czasu wyjazdu z parkingu']);
    expect(await namesIn('en')).toEqual(['Late departure from the truck park']);
  });

  it('only operators find the debts of trucks', async () => {
    expect((await sales.get('/cash_desk/trucks')).status).toBe(403);
  });
});

describe('cash taken by hand', () => {
  it('is taken once, though the button is pressed twenty times at once', async () => {
    const { dispositionId } = await truckOwing('50.00');
    const { id, amount } = await prepare(dispositionId);
    const presses = await Promise.all(
      Array.from({ length: 20 }, () => operator.post(`/delivery_payments/${id}/pay`, { amount })),
    );
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(presses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await operationsOf(id)).toEqual([{ amount: '50.00' }]);
  });

  it('answers the same press sent again with the same yes', async () => {
    const { dispositionId } = await truckOwing('50.00');
    const { id, amount } = await prepare(dispositionId);
    const again = { [requestIdHeader]: 'press-of-the-cashier-1' };
    const send = () => operator.send('POST', `/delivery_payments/${id}/pay`, { amount }, again);
    expect((await Promise.all([send(), send(), send()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect(await operationsOf(id)).toEqual([{ amount: '50.00' }]);
  });

  it.each(paymentMeans)('is taken by %s, and stands so in the debt', async (means) => {
    const { dispositionId } = await truckOwing('50.00');
    const { id, amount } = await prepare(dispositionId);
    const pay = (body: object) => operator.post(`/delivery_payments/${id}/pay`, { amount, ...body });
    expect((await pay({ means: 'barter' })).status).toBe(422);
    expect((await pay({ means })).status).toBe(200);
    expect((await operator.get(`/cash_desk/trucks/${dispositionId}`)).body).toMatchObject({
      amount: '0.00',
      paid: [{ amount: '50.00', means }],
    });
  });

  it('has a receipt, once for each press, and only where the money is here', async () => {
    const { dispositionId } = await truckOwing('50.00');
    const { id, amount } = await prepare(dispositionId);
    expect(await operator.post(`/delivery_payments/${id}/receipts`, {})).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_print' },
    });
    await operator.post(`/delivery_payments/${id}/pay`, { amount });
    const press = { [requestIdHeader]: 'press-of-the-printer-1' };
    const prints = await Promise.all(
      Array.from({ length: 5 }, () => operator.send('POST', `/delivery_payments/${id}/receipts`, {}, press)),
    );
    const ids = new Set(prints.map(({ body }) => (body as { id: number }).id));
    expect(ids.size).toBe(1);
    const [printId] = ids;
    expect(await operator.get(`/delivery_payments/${id}/receipts/${printId}`)).toMatchObject({
      status: 200,
      body: { id: printId, state: 'Queued' },
    });
    expect((await operator.get(`/delivery_payments/${id}/receipts/${printId}/pdf`)).status).toBe(404);
    const print = await api.database.records.get(systemActor, 'printHistory', printId as number);
    expect(JSON.stringify(print.documentData)).toContain('Zapłacono gotówką.');
  });

  it('has its receipt as PDF where no printer takes it, and is printed once one does', async () => {
    const { dispositionId } = await truckOwing('50.00');
    const { id, amount } = await prepare(dispositionId);
    await operator.post(`/delivery_payments/${id}/pay`, { amount });
    const { id: printId } = (await operator.post(`/delivery_payments/${id}/receipts`, {})).body as {
      id: number;
    };
    const printing = printSlipActivities({ database: api.database } as Dependencies);
    await expect(printing.printSlip({ printId })).rejects.toThrow('no printer stands there');
    const given = { key: `given-up-${printId}`, printId, printed: false };
    await Promise.all([printing.closePrint(given), printing.closePrint(given)]);
    const receipt = `/delivery_payments/${id}/receipts/${printId}`;
    expect(await operator.get(receipt)).toMatchObject({ body: { state: 'AsPdf' } });
    const pdf = await operator.get(`${receipt}/pdf`);
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const payment = async () => (await operator.get(`/delivery_payments/${id}`)).body;
    expect(await payment()).toMatchObject({ isPrint: false });
    const { id: again } = (await operator.post(`/delivery_payments/${id}/receipts`, {})).body as {
      id: number;
    };
    await printing.closePrint({ key: `printed-${again}`, printId: again, printed: true });
    expect(await payment()).toMatchObject({ isPrint: true });
  });
});

describe('a penalty without a truck', () => {
  it('is paid by the bar code of its slip, in one payment however often it is scanned', async () => {
    const id = await create('punishment', { punishmentType: typeId, amount: '70.00' });
    const scans = await Promise.all(
      Array.from({ length: 8 }, () => operator.post(`/punishments/${id}/prepare_payment`)),
    );
    const payments = new Set(scans.map(({ body }) => (body as { id: number }).id));
    expect(payments.size).toBe(1);
    const [paymentId] = payments;
    expect((await operator.post(`/delivery_payments/${paymentId}/pay`, { amount: '70.00' })).status).toBe(
      200,
    );
    expect(await operator.post(`/punishments/${id}/prepare_payment`)).toMatchObject({
      status: 409,
      body: { code: 'punishment_settled' },
    });
  });

  it('a penalty that names a truck is paid with everything that the truck owes', async () => {
    const { items } = await truckOwing('50.00', '20.00');
    expect((await operator.post(`/punishments/${items[1]}/prepare_payment`)).body).toMatchObject({
      amount: '70.00',
      rows: [{ punishmentId: items[0] }, { punishmentId: items[1] }],
    });
  });

  it('a penalty is never in two open payments', async () => {
    const { dispositionId, items } = await truckOwing('50.00');
    await prepare(dispositionId);
    const other = await operator.post('/delivery_payments', { punishments: [{ punishment: items[0] }] });
    expect(other).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'punishments[0].punishment', code: 'punishment_in_payment' }] },
    });
  });
});

describe('the takings of a day', () => {
  const at = (clock: string): string =>
    DateTime.fromISO(`2019-05-${clock}`, { zone: businessZone }).toUTC().toISO() ?? '';
  const paid = async (amount: string, means: PaymentMeans, clock: string): Promise<void> => {
    const { dispositionId } = await truckOwing(amount);
    await api.database.transaction(async (tx) => {
      const { id } = await preparePayment(tx, dispositionId);
      await markPaid(tx, id, { key: `test-${id}`, amount, means, at: at(clock), by: null });
    });
  };
  const day = async (wanted: string) => (await sales.get(`/cash_desk/takings?day=${wanted}`)).body;

  it('stand by shift and means, from 23:00 of the evening before, and agree with the cash flow', async () => {
    // Shift I is from 23:00 to 7:00, II to 15:00, III to 23:00. The first and the last payment are of other days.
    await paid('10.00', 'cash', '14T22:59:59');
    await paid('20.00', 'cash', '14T23:00');
    await paid('30.10', 'card', '15T06:59');
    await paid('40.00', 'cash', '15T07:00');
    await paid('50.05', 'card', '15T22:59');
    await paid('60.00', 'transfer', '15T23:00');
    expect(await day('2019-05-15')).toMatchObject({
      agrees: true,
      shifts: [
        { name: 'I', count: 2, cash: '20.00', card: '30.10', all: '50.10' },
        { name: 'II', count: 1, cash: '40.00', all: '40.00' },
        { name: 'III', count: 1, card: '50.05', all: '50.05' },
      ],
      day: { count: 4, cash: '60.00', card: '80.15', transfer: '0.00', all: '140.15' },
      payments: [{ amount: '20.00' }, { amount: '30.10' }, { amount: '40.00' }, { amount: '50.05' }],
    });
  });

  it('say so when the cash flow has another sum', async () => {
    await paid('10.00', 'cash', '20T12:00');
    expect(await day('2019-05-20')).toMatchObject({ agrees: true });
    await sql`update payment_operation set amount = 11 where date = ${at('20T12:00')}`.execute(
      api.database.sql,
    );
    expect(await day('2019-05-20')).toMatchObject({ agrees: false });
  });
});
