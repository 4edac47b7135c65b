import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '#database/connect.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { freshDatabase } from '../testing/database.ts';
import { waitingForLocks } from '../testing/waitingForLocks.ts';
import { cancelPunishment } from './cancelPunishment.ts';
import { beginPaying, endPaying, markPaid, preparePayment, type PaidAttempt } from './deliveryPayments.ts';
import { preparePunishmentPayment } from './punishmentPayment.ts';

let database: Database;
let typeId: number;

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase({ demo: true });
  database = await connect(url, { secretKey });
  typeId = (await database.records.predefined(systemActor, 'punishmentType', 'overstayMainParking')).id;
});
afterAll(() => database?.close());

const truckOwing = async (...amounts: string[]): Promise<{ truck: number; owed: number[] }> => {
  const truck = await database.records.create(systemActor, 'disposition', { type: 'Loading' });
  const owed: number[] = [];
  for (const amount of amounts) owed.push(await fine(truck.id, amount));
  return { truck: truck.id, owed };
};
const fine = async (truck: number, amount: string): Promise<number> =>
  (
    await database.records.create(systemActor, 'punishment', {
      punishmentType: typeId,
      disposition: truck,
      amount,
    })
  ).id;
const prepare = (truck: number) => database.transaction((tx) => preparePayment(tx, truck));
const begin = (id: number, key: string) => database.transaction((tx) => beginPaying(tx, id, key));
const end = (id: number, key: string) => database.transaction((tx) => endPaying(tx, id, key));
const pay = (id: number, some: Partial<PaidAttempt> = {}) =>
  database.transaction((tx) =>
    markPaid(tx, id, {
      key: 'card-1',
      amount: '80.00',
      means: 'card',
      at: '2026-11-21T10:00:00.000Z',
      by: null,
      ...some,
    }),
  );
const cancel = (punishmentId: number) =>
  database.transaction((tx) =>
    cancelPunishment(tx, systemActor, {
      punishmentId,
      reason: 'Awaria wagi',
      at: '2026-11-21T10:00:00.000Z',
    }),
  );
const payment = (id: number) => database.records.get(systemActor, 'deliveryPayment', id);
const punishment = (id: number) => database.records.get(systemActor, 'punishment', id);
const invoicesAsked = async (id: number): Promise<number> =>
  (
    await sql`select 1 from outbox where kind = 'ksefInvoice' and payload->>'deliveryPaymentId' = ${String(id)}`.execute(
      database.sql,
    )
  ).rows.length;

it('a penalty of no truck for which nothing is due gets no payment', async () => {
  const free = { punishmentType: typeId, quantity: '0.00' };
  const { id } = await database.records.create(systemActor, 'punishment', free);
  await expect(database.transaction((tx) => preparePunishmentPayment(tx, id, null))).rejects.toMatchObject({
    code: 'nothing_to_pay',
  });
});

describe('what a truck owes', () => {
  it('is one payment, however often and at once it is asked for', async () => {
    const { truck, owed } = await truckOwing('50.00', '30.00');
    const asked = await Promise.all([prepare(truck), prepare(truck), prepare(truck)]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(asked[0]).toMatchObject({ amount: '80.00', rows: owed.map((punishmentId) => ({ punishmentId })) });
  });

  it('grows with what has come to be owed since, in the same payment', async () => {
    const { truck } = await truckOwing('50.00');
    const { id } = await prepare(truck);
    await fine(truck, '25.50');
    expect(await prepare(truck)).toMatchObject({ id, amount: '75.50' });
    expect(await payment(id)).toMatchObject({ amount: '75.50', isPaid: false });
  });

  it('is nothing where nothing is owed', async () => {
    const { truck } = await truckOwing();
    await expect(prepare(truck)).rejects.toMatchObject({ code: 'nothing_to_pay' });
  });

  it('shrinks when an item is cancelled, and vanishes with its last one', async () => {
    const { truck, owed } = await truckOwing('50.00', '30.00');
    const { id } = await prepare(truck);
    await cancel(owed[0] as number);
    expect(await payment(id)).toMatchObject({ amount: '30.00', markedToDelete: false });
    await cancel(owed[1] as number);
    expect(await payment(id)).toMatchObject({ amount: '0.00', markedToDelete: true });
    expect(await punishment(owed[1] as number)).toMatchObject({
      isCanceled: true,
      cancellationReason: 'Awaria wagi',
    });
  });
});

describe('an item that an operator changes', () => {
  const operator: Actor = { ...systemActor, system: false, fullRights: false, roles: ['operator'] };
  const change = (id: number, some: object) =>
    database.records.update(operator, 'punishment', id, { ...some });

  it('changes the amount of its open payment, which its former amount then does not pay', async () => {
    const { truck, owed } = await truckOwing('50.00', '30.00');
    const { id } = await prepare(truck);
    await change(owed[0] as number, { amount: '100.00' });
    expect(await payment(id)).toMatchObject({ amount: '130.00' });
    await expect(pay(id)).rejects.toMatchObject({ code: 'payment_amount_differs' });
  });

  it('leaves its open payment when it is marked for deletion or given to another truck', async () => {
    const { truck, owed } = await truckOwing('50.00', '30.00', '20.00');
    const other = await truckOwing();
    const { id } = await prepare(truck);
    await database.records.changeDeletionMark(operator, 'punishment', owed[0] as number, true);
    expect(await payment(id)).toMatchObject({ amount: '50.00' });
    await change(owed[1] as number, { disposition: other.truck });
    expect(await payment(id)).toMatchObject({ amount: '20.00' });
    expect(await prepare(other.truck)).toMatchObject({ amount: '30.00' });
  });

  it('is locked before its payment also when somebody pays, so that the two cannot deadlock', async () => {
    const { truck, owed } = await truckOwing('80.00');
    const { id } = await prepare(truck);
    let beginning: Promise<unknown> = Promise.resolve();
    await database.transaction(async (tx) => {
      await tx.records.update(operator, 'punishment', owed[0] as number, { comment: 'Na prośbę kierowcy' });
      beginning = begin(id, 'card-1');
      await expect.poll(() => waitingForLocks(database.sql)).toBe(1);
      // Fails at once if the payment is locked already, while its item is waited for.
      await sql`select 1 from delivery_payment where id = ${id} for update nowait`.execute(tx.sql);
    });
    expect(await beginning).toEqual({ amount: '80.00' });
  });

  it('is changed without waiting for another item of its payment, which somebody who pays has locked', async () => {
    const { truck, owed } = await truckOwing('50.00', '30.00');
    const { id } = await prepare(truck);
    await database.transaction(async (tx) => {
      // Who pays locks the items one after the other, and then the payment.
      await sql`select 1 from punishment where id = ${owed[0]} for no key update`.execute(tx.sql);
      await change(owed[1] as number, { amount: '40.00' });
    });
    expect(await payment(id)).toMatchObject({ amount: '90.00' });
  });

  it('cannot be changed while its money is being taken, except for its comment', async () => {
    const { truck, owed } = await truckOwing('80.00');
    const item = owed[0] as number;
    const { id } = await prepare(truck);
    await begin(id, 'card-1');
    await expect(change(item, { amount: '100.00' })).rejects.toMatchObject({ code: 'payment_under_way' });
    await expect(
      database.records.changeDeletionMark(operator, 'punishment', item, true),
    ).rejects.toMatchObject({ code: 'payment_under_way' });
    expect(await punishment(item)).toMatchObject({ amount: '80.00', markedToDelete: false });
    await change(item, { comment: 'Zdjęcie z kamery 3' });
    await pay(id);
    expect(await punishment(item)).toMatchObject({ isPaid: true, comment: 'Zdjęcie z kamery 3' });
  });
});

describe('a payment that was marked for deletion', () => {
  const operator: Actor = { ...systemActor, system: false, fullRights: false, roles: ['operator'] };
  const mark = (id: number, isMarked: boolean) =>
    database.records.changeDeletionMark(operator, 'deliveryPayment', id, isMarked);
  const markedFor = async (...amounts: string[]) => {
    const { truck, owed } = await truckOwing(...amounts);
    const { id } = await prepare(truck);
    await mark(id, true);
    return { truck, item: owed[0] as number, id };
  };

  it('is not restored while another open payment has one of its items', async () => {
    const { truck, id } = await markedFor('80.00');
    const second = await prepare(truck);
    await expect(mark(id, false)).rejects.toMatchObject({ code: 'punishment_in_payment' });
    await pay(second.id);
    await expect(mark(id, false)).rejects.toMatchObject({ code: 'punishment_settled' });
    expect(await payment(id)).toMatchObject({ markedToDelete: true });
  });

  it('is restored with the amounts that its items have by now, and paid', async () => {
    const { truck, item, id } = await markedFor('50.00', '30.00');
    await database.records.update(operator, 'punishment', item, { amount: '100.00' });
    await mark(id, false);
    expect(await payment(id)).toMatchObject({
      amount: '130.00',
      punishments: [{ amount: '100.00' }, { amount: '30.00' }],
    });
    expect(await prepare(truck)).toMatchObject({ id, amount: '130.00' });
    await pay(id, { amount: '130.00' });
    expect(await punishment(item)).toMatchObject({ isPaid: true });
  });
});

describe('a payment whose money is being taken', () => {
  it('stands still: nothing is added, nothing cancelled, and nobody else takes it', async () => {
    const { truck, owed } = await truckOwing('50.00', '30.00');
    const { id } = await prepare(truck);
    expect(await begin(id, 'card-1')).toEqual({ amount: '80.00' });
    await begin(id, 'card-1');
    await fine(truck, '10.00');
    expect(await prepare(truck)).toMatchObject({ id, amount: '80.00' });
    await expect(cancel(owed[0] as number)).rejects.toMatchObject({ code: 'payment_under_way' });
    await expect(begin(id, 'card-2')).rejects.toMatchObject({ code: 'payment_under_way' });
    await expect(pay(id, { key: 'cash-1', means: 'cash' })).rejects.toMatchObject({
      code: 'payment_under_way',
    });
  });

  it('may be tried again once the attempt has ended without money', async () => {
    const { truck } = await truckOwing('80.00');
    const { id } = await prepare(truck);
    await begin(id, 'card-1');
    await end(id, 'card-1');
    await begin(id, 'card-2');
    await pay(id, { key: 'card-2' });
    expect(await payment(id)).toMatchObject({ isPaid: true });
  });

  it.each([
    ['paid', 'is_paid'],
    ['cancelled', 'is_canceled'],
  ])('is not paid if one of its items was %s otherwise', async (_how, column) => {
    const { truck, owed } = await truckOwing('50.00', '30.00');
    const { id } = await prepare(truck);
    await sql`update punishment set ${sql.ref(column)} = true where id = ${owed[1]}`.execute(database.sql);
    await expect(pay(id)).rejects.toMatchObject({ code: 'punishment_settled' });
    expect(await payment(id)).toMatchObject({ isPaid: false });
    expect(await punishment(owed[0] as number)).toMatchObject({ isPaid: false });
  });
});

describe('a paid payment', () => {
  it('has paid everything in it, once, however often its attempt is told', async () => {
    const { truck, owed } = await truckOwing('50.00', '30.00');
    const { id, numberStr } = await prepare(truck);
    await begin(id, 'card-1');
    await Promise.all([pay(id), pay(id), pay(id)]);
    expect(await payment(id)).toMatchObject({ isPaid: true, paidAt: '2026-11-21T10:00:00.000Z' });
    for (const each of owed) expect(await punishment(each)).toMatchObject({ isPaid: true });
    const { rows } = await sql`
      select amount::text from payment_operation where comment = ${numberStr} and confirmed`.execute(
      database.sql,
    );
    expect(rows).toEqual([{ amount: '80.00' }]);
    await expect(prepare(truck)).rejects.toMatchObject({ code: 'nothing_to_pay' });
  });

  it('is not paid a second time by anybody else', async () => {
    const { truck } = await truckOwing('80.00');
    const { id } = await prepare(truck);
    await pay(id);
    await expect(pay(id, { key: 'card-2' })).rejects.toMatchObject({ code: 'payment_already_paid' });
    await expect(begin(id, 'card-3')).rejects.toMatchObject({ code: 'payment_already_paid' });
  });

  it('cannot be paid by another amount than is due', async () => {
    const { truck } = await truckOwing('80.00');
    const { id } = await prepare(truck);
    await expect(pay(id, { amount: '79.99' })).rejects.toMatchObject({
      code: 'payment_amount_differs',
      params: { taken: '79.99', due: '80.00' },
    });
  });
});

describe('the invoice of a payment', () => {
  const wanted = { fakturaCheck: true, fakturaNIP: '526-025-09-95', fakturaName: 'Orange Polska S.A.' };
  const operator = { ...systemActor, system: false } as const;

  it('is asked for when the payment with a NIP is paid', async () => {
    const { truck } = await truckOwing('80.00');
    const { id } = await prepare(truck);
    await database.records.update(operator, 'deliveryPayment', id, wanted);
    expect(await payment(id)).toMatchObject({ fakturaNIP: '5260250995' });
    expect(await invoicesAsked(id)).toBe(0);
    await pay(id);
    await pay(id);
    expect(await invoicesAsked(id)).toBe(1);
  });

  it('is asked for when the NIP is told after the payment, and its buyer then stays', async () => {
    const { truck } = await truckOwing('80.00');
    const { id } = await prepare(truck);
    await pay(id);
    await database.records.update(operator, 'deliveryPayment', id, wanted);
    expect(await invoicesAsked(id)).toBe(1);
    await expect(
      database.records.update(operator, 'deliveryPayment', id, { fakturaNIP: '5261040567' }),
    ).rejects.toMatchObject({ code: 'invoice_issued' });
  });

  it.each(['5260250996', '526025', 'DE12', 'XX123456789'])('is not made out to %s', async (fakturaNIP) => {
    const { truck } = await truckOwing('80.00');
    const { id } = await prepare(truck);
    await expect(
      database.records.update(operator, 'deliveryPayment', id, { ...wanted, fakturaNIP }),
    ).rejects.toMatchObject({ errors: [{ field: 'fakturaNIP', code: 'nip_invalid' }] });
  });
});
