import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startApiWithWorker, type ApiWithWorker } from '#tools/testing/apiWithWorker.ts';
import { enter } from '../testing/kindsOfPeople.ts';
import { bodyOf, idBy, type Body } from '../testing/making.ts';
import type { TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let running: ApiWithWorker;
let terminal: ApiWithWorker['terminal'];
let api: TestApi;
let sales: Visitor;
let operator: Visitor;
let customer: Visitor;
let ownFirm: number;
let scaleId: number;
let stationId: number;
let head: RecordInput;
let tonne: number;
let made = 0;

beforeAll(async () => {
  running = await startApiWithWorker();
  ({ terminal, api } = running);
  await running.startWorker();
  [sales, operator] = [await api.signedIn('sales'), await api.signedIn('operator')];
  const entered = await enter(api, 'forwarder');
  [customer, ownFirm] = [entered.visitor, entered.actor.counterpartyId as number];
  tonne = await idBy(api, 'unit_of_measure', 'code', 't');
  stationId = await create('weighingStation', {
    name: 'Przy zamówieniach',
    code: 'SO',
    scalesType: 'GrossAndTara',
    queueOn: false,
  });
  scaleId = await create('scale', {
    name: 'Waga zamówień',
    code: 'WSO',
    scalesType: 'GrossAndTara',
    weighingStation: stationId,
  });
  const buyer = await create('counterparty', { name: 'Odbiorca w drodze', isCustomer: true });
  head = { customer: buyer, currency: await idBy(api, 'currency', 'code', 'PLN') };
});
afterAll(() => running?.close());

const create = async (object: string, input: RecordInput): Promise<number> =>
  (await terminal.database.records.create(systemActor, object, input)).id;
const statusOf = (code: string) => idBy(api, 'sales_order_status', 'code', code);
const codeOf = (order: Body): unknown => (order.status as { code?: string } | null)?.code;

interface Ref {
  readonly id: number;
  readonly numberStr: string;
}

interface Sold {
  readonly id: number;
  readonly product: number;
  readonly warehouse: number;
  /** Ids of its lines. */
  readonly lines: readonly number[];
}

/** An order of the clerk, for a product and a store of its own. */
const sold = async (code: string, quantities: readonly string[], more: object = {}): Promise<Sold> => {
  made += 1;
  const product = await create('product', { name: `Towar ${made}`, unitOfMeasure: tonne });
  const warehouse = await create('warehouse', { name: `Skład ${made}` });
  const answer = await sales.post('/sales_order', {
    ...head,
    reference: `Życie ${made}`,
    status: await statusOf(['OFERTA', 'NEW'].includes(code) ? code : 'NEW'),
    products: quantities.map((quantity) => ({ product, quantity, price: '100', unitOfMeasure: tonne })),
    ...more,
  });
  const order = bodyOf(answer);
  const lines = (order.products as { id: number }[]).map(({ id }) => id);
  if (code === 'CONFIRMED') await act('confirmOrder', { orderId: order.id });
  return { id: order.id, product, warehouse, lines };
};
const act = async (name: string, body: object, requestId: string = randomUUID()) =>
  bodyOf(await sales.send('POST', `/orders/${name}`, body, { 'Idempotency-Key': requestId }));
/** Asks again where nobody works yet (503), as every client does: a step that was made is not made twice. */
const insist = async (path: string, body: object): Promise<void> => {
  const headers = { 'Idempotency-Key': randomUUID() };
  await expect.poll(async () => (await sales.send('POST', path, body, headers)).status).toBe(200);
};
const orderNow = async (id: number): Promise<Body> => bodyOf(await sales.get(`/sales_order/${id}`));
const lineNow = async (id: number, at = 0) =>
  ((await orderNow(id)).products as Record<string, unknown>[])[at];
const announce = (id: number, body: object = {}) => sales.post(`/sales_order/${id}/announce`, body);

/** A truck that fetches goods of a delivery order and is weighed: so many tonnes net. */
const fetchGoods = async ({ product, warehouse }: Sold, order: number, net: number): Promise<number> => {
  made += 1;
  const vehicle = await create('vehicle', {
    name: `GD${10000 + made}`,
    loadCapacity: '60.000',
  });
  const id = await terminal.newDisposition({
    weighingStation: stationId,
    vehicle,
    product,
    warehouse,
    order,
    customer: head.customer,
    vendor: head.customer,
  });
  for (const name of ['arrive', 'allowEntry', 'leaveParking', 'enterTerminal'])
    expect(await operator.post(`/dispositions/${id}/moves/${name}`, {}), name).toMatchObject({ status: 200 });
  for (const tonnes of ['14.000', (14 + net).toFixed(3)]) {
    const captureId = await terminal.accept(tonnes, { scaleId });
    const weighed = await operator.post(`/dispositions/${id}/weighings`, { captureId, scaleId });
    expect(weighed).toMatchObject({ status: 200 });
  }
  return id;
};
const approve = async (id: number) =>
  expect(await operator.post(`/dispositions/${id}/approval`)).toMatchObject({ status: 200 });

describe('an order', () => {
  it('goes from the offer to its end, though its worker is killed between any two steps', async () => {
    const order = await sold('OFERTA', ['100']);
    const line = { orderId: order.id, itemId: order.lines[0] };
    const steps: readonly (readonly [path: string, body: object])[] = [
      [`/sales_order/${order.id}/moves/changeStatus`, { statusId: await statusOf('NEW') }],
      ['/orders/confirmOrder', { orderId: order.id }],
      ['/orders/markItemAsFulfilling', { orderId: order.id }],
      ['/orders/markItemAsShipped', { ...line, quantity: '40' }],
      ['/orders/markItemAsShipped', line],
      ['/orders/markItemAsDelivered', line],
    ];
    for (const [path, body] of steps) {
      // The step is asked for while nobody works: the next worker makes it.
      await running.killWorker();
      await Promise.all([insist(path, body), running.startWorker()]);
    }
    const closed = await orderNow(order.id);
    expect(codeOf(closed)).toBe('CLOSED');
    expect(closed).toMatchObject({
      ending: 'Fulfilled',
      products: [{ itemState: 'Delivered', shippedQuantity: '100.000', deliveredQuantity: '100.000' }],
    });
  });

  it('is confirmed and marked once, however often and by however many it is asked', async () => {
    const order = await sold('NEW', ['100', '50']);
    await Promise.all([1, 2, 3].map(() => act('confirmOrder', { orderId: order.id })));
    const [requestId, part] = [randomUUID(), { orderId: order.id, itemId: order.lines[1], quantity: '20.5' }];
    await Promise.all([1, 2, 3].map(() => act('markItemAsFulfilling', part, requestId)));
    expect(await orderNow(order.id)).toMatchObject({
      products: [{ itemState: 'New' }, { itemState: 'Fulfilling', fulfillingQuantity: '20.500' }],
    });
    expect(await sales.post('/orders/markItemAsShipped', { ...part, quantity: '21' })).toMatchObject({
      status: 409,
      body: { code: 'order_item_too_much', params: { row: 2, left: '20.500' } },
    });
  });

  it.each([
    ['confirmOrder', {}, 'orderId'],
    ['markItemAsShipped', { orderId: 1, quantity: '5' }, 'itemId'],
    ['markItemAsShipped', { orderId: 1, itemId: 1, quantity: '-5' }, 'quantity'],
    ['cancelOrder', { orderId: 'x' }, 'orderId'],
  ])('refuses %s with %j by its %s', async (name, body, field) => {
    const refused = await sales.post(`/orders/${name}`, body);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(field);
  });

  it('is confirmed when each line has a price, or is said to be free of charge', async () => {
    const { id } = await sold('NEW', ['10', '20', '30']);
    const { products } = await orderNow(id);
    const [first, second, third] = products as Record<string, unknown>[];
    const write = (...prices: object[]) =>
      sales.put(`/sales_order/${id}`, {
        products: [first, second, third].map((line, at) => ({ ...line, ...prices[at] })),
      });
    const confirm = () => sales.post('/orders/confirmOrder', { orderId: id });
    expect(await write({}, { price: null }, { price: '0.00' })).toMatchObject({
      status: 200,
      body: {
        sumNetto: '1000.00',
        products: [{ sumNetto: '1000.00' }, { price: null, sumNetto: null }, { price: '0.00' }],
      },
    });
    expect(await confirm()).toMatchObject({
      status: 409,
      body: { code: 'order_unpriced', params: { rows: '2, 3' }, detail: expect.stringContaining('2, 3') },
    });
    expect((await write({}, { price: '5' }, { price: '0.00' })).status).toBe(200);
    expect(await confirm()).toMatchObject({ status: 409, body: { params: { rows: '3' } } });
    expect(await write({}, { price: '5' }, { price: '5', freeOfCharge: true })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'products[2].price', code: 'free_line_priced' }] },
    });
    expect(await write({}, { price: '5' }, { price: null, freeOfCharge: true })).toMatchObject({
      body: { sumNetto: '1100.00', products: [{}, {}, { price: '0.00', sumNetto: '0.00' }] },
    });
    expect(await confirm()).toMatchObject({ status: 200 });
  });

  it('tells for each status what must be seen before it ends so', async () => {
    const asks = async (id: number) => {
      const { allowed } = bodyOf(await sales.get(`/sales_order/${id}/state`));
      return Object.fromEntries((allowed as Body[]).map(({ code, asks: why }) => [code, why]));
    };
    const { id, lines } = await sold('CONFIRMED', ['10']);
    expect(await asks(id)).toMatchObject({ CLOSED: 'order_items_open', CANCELED: null, NEW: null });
    const begun = await sales.post('/orders/markItemAsFulfilling', {
      orderId: id,
      itemId: lines[0],
      quantity: '4',
    });
    expect(begun).toMatchObject({ status: 200 });
    expect(await asks(id)).toMatchObject({ CLOSED: 'order_items_open', CANCELED: 'order_begun_to_cancel' });
  });

  it('is moved by nobody who has not seen its last change', async () => {
    const { id } = await sold('NEW', ['10']);
    const { updatedAt } = await orderNow(id);
    expect((await sales.put(`/sales_order/${id}`, { comment: 'nowe' })).status).toBe(200);
    const refused = await sales.post('/orders/confirmOrder', { orderId: id, updatedAt });
    expect(refused).toMatchObject({ status: 409, body: { code: 'stale_record' } });
  });
});

describe('from order to quay', () => {
  it('parts are announced with a schedule and transport, no more than was ordered', async () => {
    const order = await sold('CONFIRMED', ['100']);
    const answer = await announce(order.id, {
      items: [{ itemId: order.lines[0], quantity: '60' }],
      schedule: { from: '2042-11-28', perDay: '25' },
      transport: { way: 'ourTransport' },
    });
    expect(answer).toMatchObject({ status: 201, body: { deliveryOrders: [{}], transportOrders: [{}] } });
    const { deliverySchedule } = answer.body as { deliverySchedule: { id: number; numberStr: string } };
    expect(deliverySchedule.numberStr).toMatch(/^AAA/);
    // The 29th and the 30th of November 2042 are a weekend.
    expect(await sales.get(`/delivery_schedules/${deliverySchedule.id}`)).toMatchObject({
      body: {
        items: [
          { deliveryDate: '2042-11-28', quantity: '25.000' },
          { deliveryDate: '2042-12-01', quantity: '25.000' },
          { deliveryDate: '2042-12-02', quantity: '10.000' },
        ],
      },
    });
    const past = await announce(order.id, { schedule: { from: '2020-01-01', perDay: '25' } });
    expect(past).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'schedule.from', code: 'in_the_past' }] },
    });
    const tooMuch = await announce(order.id, { items: [{ itemId: order.lines[0], quantity: '40.001' }] });
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'order_announced_too_much' } });
    const two = await Promise.all([announce(order.id), announce(order.id)]);
    expect(new Set(two.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  it('what a shipping company takes has a transport order that names the company', async () => {
    const order = await sold('CONFIRMED', ['100']);
    const carrierId = await create('carrier', { name: 'Spedycja Kaszuby' });
    const transport = { way: 'shippingCompany', carrierId };
    const unknown = await announce(order.id, { transport: { ...transport, carrierId: 999_999 } });
    expect(unknown).toMatchObject({ status: 422, body: { errors: [{ code: 'reference_not_found' }] } });
    const answer = await announce(order.id, { transport });
    const [transportOrder] = (answer.body as { transportOrders: { id: number }[] }).transportOrders;
    expect(await sales.get(`/order_for_transport/${transportOrder?.id}`)).toMatchObject({
      body: { transportWay: 'shippingCompany', carrier: { id: carrierId }, quantity: '100.000' },
    });
  });

  it('what is weighed and approved counts once, closes the order within its tolerance, and counts back when undone', async () => {
    const order = await sold('CONFIRMED', ['50'], { tolerance: '2' });
    const { body } = await announce(order.id);
    const [deliveryOrder] = (body as { deliveryOrders: { id: number }[] }).deliveryOrders;
    const first = await fetchGoods(order, deliveryOrder?.id ?? 0, 24);
    // The worker dies before anybody has heard of the approval.
    await running.killWorker();
    await approve(first);
    await running.startWorker();
    await expect
      .poll(() => lineNow(order.id))
      .toMatchObject({ shippedQuantity: '24.000', weighedQuantity: '24.000' });
    const second = await fetchGoods(order, deliveryOrder?.id ?? 0, 25.2);
    expect(await sales.get(`/sales_order/${order.id}/state`)).toMatchObject({
      body: { items: [{ announced: '50.000', weighed: '49.200', delivered: '24.000' }] },
    });
    await approve(second);
    await expect.poll(async () => codeOf(await orderNow(order.id))).toBe('CLOSED');
    expect(await orderNow(order.id)).toMatchObject({
      ending: 'Fulfilled',
      products: [{ itemState: 'Delivered' }],
    });
    expect(await operator.delete(`/dispositions/${second}/approval`)).toMatchObject({ status: 200 });
    await expect.poll(async () => codeOf(await orderNow(order.id))).toBe('CONFIRMED');
    expect(await lineNow(order.id)).toMatchObject({ shippedQuantity: '24.000', itemState: 'Fulfilling' });
  });

  it('what is weighed and approved counts also for an order that is named afterwards, until it is named no more', async () => {
    const order = await sold('CONFIRMED', ['50']);
    const { product } = order;
    const deliveryOrder = await create('deliveryOrder', {
      customer: head.customer,
      product,
      quantity: '24.000',
    });
    await approve(await fetchGoods(order, deliveryOrder, 24));
    const name = (salesOrder: number | null) => sales.put(`/delivery_order/${deliveryOrder}`, { salesOrder });
    expect(await name(order.id)).toMatchObject({ status: 200 });
    await expect
      .poll(() => lineNow(order.id))
      .toMatchObject({ shippedQuantity: '24.000', weighedQuantity: '24.000' });
    expect(await name(null)).toMatchObject({ status: 200 });
    await expect
      .poll(() => lineNow(order.id))
      .toMatchObject({ shippedQuantity: '0.000', weighedQuantity: '0.000' });
  });

  it('what was shipped by hand, or weighed without a delivery order, is not announced again', async () => {
    const order = await sold('CONFIRMED', ['100']);
    const half = { orderId: order.id, itemId: order.lines[0], quantity: '50' };
    await act('markItemAsFulfilling', half);
    await act('markItemAsShipped', half);
    await create('deliveryNote', { salesOrder: order.id, product: order.product, netto: '20.000' });
    const { body } = await announce(order.id);
    const [deliveryOrder] = (body as { deliveryOrders: Ref[] }).deliveryOrders;
    expect(await sales.get(`/delivery_order/${deliveryOrder?.id}`)).toMatchObject({
      body: { quantity: '30.000' },
    });
    expect(await sales.get(`/sales_order/${order.id}/state`)).toMatchObject({
      body: { items: [{ announced: '50.000', approved: '0.000', shipped: '50.000' }] },
    });
    expect(await announce(order.id)).toMatchObject({ status: 409, body: { code: 'order_all_announced' } });
  });

  it('what a closed delivery order did not deliver can be announced again', async () => {
    const order = await sold('CONFIRMED', ['100']);
    const { body } = await announce(order.id);
    const [deliveryOrder] = (body as { deliveryOrders: Ref[] }).deliveryOrders as [Ref];
    const announced = async () => {
      const { items } = bodyOf(await sales.get(`/sales_order/${order.id}/state`));
      return (items as Body[]).map((item) => item.announced);
    };
    await approve(await fetchGoods(order, deliveryOrder.id, 24));
    expect(await announced()).toEqual(['100.000']);
    expect(await announce(order.id)).toMatchObject({ status: 409, body: { code: 'order_all_announced' } });
    const closed = await sales.put(`/delivery_order/${deliveryOrder.id}`, { state: 'Closed' });
    expect(closed).toMatchObject({ status: 200 });
    expect(await announced()).toEqual(['24.000']);
    const tooMuch = await announce(order.id, { items: [{ itemId: order.lines[0], quantity: '76.001' }] });
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'order_announced_too_much' } });
    expect(await announce(order.id)).toMatchObject({ status: 201, body: { deliveryOrders: [{}] } });
    expect(await announced()).toEqual(['100.000']);
  });

  it('tells of what is on its way only what the asker may see, and how much more there is', async () => {
    const order = await sold('CONFIRMED', ['50']);
    const { body } = await announce(order.id);
    const [deliveryOrder] = (body as { deliveryOrders: Ref[] }).deliveryOrders;
    await terminal.newDisposition({
      weighingStation: stationId,
      vehicle: await create('vehicle', { name: 'GD66661' }),
      product: order.product,
      order: deliveryOrder?.id,
    });
    const told = async () => {
      const { rows, hidden } = bodyOf(await sales.get(`/sales_order/${order.id}/under_way`));
      return [(rows as Body[]).map(({ object }) => object), hidden];
    };
    const many = 230;
    const addMany = () =>
      sql`
        insert into disposition (date, number, number_str, order_id, created_at, updated_at, marked_to_delete)
        select now(), 900000 + n, 'many' || n, ${deliveryOrder?.id}, now(), now(), false
        from generate_series(1, ${many}::int) n`.execute(terminal.database.sql);
    const removeMany = () =>
      sql`delete from disposition where number_str like 'many%'`.execute(terminal.database.sql);
    expect(await told()).toEqual([['disposition', 'deliveryOrder'], 0]);
    const restriction = await create('accessRestriction', {
      objectType: 'disposition',
      useRestriction: true,
    });
    try {
      await expect.poll(told).toEqual([['deliveryOrder'], 1]);
      // More than are shown: all of them are counted, and what may be seen keeps its place.
      await addMany();
      expect(await told()).toEqual([['deliveryOrder'], many + 1]);
    } finally {
      await removeMany();
      await terminal.database.records.update(systemActor, 'accessRestriction', restriction, {
        useRestriction: false,
      });
      await expect.poll(told).toEqual([['disposition', 'deliveryOrder'], 0]);
    }
    await addMany();
    const { rows, more } = bodyOf(await sales.get(`/sales_order/${order.id}/under_way`));
    expect([(rows as Body[]).length, more]).toEqual([200, many + 2 - 200]);
    await removeMany();
    expect(
      await sales.post(`/sales_order/${order.id}/moves/changeStatus`, { statusId: await statusOf('NEW') }),
    ).toMatchObject({ status: 409, body: { code: 'order_awaits_vehicles', params: { count: 1 } } });
  });

  it('is canceled only by who has seen what is on its way; its delivery orders end with it', async () => {
    const order = await sold('CONFIRMED', ['50']);
    const { body } = await announce(order.id);
    const [deliveryOrder] = (body as { deliveryOrders: { id: number }[] }).deliveryOrders;
    const vehicle = await create('vehicle', { name: 'GD99999' });
    const { product, warehouse } = order;
    await terminal.newDisposition({
      weighingStation: stationId,
      vehicle,
      product,
      warehouse,
      order: deliveryOrder?.id,
    });
    expect(await sales.get(`/sales_order/${order.id}/under_way`)).toMatchObject({
      body: {
        rows: [
          { object: 'disposition', about: expect.stringContaining('GD99999') },
          { object: 'deliveryOrder' },
        ],
      },
    });
    expect(await sales.post('/orders/cancelOrder', { orderId: order.id })).toMatchObject({
      status: 409,
      body: { code: 'order_under_way', params: { count: 1 } },
    });
    const canceled = await act('cancelOrder', {
      orderId: order.id,
      goesOn: true,
      reason: 'Klient zrezygnował',
    });
    expect(codeOf(canceled)).toBe('CANCELED');
    expect(canceled).toMatchObject({
      ending: 'Canceled',
      endingReason: 'Klient zrezygnował',
      products: [{ itemState: 'Canceled' }],
    });
    expect(await sales.get(`/delivery_order/${deliveryOrder?.id}`)).toMatchObject({
      body: { state: 'Canceled' },
    });
    expect(await announce(order.id)).toMatchObject({ status: 409, body: { code: 'order_closed' } });
  });

  it('canceled, ends what has not begun and leaves what has, and says what it ended', async () => {
    const order = await sold('CONFIRMED', ['100']);
    const { body } = await announce(order.id, {
      schedule: { from: '2042-11-28', perDay: '25' },
      transport: { way: 'ourTransport' },
    });
    const begun = body as {
      deliveryOrders: Ref[];
      transportOrders: Ref[];
      deliverySchedule: Ref;
    };
    const [deliveryOrder, transport] = [...begun.deliveryOrders, ...begun.transportOrders] as [Ref, Ref];
    expect(await sales.get(`/sales_order/${order.id}/under_way`)).toMatchObject({
      body: {
        rows: [{ object: 'deliveryOrder' }, { object: 'orderForTransport' }, { object: 'deliverySchedule' }],
      },
    });
    const truckOf = async (plate: string): Promise<number> =>
      terminal.newDisposition({
        weighingStation: stationId,
        vehicle: await create('vehicle', { name: plate }),
        product: order.product,
        warehouse: order.warehouse,
        order: deliveryOrder.id,
      });
    const [awaited, come] = [await truckOf('GD88881'), await truckOf('GD88882')];
    expect(await operator.post(`/dispositions/${come}/moves/arrive`, {})).toMatchObject({ status: 200 });

    // The worker dies before anybody has told the truck.
    const canceled = await act('cancelOrder', { orderId: order.id, goesOn: true });
    await running.killWorker();
    await running.startWorker();

    const { numberStr } = await terminal.disposition(awaited);
    const ended = [deliveryOrder, transport, begun.deliverySchedule].map((each) => each.numberStr);
    expect(canceled.endedWith).toBe([...ended, numberStr].join(', '));
    for (const path of [
      `/delivery_order/${deliveryOrder.id}`,
      `/order_for_transport/${transport.id}`,
      `/delivery_schedules/${begun.deliverySchedule.id}`,
    ])
      expect(await sales.get(path), path).toMatchObject({ body: { state: 'Canceled' } });
    expect(await sales.get(`/sales_order/${order.id}/state`)).toMatchObject({
      body: { items: [{ state: 'Canceled' }] },
    });
    await expect.poll(() => terminal.disposition(awaited)).toMatchObject({ carsQueueStatus: 'Deleted' });
    expect(await terminal.disposition(come)).not.toMatchObject({ carsQueueStatus: 'Deleted' });
    expect(await sales.get(`/sales_order/${order.id}/under_way`)).toMatchObject({
      body: { rows: [{ object: 'disposition', id: come }] },
    });
  });

  it('canceled, ends what is marked for deletion as well, so that nothing of it opens again when it is restored', async () => {
    const order = await sold('CONFIRMED', ['100']);
    const { body } = await announce(order.id, { transport: { way: 'ourTransport' } });
    const begun = body as { deliveryOrders: Ref[]; transportOrders: Ref[] };
    const [deliveryOrder, transport] = [...begun.deliveryOrders, ...begun.transportOrders] as [Ref, Ref];
    const truck = await terminal.newDisposition({
      weighingStation: stationId,
      vehicle: await create('vehicle', { name: 'GD88883' }),
      product: order.product,
      warehouse: order.warehouse,
      order: deliveryOrder.id,
    });
    const parts = [
      ['deliveryOrder', deliveryOrder.id],
      ['orderForTransport', transport.id],
      ['disposition', truck],
    ] as const;
    const { records } = terminal.database;
    for (const [object, id] of parts) await records.changeDeletionMark(systemActor, object, id, true);
    expect(await act('cancelOrder', { orderId: order.id, goesOn: true })).toMatchObject({ endedWith: null });
    for (const [object, id] of parts) await records.changeDeletionMark(systemActor, object, id, false);
    expect(await records.get(systemActor, 'deliveryOrder', deliveryOrder.id)).toMatchObject({
      state: 'Canceled',
    });
    expect(await records.get(systemActor, 'orderForTransport', transport.id)).toMatchObject({
      state: 'Canceled',
    });
    await expect.poll(() => terminal.disposition(truck)).toMatchObject({ carsQueueStatus: 'Deleted' });
  });
});

describe('what its customer says from their own account', () => {
  const offered = (more: object = {}) => sold('OFERTA', ['50'], { customer: ownFirm, ...more });
  const seenAt = async (id: number) => String(bodyOf(await customer.get(`/sales_order/${id}`)).updatedAt);
  const says = (id: number, call: string, body: object, requestId: string = randomUUID()) =>
    customer.send('POST', `/sales_order/${id}/${call}`, body, { 'Idempotency-Key': requestId });
  const noticesOf = async (id: number, title: RegExp) => {
    const { rows } = (await sales.get('/notification', { limit: 200 })).body as { rows: Body[] };
    return rows.filter((each) => each.objectId === id && title.test(String(each.title)));
  };

  it('accepts an offer once, though the worker is killed and it is said again', async () => {
    const { id } = await offered();
    const body = { updatedAt: await seenAt(id) };
    const requestId = randomUUID();
    await running.killWorker();
    const insistOnAccepting = async () => {
      await expect.poll(async () => (await says(id, 'accept_offer', body, requestId)).status).toBe(200);
    };
    await Promise.all([insistOnAccepting(), running.startWorker()]);
    expect((await says(id, 'accept_offer', body, requestId)).status).toBe(200);
    const order = await orderNow(id);
    expect(codeOf(order)).toBe('NEW');
    expect(order).toMatchObject({
      acceptedAt: expect.any(String),
      acceptedBy: { presentation: 'Feliks Spedytor' },
    });
    expect(await noticesOf(id, /przyjął ofertę/)).toHaveLength(1);
    // The person who works here goes on from there.
    expect(codeOf(await act('confirmOrder', { orderId: id }))).toBe('CONFIRMED');
    expect(await says(id, 'ask_for_change', { updatedAt: await seenAt(id), text: 'Więcej' })).toMatchObject({
      status: 409,
      body: { code: 'order_locked_for_customer' },
    });
  });

  it('refuses an offer and says why; the same request again is the same answer', async () => {
    const { id } = await offered();
    const [requestId, body] = [randomUUID(), { updatedAt: await seenAt(id), reason: 'Za drogo' }];
    expect((await says(id, 'refuse_offer', body, requestId)).status).toBe(200);
    expect((await says(id, 'refuse_offer', body, requestId)).status).toBe(200);
    expect(await orderNow(id)).toMatchObject({ ending: 'RefusedByCustomer', endingReason: 'Za drogo' });
    const [notice, ...more] = await noticesOf(id, /odrzucił ofertę/);
    expect(notice).toMatchObject({ description: expect.stringContaining('Za drogo') });
    expect(more).toEqual([]);
  });

  it('asks for a change, which stands in the order until somebody saves it', async () => {
    const { id } = await offered();
    const asked = await says(id, 'ask_for_change', { updatedAt: await seenAt(id), text: 'Proszę o 60 ton' });
    expect(asked.status).toBe(200);
    expect(await orderNow(id)).toMatchObject({ changeAsked: 'Proszę o 60 ton' });
    expect(bodyOf(await customer.get(`/sales_order/${id}/customer_view`))).toMatchObject({
      mayAccept: true,
      remarks: [{ text: 'Proszę o 60 ton', own: true }],
    });
    expect(await noticesOf(id, /prosi o zmianę/)).toHaveLength(1);
    await sales.put(`/sales_order/${id}`, { deliveryDate: '2042-11-28' });
    expect(await orderNow(id)).toMatchObject({ changeAsked: null });
  });

  it('is not taken for an answer to an offer that was changed since they looked', async () => {
    const { id } = await offered();
    const body = { updatedAt: await seenAt(id) };
    await sales.put(`/sales_order/${id}`, { deliveryDate: '2042-11-28' });
    for (const [call, more] of [
      ['accept_offer', {}],
      ['refuse_offer', {}],
      ['ask_for_change', { text: 'Mniej' }],
    ] as const)
      expect(await says(id, call, { ...body, ...more }), call).toMatchObject({
        status: 409,
        body: { code: 'stale_record' },
      });
    expect(codeOf(await orderNow(id))).toBe('OFERTA');
  });

  it('is not taken for an answer to an offer that a clerk has made an order meanwhile', async () => {
    const { id } = await offered();
    const body = { updatedAt: await seenAt(id) };
    const taken = await sales.post(`/sales_order/${id}/moves/changeStatus`, {
      statusId: await statusOf('NEW'),
    });
    expect(taken).toMatchObject({ status: 200 });
    expect(await says(id, 'accept_offer', body)).toMatchObject({
      status: 409,
      body: { code: 'order_no_offer' },
    });
    expect(await orderNow(id)).toMatchObject({ acceptedAt: null, acceptedBy: null });
    expect(await noticesOf(id, /przyjął ofertę/)).toEqual([]);
  });

  it('is refused by name where a price is missing, and shown the trucks and notes of their order only', async () => {
    const { id, product } = await offered();
    const { products } = await orderNow(id);
    const [line] = products as object[];
    await sales.put(`/sales_order/${id}`, { products: [line, { product, quantity: '5' }] });
    expect(await says(id, 'accept_offer', { updatedAt: await seenAt(id) })).toMatchObject({
      status: 409,
      body: { code: 'order_unpriced', params: { rows: '2' } },
    });
    const own = await sold('CONFIRMED', ['50'], { customer: ownFirm });
    const { body } = await announce(own.id);
    const [deliveryOrder] = (body as { deliveryOrders: { id: number }[] }).deliveryOrders;
    const truck = await terminal.newDisposition({
      weighingStation: stationId,
      vehicle: await create('vehicle', { name: 'GD77771' }),
      product: own.product,
      order: deliveryOrder?.id,
      customer: ownFirm,
    });
    expect(bodyOf(await customer.get(`/sales_order/${own.id}/customer_view`))).toMatchObject({
      trucks: [{ id: truck, vehicle: expect.stringContaining('GD77771') }],
      notes: [],
    });
    expect(bodyOf(await customer.get(`/sales_order/${id}/customer_view`))).toMatchObject({ trucks: [] });
    const note = await create('deliveryNote', {
      salesOrder: own.id,
      client: ownFirm,
      product: own.product,
      netto: '5.000',
    });
    await terminal.database.sql
      .updateTable('delivery_note')
      .set({ confirmed: true })
      .where('id', '=', note)
      .execute();
    expect(bodyOf(await customer.get(`/sales_order/${own.id}/customer_view`))).toMatchObject({
      notes: [{ id: note, netto: '5.000' }],
    });
  });
});
