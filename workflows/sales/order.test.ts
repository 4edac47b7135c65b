import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessZone } from '#domain/kernel/time.ts';
import { orderLine } from '#domain/sales/testing/orderLine.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { ordersOf } from '../testing/commandOrder.ts';
import { nextId, refusalOf } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { orderStatuses, statesOf, type InMemoryOrder } from '../testing/inMemoryOrders.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { orderState, orderWorkflowId } from './order.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
  orders = ordersOf(environment, worker);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

const { OFERTA, NEW, CONFIRMED, READY_FOR_PRODUCTION, CLOSED, CANCELED } = orderStatuses;
const handleOf = (id: number) => environment.client.workflow.getHandle(orderWorkflowId(id));
const registered = (some: Partial<InMemoryOrder> = {}): number => {
  const id = nextId();
  orders.register(id, some);
  return id;
};
const recordOf = (id: number) => worker.world.orders.records.get(id) as InMemoryOrder;
const codesOf = (id: number) =>
  worker.world.orders.steps.filter(({ orderId }) => orderId === id).map(({ to }) => to.code);
const goesTo = (id: number, { id: statusId }: { readonly id: number }, more: object = {}) =>
  orders.move(id, 'changeStatus', { statusId, ...more });
const ends = (id: number): Promise<void> =>
  eventually(async () => {
    const { status } = await handleOf(id).describe();
    if (status.name !== 'COMPLETED') throw new Error(`${id} is ${status.name}`);
  });
const dayIn = async (days: number): Promise<string> =>
  DateTime.fromMillis(await environment.currentTimeMs(), { zone: businessZone })
    .plus({ days })
    .toFormat('yyyy-MM-dd');

describe('an order', () => {
  it('is offered, accepted, confirmed, delivered in parts, and closes by itself', async () => {
    const id = registered({ status: OFERTA });
    await goesTo(id, NEW);
    await orders.move(id, 'confirm', {});
    await orders.move(id, 'markItems', { mark: 'Fulfilling', items: [] });
    await orders.move(id, 'markItems', { mark: 'Shipped', items: [{ itemId: 1, quantity: '40' }] });
    await orders.move(id, 'markItems', { mark: 'Delivered', items: [] });
    expect(statesOf(recordOf(id))).toEqual(['Fulfilling']);
    await orders.move(id, 'markItems', { mark: 'Shipped', items: [] });
    const view = await orders.move(id, 'markItems', { mark: 'Delivered', items: [] });
    expect(view).toMatchObject({ closed: true, status: 'CLOSED' });
    expect(codesOf(id)).toEqual(['NEW', 'CONFIRMED', 'CLOSED']);
    expect(recordOf(id).ending).toBe('Fulfilled');
    await ends(id);
  });

  it('confirmed twice under one id, or by two people at once, is confirmed once', async () => {
    const id = registered();
    await orders.move(id, 'confirm', {}, `same-${id}`);
    await orders.move(id, 'confirm', {}, `same-${id}`);
    await Promise.all([orders.move(id, 'confirm', {}), orders.move(id, 'confirm', {})]);
    expect(codesOf(id)).toEqual(['CONFIRMED']);
  });

  it('marked twice under one id is marked once', async () => {
    const id = registered({ status: CONFIRMED });
    const part = { mark: 'Fulfilling' as const, items: [{ itemId: 1, quantity: '30' }] };
    await orders.move(id, 'markItems', part, `part-${id}`);
    await orders.move(id, 'markItems', part, `part-${id}`);
    expect(recordOf(id).items[0]?.fulfilling).toBe('30.000');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'confirming an offer',
      () => orders.move(registered({ status: OFERTA }), 'confirm', {}),
      'order_status_unreachable',
    ],
    ['confirming without lines', () => orders.move(registered({ items: [] }), 'confirm', {}), 'order_empty'],
    [
      'confirming without parameters',
      () => orders.move(registered({ incomplete: true }), 'confirm', {}),
      'order_incomplete',
    ],
    [
      'marking what is not confirmed',
      () => orders.move(registered(), 'markItems', { mark: 'Fulfilling', items: [] }),
      'order_not_confirmed',
    ],
    [
      'shipping what was not begun',
      () =>
        orders.move(registered({ status: CONFIRMED }), 'markItems', {
          mark: 'Shipped',
          items: [{ itemId: 1 }],
        }),
      'order_item_not_there',
    ],
    [
      'marking more than there is',
      () =>
        orders.move(registered({ status: CONFIRMED }), 'markItems', {
          mark: 'Fulfilling',
          items: [{ itemId: 1, quantity: '100.001' }],
        }),
      'order_item_too_much',
    ],
    [
      'canceling with trucks on their way',
      () => orders.move(registered({ status: CONFIRMED, underWay: 2 }), 'cancel', {}),
      'order_under_way',
    ],
    [
      'closing what is not delivered',
      () => goesTo(registered({ status: CONFIRMED }), CLOSED),
      'order_items_open',
    ],
    ['going on after the end', () => goesTo(registered({ status: CANCELED }), NEW), 'order_closed'],
    [
      'going back after a line was begun',
      () => goesTo(registered({ status: CONFIRMED, items: [orderLine({ fulfilling: '1.000' })] }), NEW),
      'order_begun',
    ],
    [
      'going back with trucks on their way',
      () => goesTo(registered({ status: CONFIRMED, underWay: 2 }), NEW),
      'order_awaits_vehicles',
    ],
  ])('refuses %s', async (_case, act, code) => expect(await refusalOf(act())).toBe(code));

  it('is canceled with trucks on their way where whoever cancels has seen them', async () => {
    const id = registered({ status: READY_FOR_PRODUCTION, underWay: 2 });
    const view = await orders.move(id, 'cancel', { reason: 'Klient zrezygnował', goesOn: true });
    expect(view).toMatchObject({ status: 'CANCELED', closed: true });
    expect(recordOf(id).ending).toBe('Canceled');
    expect(await orders.move(id, 'cancel', {})).toMatchObject({ status: 'CANCELED' });
    expect(codesOf(id)).toEqual(['CANCELED']);
  });

  it('decides again if an abandoned worker writes its step first', async () => {
    const id = registered();
    worker.world.orders.late.push(() => orders.register(id, { status: OFERTA }));
    expect(await refusalOf(orders.move(id, 'confirm', {}))).toBe('order_status_unreachable');
    expect(recordOf(id).status).toEqual(OFERTA);
  });
});

describe('what the scale weighs', () => {
  it('counts once however often it is told, closes the order within its tolerance, and opens it again when undone', async () => {
    const id = registered({ status: CONFIRMED, tolerance: '2.00' });
    const weighs = async (tonnes: string) => {
      orders.register(id, { weighed: new Map([[7, tonnes]]) });
      await Promise.all([1, 2].map(() => eventually(() => orders.changed(id))));
    };
    await weighs('60.000');
    await eventually(async () => {
      if (recordOf(id).items[0]?.shipped !== '60.000') throw new Error('not counted');
    });
    await weighs('98.500');
    await ends(id);
    expect(recordOf(id)).toMatchObject({ status: CLOSED, ending: 'Fulfilled' });
    expect(recordOf(id).items[0]).toMatchObject({ shipped: '98.500', delivered: '98.500' });
    await weighs('73.500');
    await eventually(async () => {
      if (recordOf(id).status.code !== 'CONFIRMED') throw new Error('not open again');
    });
    expect(recordOf(id).items[0]).toMatchObject({ shipped: '73.500', delivered: '73.500' });
    expect(codesOf(id)).toEqual(['CLOSED', 'CONFIRMED']);
  });
});

describe('an offer', () => {
  it('is reminded of once before its last day, and lapses after it', async () => {
    const id = registered({ status: OFERTA, validTo: await dayIn(20) });
    await orders.begin(id);
    // Nineteen and a half days: its last day is not over yet.
    await environment.sleep('468 hours');
    expect(worker.world.orders.reminders.filter(({ orderId }) => orderId === id)).toHaveLength(1);
    expect(recordOf(id).status).toEqual(OFERTA);
    await environment.sleep('3 days');
    await ends(id);
    expect(recordOf(id)).toMatchObject({ status: CANCELED, ending: 'Lapsed' });
  });

  it('an offer that is extended gets a new reminder, and one that is accepted does not lapse', async () => {
    const [prolonged, accepted] = [registered({ status: OFERTA }), registered({ status: OFERTA })];
    for (const id of [prolonged, accepted]) {
      orders.register(id, { validTo: await dayIn(10) });
      await orders.begin(id);
    }
    await goesTo(accepted, NEW);
    // Nine and a half days: its last day is not over yet.
    await environment.sleep('228 hours');
    orders.register(prolonged, { validTo: await dayIn(30) });
    await orders.changed(prolonged);
    await environment.sleep('10 days');
    expect(recordOf(prolonged).status).toEqual(OFERTA);
    await environment.sleep('30 days');
    expect(recordOf(prolonged)).toMatchObject({ ending: 'Lapsed' });
    expect(worker.world.orders.reminders.filter(({ orderId }) => orderId === prolonged)).toHaveLength(2);
    expect(recordOf(accepted).status).toEqual(NEW);
    expect(await handleOf(accepted).query(orderState)).toMatchObject({ status: 'NEW', next: null });
  });

  it('an offer that its customer accepts becomes an order once, however often they say so', async () => {
    const id = registered({ status: OFERTA, validTo: await dayIn(10) });
    const accepts = (updateId?: string) => orders.move(id, 'answerOffer', { accepts: true }, updateId);
    await Promise.all([accepts(`accept-${id}`), accepts(`accept-${id}`), accepts()]);
    expect(codesOf(id)).toEqual(['NEW']);
    const [step] = worker.world.orders.steps.filter(({ orderId }) => orderId === id);
    expect(step).toMatchObject({ answer: 'accepted', ending: null, by: 1 });
  });

  it('an offer that its customer refuses ends, with what they said', async () => {
    const id = registered({ status: OFERTA });
    const view = await orders.move(id, 'answerOffer', { accepts: false, reason: 'Za drogo' });
    expect(view).toMatchObject({ status: 'CANCELED', closed: true });
    expect(recordOf(id).ending).toBe('RefusedByCustomer');
    const [step] = worker.world.orders.steps.filter(({ orderId }) => orderId === id);
    expect(step).toMatchObject({ answer: 'refused', reason: 'Za drogo' });
  });

  it.each<[string, boolean, Partial<InMemoryOrder>, string]>([
    ['accepted without lines', true, { status: OFERTA, items: [] }, 'order_empty'],
    ['accepted after its last day', true, { status: OFERTA, validTo: '2020-01-01' }, 'order_offer_over'],
    ['accepted once it is agreed', true, { status: CONFIRMED }, 'order_no_offer'],
    ['refused once it is an order', false, { status: NEW }, 'order_no_offer'],
    ['accepted once a clerk has made it an order', true, { status: NEW }, 'order_no_offer'],
    ['refused once it has lapsed', false, { status: CANCELED, ending: 'Lapsed' }, 'order_no_offer'],
  ])('is not %s', async (_case, accepts, some, code) => {
    const id = registered(some);
    // The last day may be over while nobody looks: it has not lapsed when the answer comes.
    expect(await refusalOf(orders.move(id, 'answerOffer', { accepts }))).toBe(code);
  });

  it.each<[string, boolean, Partial<InMemoryOrder>]>([
    ['accepted', true, { status: NEW, accepted: true }],
    ['refused', false, { status: CANCELED, ending: 'RefusedByCustomer' }],
  ])(
    'an offer that its customer has %s is not answered a second time by a repeated request',
    async (_case, accepts, some) => {
      const id = registered(some);
      const { status } = recordOf(id);
      expect(await orders.move(id, 'answerOffer', { accepts })).toMatchObject({ status: status.code });
      expect(codesOf(id)).toEqual([]);
    },
  );

  it('is asked to be changed once for each request, and stands where it stood', async () => {
    const id = registered({ status: OFERTA });
    const ask = () => orders.move(id, 'askForChange', { text: 'Proszę o 60 ton' }, `ask-${id}`);
    expect(await ask()).toMatchObject({ status: 'OFERTA' });
    await ask();
    expect(worker.world.orders.changes.filter(({ orderId }) => orderId === id)).toMatchObject([
      { text: 'Proszę o 60 ton', by: 1 },
    ]);
    expect(codesOf(id)).toEqual([]);
  });
});
