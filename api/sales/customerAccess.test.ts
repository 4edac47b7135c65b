import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { serverFor, systemActor } from '#domain/platform/actor.ts';
import { objects } from '#domain/objects.ts';
import { orderStatusCodes } from '#domain/sales/orderMoves.rules.ts';
import { orderPaperKinds } from '#domain/sales/orderPaperKinds.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { listening } from '../testing/listening.ts';
import { bodyOf, idBy } from '../testing/making.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { upload } from '../testing/upload.ts';
import type { Visitor } from '../testing/visitor.ts';

/** What a customer must not read: it stands in every text of the orders and comments that are not for them. */
const hiddenWord = 'HIDDENFROMCUSTOMER';
/** What the people who work here write into an order that its customer reads. */
const staffWord = 'STAFFWORDS';

let api: TestApi;
let admin: Visitor;
let sales: Visitor;
let customer: Visitor;
let firm: number;
let head: Record<string, unknown>;
let seen: AnyRecord;
const hidden: { what: string; id: number }[] = [];

const order = async (more: object): Promise<AnyRecord> => {
  const answer = await api.database.records.create(systemActor, 'salesOrder', { ...head, ...more });
  return answer;
};
const commentOn = (salesOrder: number, text: string, forCustomer: boolean) =>
  api.database.records.create(systemActor, 'salesOrderComment', { salesOrder, text, forCustomer });

beforeAll(async () => {
  api = await startTestApi();
  [admin, sales] = [await api.signedIn('admin'), await api.signedIn('sales')];
  const entered = await enter(api, 'forwarder');
  customer = entered.visitor;
  firm = entered.actor.counterpartyId as number;
  const product = await api.database.records.create(systemActor, 'product', { name: 'Żwir dla klienta' });
  head = {
    customer: firm,
    currency: await idBy(api, 'currency', 'code', 'PLN'),
    status: await idBy(api, 'sales_order_status', 'code', 'NEW'),
    reference: 'Dla klienta',
    comment: staffWord,
    endingReason: staffWord,
    products: [
      {
        product: product.id,
        quantity: '1',
        price: '100',
        prices: [{ description: staffWord, maxDiscount: '40.00', price: '100', sum: '100' }],
      },
    ],
  };
  seen = await order({});
  const say = async (text: string, forCustomer: boolean) =>
    bodyOf(await sales.post('/orders/addComment', { orderId: seen.id, text, forCustomer }));
  const told = await say('Wyślemy w piątek', true);
  const internal = await say(hiddenWord, false);
  for (const [comment, name] of [
    [told, 'termin.pdf'],
    [internal, `${staffWord}.pdf`],
  ] as const)
    await upload(api.url, sales, '/file', [{ name, content: sampleFiles.pdf }], {
      objectName: 'salesOrderComment',
      objectId: comment.id,
    });
  await upload(api.url, sales, '/file', [{ name: `${staffWord}.pdf`, content: sampleFiles.pdf }], {
    objectName: 'salesOrder',
    objectId: seen.id,
  });
  const secret = { reference: hiddenWord, comment: hiddenWord };
  const unseen = await api.database.records.create(systemActor, 'salesOrderStatus', {
    name: 'Wewnętrzne',
    code: 'INTERNAL',
    customerAccess: false,
  });
  const other = await api.database.records.create(systemActor, 'counterparty', {
    name: 'Inny odbiorca',
    isCustomer: true,
  });
  const marked = await order(secret);
  await api.database.records.changeDeletionMark(systemActor, 'salesOrder', marked.id, true);
  hidden.push(
    { what: 'of another firm', id: (await order({ ...secret, customer: other.id })).id },
    { what: 'in a status without customerAccess', id: (await order({ ...secret, status: unseen.id })).id },
    { what: 'marked for deletion', id: marked.id },
  );
  for (const { id } of hidden) await commentOn(id, hiddenWord, true);
});
afterAll(() => api?.close());

const lists = ['/sales_order', '/sales_order_comments'];
/** Every way to read many orders at once. */
const asked = (path: string): [string, () => Promise<unknown>][] =>
  [
    ['list', path, { limit: 1000 }],
    ['simple-rest list', path, { range: [0, 999] }],
    ['search', path, { filter: { searchStr: hiddenWord } }],
    ['export', `${path}/export`, { format: 'csv' }],
  ].map(([what, address, query]) => [
    what as string,
    async () => (await customer.get(address as string, query as object as Record<string, object>)).body,
  ]);

describe('a customer', () => {
  it('reads their own orders, with the remarks that are for them', async () => {
    const { body } = await customer.get('/sales_order', { limit: 1000 });
    const { rows } = body as { rows: AnyRecord[] };
    expect(rows.map(({ id }) => id)).toContain(seen.id);
    expect(rows.every(({ customerId }) => customerId === firm)).toBe(true);
    expect((await customer.get(`/sales_order/${seen.id}/customer_view`)).body).toMatchObject({
      mayAskForChange: true,
      mayAccept: false,
      remarks: [{ text: 'Wyślemy w piątek', own: false, files: [{ presentation: 'termin.pdf' }] }],
      papers: ['offer'],
    });
  });

  it('sees the remarks of a colleague as those of their own firm', async () => {
    const colleague = await addUser(api, 'colleague', ['forwarder'], {
      externalUser: true,
      counterparty: firm,
    });
    const { id } = await order({});
    const remark = { salesOrder: id, text: 'Prosimy o wcześniejszy termin', forCustomer: true };
    await api.database.records.create(serverFor(colleague), 'salesOrderComment', remark);
    await commentOn(id, 'Damy znać jutro', true);
    const { remarks } = bodyOf(await customer.get(`/sales_order/${id}/customer_view`));
    expect(remarks).toMatchObject([
      { text: 'Prosimy o wcześniejszy termin', own: true },
      { text: 'Damy znać jutro', own: false },
    ]);
  });

  it('is told nothing of the others by any list, search, export or call', async () => {
    const told: string[] = [];
    for (const path of lists)
      for (const [what, ask] of asked(path)) {
        const body = await ask();
        if (JSON.stringify(body).includes(hiddenWord)) told.push(`${path} ${what}`);
      }
    const byBody = [
      ['/orders/orderList', {}],
      ['/sales_order/check_double', { reference: hiddenWord }],
      ['/sales_order/get_double_data', { reference: hiddenWord }],
      ['/orders/order', { id: seen.id }],
    ] as const;
    for (const [path, body] of byBody) {
      const { body: answer } = await customer.post(path, body);
      if (JSON.stringify(answer).includes(hiddenWord)) told.push(path);
      if (JSON.stringify(answer).includes('"double":true')) told.push(path);
    }
    expect(told).toEqual([]);
  });

  it('counts and adds up their own orders only', async () => {
    const { rows } = (await customer.get('/sales_order', { limit: 1000 })).body as { rows: AnyRecord[] };
    const sumBrutto = Decimal.sum(0, ...rows.map((row) => String(row.sumBrutto))).toFixed(2);
    const totals = await customer.get('/sales_order/totals', { totals: { sumBrutto: 'sum' } });
    expect(totals.body).toEqual({ totals: { sumBrutto } });
    expect((await customer.get('/sales_order/count')).body).toMatchObject({ count: rows.length });
    expect((await customer.get('/sales_order/amount')).body).toMatchObject({ count: rows.length });
    const board = (await customer.get('/sales_order/amount_by_status')).body as { rows: { count: number }[] };
    expect(board.rows.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
    for (const { id } of hidden)
      expect((await customer.get('/sales_order/count', { filter: { id } })).body).toMatchObject({ count: 0 });
  });

  it.each(['of another firm', 'in a status without customerAccess', 'marked for deletion'])(
    'does not get at an order %s by its id, in any way',
    async (what) => {
      const { id } = hidden.find((each) => each.what === what) as { id: number };
      const found: string[] = [];
      const paths = [
        `/sales_order/${id}`,
        `/sales_order/${id}/state`,
        `/sales_order/${id}/customer_view`,
        `/sales_order/${id}/lifecycle`,
        `/sales_order/subordination/${id}`,
        `/sales_order/file/${id}`,
        `/print_history/of/salesOrder/${id}`,
        `/object_versions/of/salesOrder/${id}`,
        ...orderPaperKinds.map((kind) => `/sales_order/${id}/papers/${kind}`),
      ];
      for (const path of paths) {
        const { status, body } = await customer.get(path);
        if (status === 200 || JSON.stringify(body).includes(hiddenWord)) found.push(`${path}: ${status}`);
      }
      const updatedAt = new Date().toISOString();
      for (const [call, body] of [
        ['accept_offer', { updatedAt }],
        ['refuse_offer', { updatedAt }],
        ['ask_for_change', { updatedAt, text: 'Zmiana' }],
      ] as const) {
        const { status } = await customer.post(`/sales_order/${id}/${call}`, body);
        if (status !== 404) found.push(`${call}: ${status}`);
      }
      expect(found).toEqual([]);
    },
  );

  it('changes nothing of an order by generic calls, and says nothing into one', async () => {
    const refused = [
      await customer.put(`/sales_order/${seen.id}`, { reference: 'x' }),
      await customer.post('/sales_order', head),
      await customer.post('/sales_order/change_deletion_mark', { id: seen.id }),
      await customer.post('/sales_order_comments', { salesOrder: seen.id, text: 'x' }),
      await customer.post('/orders/confirmOrder', { orderId: seen.id }),
      await customer.post('/orders/cancelOrder', { orderId: seen.id }),
      await customer.post('/orders/addComment', { orderId: seen.id, text: 'x' }),
      await customer.post(`/sales_order/${seen.id}/announce`, {}),
      await customer.get(`/sales_order/${seen.id}/under_way`),
      await customer.get(`/sales_order/${seen.id}/payments`),
      await customer.get(`/sales_order/${seen.id}/papers/offer/letter`),
      await customer.post(`/sales_order/${seen.id}/papers/offer/letter`, {
        to: 'x@y.pl',
        subject: 'x',
        body: 'x',
      }),
      await customer.get('/outgoing_email'),
      await customer.get('/outgoing_email_linked_doc'),
    ].map(({ status }) => status);
    expect(new Set(refused)).toEqual(new Set([403]));
  });

  it('does not read what is for the people who work here, nor finds out by filters and sorts', async () => {
    const whole = [
      (await customer.get(`/sales_order/${seen.id}`)).body,
      (await customer.get('/sales_order', { limit: 1000 })).body,
      (await customer.get('/sales_order/export', { format: 'csv' })).body,
      (await customer.get(`/sales_order/${seen.id}/customer_view`)).body,
      (await customer.post('/orders/order', { id: seen.id })).body,
      (await customer.get(`/sales_order/file/${seen.id}`)).body,
      (await customer.get('/file', { limit: 1000 })).body,
    ];
    expect(whole.map((body) => JSON.stringify(body).includes(staffWord))).toEqual(whole.map(() => false));
    expect(JSON.stringify((await sales.get(`/sales_order/${seen.id}`)).body)).toContain(staffWord);
    const closed = Object.entries(fieldsOf(objects.salesOrder)).filter(([, field]) => 'staffOnly' in field);
    expect(closed.length).toBeGreaterThan(2);
    for (const [name] of closed) {
      const filtered = await customer.get('/sales_order', { filter: { [name]: { iLike: staffWord } } });
      const sorted = await customer.get('/sales_order', { sort: name });
      expect([filtered.status, sorted.status], name).toEqual([400, 400]);
    }
  });

  it('hears of their own orders on the socket, and of no other', async () => {
    const live = await listening(api, customer);
    for (const { id } of hidden.slice(0, 2))
      await api.database.records.update(systemActor, 'salesOrder', id, { reference: hiddenWord });
    await api.database.records.update(systemActor, 'salesOrder', seen.id, { reference: 'Dla klienta' });
    await live.until('salesOrder', seen.id);
    live.socket.close();
    expect(live.heard.filter((each) => hidden.some(({ id }) => each === `salesOrder ${id}`))).toEqual([]);
  });

  it('loses sight of an order whose status an administrator closes to them, whichever it is', async () => {
    const { rows } = (await admin.get('/sales_order_statuses', { limit: 100 })).body as { rows: AnyRecord[] };
    for (const code of orderStatusCodes) {
      const status = rows.find((each) => each.code === code) as AnyRecord;
      const { id } = await order({ status: status.id });
      const sees = async () => (await customer.get(`/sales_order/${id}`)).status;
      expect([code, await sees()]).toEqual([code, 200]);
      await admin.put(`/sales_order_statuses/${status.id}`, { customerAccess: false });
      expect([code, await sees()]).toEqual([code, 404]);
      await admin.put(`/sales_order_statuses/${status.id}`, { customerAccess: true });
    }
  });

  it('a customer without a firm sees no order at all', async () => {
    await addUser(api, 'nofirm', ['forwarder'], { externalUser: true });
    const { visitor } = await enter(api, 'nofirm');
    expect((await visitor.get('/sales_order')).body).toMatchObject({ rows: [], count: 0 });
  });
});

describe('somebody from outside who may change the orders of their firm', () => {
  it('saves one as the form has it, and what is for staff in its lines stands', async () => {
    await addUser(api, 'outsideclerk', ['sales'], { externalUser: true, counterparty: firm });
    const { visitor } = await enter(api, 'outsideclerk');
    const tag = await api.database.records.create(systemActor, 'salesOrderTag', { name: 'Pilne' });
    const { id } = await order({ tags: [{ tag: tag.id }] });
    const read = async () => (await sales.get(`/sales_order/${id}`)).body as AnyRecord;
    const { body: form } = await visitor.get(`/sales_order/${id}`);
    const { products } = form as { products: AnyRecord[] };
    expect(products[0]).toMatchObject({ prices: null });
    const prices = [{ description: 'Moja', maxDiscount: '99.00', price: '1', sum: '1' }];
    const sent = { ...(form as object), comment: 'x', products: products.map((row) => ({ ...row, prices })) };
    expect(await visitor.put(`/sales_order/${id}`, sent)).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({
      comment: staffWord,
      tags: [{ tag: { id: tag.id } }],
      products: [{ prices: [{ description: staffWord, maxDiscount: '40.00' }] }],
    });
    const { body: again } = await visitor.get(`/sales_order/${id}`);
    const added = {
      ...(again as object),
      products: [...products, { product: products[0]?.productId, prices }],
    };
    expect(await visitor.put(`/sales_order/${id}`, added)).toMatchObject({ status: 200 });
    const { products: rows } = (await read()) as unknown as { products: AnyRecord[] };
    expect(JSON.stringify(rows[1]?.prices ?? null)).not.toContain('Moja');
  });
});

describe('somebody who works here and is bound to a firm', () => {
  it('changes its orders until a status locks them', async () => {
    await addUser(api, 'boundclerk', ['sales'], { useCustomerAccess: true, counterparty: firm });
    const { visitor } = await enter(api, 'boundclerk');
    const open = await order({});
    const locked = await order({ status: await idBy(api, 'sales_order_status', 'code', 'CONFIRMED') });
    const put = async ({ id }: AnyRecord) =>
      (await visitor.put(`/sales_order/${id}`, { reference: 'Nowa' })).status;
    expect([await put(open), await put(locked)]).toEqual([200, 404]);
  });
});

it('staff may not answer an offer in the name of its customer', async () => {
  const { updatedAt } = (await admin.get(`/sales_order/${seen.id}`)).body as { updatedAt: string };
  expect(await admin.post(`/sales_order/${seen.id}/accept_offer`, { updatedAt })).toMatchObject({
    status: 409,
    body: { code: 'order_answered_by_customer' },
  });
  expect((await sales.post(`/sales_order/${seen.id}/accept_offer`, { updatedAt })).status).toBe(403);
});
