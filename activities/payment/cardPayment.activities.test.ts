import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { markPaid } from '#database/finance/deliveryPayments.ts';
import { beginCardPayment } from '#database/payment/cardPayments.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startCardTerminal, type CardTerminal } from '#tools/simulator/cardTerminal/server.ts';
import type { CardOutcome } from '#workflows/payment/cardPayment.activities.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { cardPaymentActivities } from './cardPayment.activities.ts';
import { terminalAt } from './terminalAt.ts';

let terminal: TestTerminal;
let cards: CardTerminal;
let activities: ReturnType<typeof cardPaymentActivities>;
let truck: number;
let placeId: number;
let attemptId: number;

/** The customer presses the button for payment by card, which begins an attempt. */
const press = (pressKey: string = crypto.randomUUID()): Promise<number> =>
  terminal.database.transaction((tx) =>
    beginCardPayment(tx, { dispositionId: truck, workingPlaceId: placeId, pressKey }),
  );

beforeAll(async () => {
  terminal = await createTestTerminal();
});
afterAll(() => terminal?.close());
beforeEach(async () => {
  const { records } = terminal.database;
  cards = await startCardTerminal();
  activities = cardPaymentActivities(terminal.dependencies);
  truck = await terminal.newDisposition();
  const type = await records.predefined(systemActor, 'punishmentType', 'overstayMainParking');
  await records.create(systemActor, 'punishment', {
    punishmentType: type.id,
    disposition: truck,
    amount: '50.00',
  });
  const place = await records.create(systemActor, 'workingPlace', {
    name: 'Kiosk',
    cardTerminal: `127.0.0.1:${cards.port}`,
  });
  placeId = place.id;
  attemptId = await press();
});
afterEach(() => cards.close());

const authorize = (worker = activities): Promise<CardOutcome> =>
  new MockActivityEnvironment().run(() => worker.authorizeCard({ attemptId }));
const settle = (outcome: CardOutcome) =>
  activities.settleCard({ key: `cardPayment-${attemptId}:settled`, attemptId, outcome });
const attempt = () => terminal.database.records.get(systemActor, 'cardPayment', attemptId);
/** `held`: an attempt holds the payment, so that it cannot be paid in another way. */
const payments = () =>
  terminal.rows<{ paid: boolean; held: boolean }>(
    sql`select is_paid as paid, paying_by is not null as held from delivery_payment where disposition_id = ${truck}`,
  );

describe('an attempt to take money from a card', () => {
  it('is one for one press, however often it is sent', async () => {
    await settle(await authorize());
    const { pressKey } = await attempt();
    expect(await press(String(pressKey))).toBe(attemptId);
  });

  it('keeps the terminal to itself until it has ended', async () => {
    await expect(press()).rejects.toMatchObject({ code: 'card_terminal_busy' });
  });

  it('keeps a terminal that two working places share, however each writes its address and whoever is first', async () => {
    const { records } = terminal.database;
    const shared = `shared${cards.port}.example`;
    const pressAt = async (cardTerminal: string): Promise<number> => {
      const place = await records.create(systemActor, 'workingPlace', { name: cardTerminal, cardTerminal });
      const other = await terminal.newDisposition();
      const punishmentType = await records.predefined(systemActor, 'punishmentType', 'overstayMainParking');
      await records.create(systemActor, 'punishment', {
        punishmentType: punishmentType.id,
        disposition: other,
        amount: '50.00',
      });
      return terminal.database.transaction((tx) =>
        beginCardPayment(tx, { dispositionId: other, workingPlaceId: place.id, pressKey: cardTerminal }),
      );
    };
    // 20007 is the port if an address names none.
    const spellings = [shared, `${shared}:20007`, ` ${shared.toUpperCase()}`];
    const pressed = await Promise.allSettled(spellings.map(pressAt));
    const refused = pressed.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refused).toMatchObject([{ code: 'card_terminal_busy' }, { code: 'card_terminal_busy' }]);
  });

  it('is paid once, however often it is settled', async () => {
    const outcome = await authorize();
    expect(await settle(outcome)).toEqual({ next: 'paid' });
    expect(await settle(outcome)).toEqual({ next: 'paid' });
    expect(await attempt()).toMatchObject({ state: 'Approved', receiptNo: '0001', cardName: 'Visa' });
    expect(await payments()).toEqual([{ paid: true, held: true }]);
  });

  it('is paid although the terminal pads the lines of its slip with characters of code 0', async () => {
    const outcome = await authorize();
    if (outcome.kind !== 'booked' || !outcome.receipt) throw new Error(`not booked: ${outcome.kind}`);
    const slip = ['TERMINAL\0\0', '\0ZAAKCEPTOWANO'];
    expect(await settle({ ...outcome, receipt: { ...outcome.receipt, slip } })).toEqual({ next: 'paid' });
    expect(await attempt()).toMatchObject({ cardSlip: 'TERMINAL\nZAAKCEPTOWANO' });
  });

  it('is paid although the terminal sends a slip and a name of a card that are longer than their fields', async () => {
    const outcome = await authorize();
    if (outcome.kind !== 'booked' || !outcome.receipt) throw new Error(`not booked: ${outcome.kind}`);
    const receipt = {
      ...outcome.receipt,
      slip: Array<string>(600).fill('ZAAKCEPTOWANO ZAAKCEPTOWANO'),
      cardName: 'V'.repeat(70),
      cardNumber: '6'.repeat(40),
    };
    expect(await settle({ ...outcome, receipt })).toEqual({ next: 'paid' });
    expect(await attempt()).toMatchObject({
      cardSlip: receipt.slip.join('\n').slice(0, 10_000),
      cardName: 'V'.repeat(60),
      cardNumber: '6'.repeat(30),
    });
  });

  it('never sends twice: asked again, only the terminal can tell', async () => {
    await authorize();
    expect(await authorize()).toEqual({ kind: 'unknown', code: 'sentBefore' });
    // In grosze.
    expect(cards.till.taken()).toBe(5000);
  });

  it.each(['whenAsked', 'whileAtBank', 'beforeStatus', 'beforeCompletion'] as const)(
    'an attempt to take money from a card that was cut off %s is found again, and nobody pays twice',
    async (cut) => {
      cards.behave({ cut });
      expect(await authorize()).toMatchObject({ kind: 'unknown' });
      await expect.poll(() => cards.till.taken()).toBe(5000);
      // It was sent, so it cannot be withdrawn any more.
      expect(await activities.withdrawCard({ key: `w-${attemptId}`, attemptId })).toBe(false);
      const recalled = await activities.recallCard({ attemptId });
      expect(recalled).toMatchObject({ kind: 'booked', receipt: { receiptNo: '0001' } });
      expect(await settle(recalled)).toEqual({ next: 'paid' });
      expect(cards.till.taken()).toBe(5000);
    },
  );

  it('an attempt to take money from a card that was taken back before it was sent is not sent by a worker that comes late', async () => {
    expect(await activities.withdrawCard({ key: `w-${attemptId}`, attemptId })).toBe(true);
    expect(await authorize()).toMatchObject({ kind: 'unknown' });
    expect(cards.till.taken()).toBe(0);
    expect(await settle({ kind: 'unheard', code: 'lost' })).toEqual({ next: 'free' });
    expect(await payments()).toEqual([{ paid: false, held: false }]);
  });

  it('a request that was sent a moment ago is still awaited, though the clock of its worker is minutes behind', async () => {
    const silent = cardPaymentActivities(terminal.dependencies, (address, password) => ({
      ...terminalAt(address, password),
      authorize: async (_amount, { mayBeSent }) => {
        await mayBeSent(null);
        return { kind: 'unknown', why: 'silent' };
      },
    }));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 300_000 });
    try {
      expect(await authorize(silent)).toEqual({ kind: 'unknown', code: 'silent' });
    } finally {
      vi.useRealTimers();
    }
    expect(await activities.recallCard({ attemptId })).toEqual({ kind: 'unknown', code: 'later' });
  });

  it('an attempt to take money from a card whose worker died right before sending took nothing, and says so after half a minute', async () => {
    const dying = cardPaymentActivities(terminal.dependencies, (address, password) => ({
      ...terminalAt(address, password),
      authorize: async (_amount, { mayBeSent }) => {
        await mayBeSent(null);
        throw new Error('the worker died');
      },
    }));
    await expect(authorize(dying)).rejects.toThrow('the worker died');
    expect(await activities.withdrawCard({ key: `w-${attemptId}`, attemptId })).toBe(false);
    expect(await activities.recallCard({ attemptId })).toEqual({ kind: 'unknown', code: 'later' });
    await terminal.rows(
      sql`update card_payment set sent_at = sent_at - interval '31 seconds' where id = ${attemptId} returning id`,
    );
    expect(await activities.recallCard({ attemptId })).toEqual({ kind: 'refused', code: 'notTaken' });
  });

  it('an attempt of which the bank approved only a part is not settled as paid', async () => {
    const partly = cardPaymentActivities(terminal.dependencies, (address, password) => ({
      ...terminalAt(address, password),
      authorize: async (_amount, sending) => terminalAt(address, password).authorize('30.00', sending),
    }));
    expect(await authorize(partly)).toEqual({ kind: 'unknown', code: 'otherAmount' });
    expect(await activities.recallCard({ attemptId })).toEqual({ kind: 'unknown', code: 'foreign' });
  });

  const paidInCash = async (): Promise<void> => {
    const [payment] = await terminal.rows<{ id: number }>(
      sql`update delivery_payment set paying_by = null where disposition_id = ${truck} returning id`,
    );
    await terminal.database.transaction((tx) =>
      markPaid(tx, payment?.id ?? 0, {
        key: 'cash-1',
        amount: '50.00',
        means: 'cash',
        at: '2026-11-21T10:00:00.000Z',
        by: null,
      }),
    );
  };
  const reverse = () =>
    new MockActivityEnvironment().run(() => activities.reverseCard({ attemptId, round: 1 }));

  it('is paid also if the account of card payments was closed meanwhile', async () => {
    const outcome = await authorize();
    const { records } = terminal.database;
    const { id } = await records.predefined(systemActor, 'paymentType', 'card');
    await records.update(systemActor, 'paymentType', id, { status: 'Finished' });
    expect(await settle(outcome)).toEqual({ next: 'paid' });
    expect(await payments()).toEqual([{ paid: true, held: true }]);
    await records.update(systemActor, 'paymentType', id, { status: 'Ongoing' });
  });

  it('an attempt to take money from a card for what was paid meanwhile goes back, once', async () => {
    const outcome = await authorize();
    await paidInCash();
    expect(await settle(outcome)).toEqual({ next: 'reverse' });
    expect(await reverse()).toMatchObject({ kind: 'booked' });
    await activities.closeReversal({ key: `r-${attemptId}`, attemptId });
    expect(cards.till.taken()).toBe(0);
    expect(await attempt()).toMatchObject({ state: 'Reversed' });
  });

  it('gives back the money for what was cancelled meanwhile, and lets the payment go', async () => {
    const outcome = await authorize();
    await terminal.rows(
      sql`update punishment set is_canceled = true where disposition_id = ${truck} returning id`,
    );
    expect(await settle(outcome)).toEqual({ next: 'reverse' });
    expect(await attempt()).toMatchObject({ state: 'Reversing', resultCode: 'punishment_settled' });
    expect(await reverse()).toMatchObject({ kind: 'booked' });
    expect(await payments()).toEqual([{ paid: false, held: true }]);
    await activities.closeReversal({ key: `r-${attemptId}`, attemptId });
    expect(cards.till.taken()).toBe(0);
    expect(await payments()).toEqual([{ paid: false, held: false }]);
  });

  it('a reversal that is recalled before it was sent is still awaited, though the clock of its worker is minutes behind', async () => {
    const outcome = await authorize();
    await paidInCash();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 300_000 });
    try {
      expect(await settle(outcome)).toEqual({ next: 'reverse' });
    } finally {
      vi.useRealTimers();
    }
    expect(await activities.recallCard({ attemptId })).toEqual({ kind: 'unknown', code: 'later' });
  });

  it('an attempt to take money from a card whose receipt number is unknown is not reversed, nor taken for reversed: a person decides', async () => {
    await authorize();
    await paidInCash();
    // A person has said that the terminal took the money.
    expect(await settle({ kind: 'booked', receipt: null })).toEqual({ next: 'reverse' });
    expect(await reverse()).toEqual({ kind: 'unheard', code: 'receiptMissing' });
    expect(await activities.recallCard({ attemptId })).toEqual({ kind: 'unknown', code: 'receiptMissing' });
    expect(cards.till.taken()).toBe(5000);
  });
});
