import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldOf } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { listening } from '../testing/listening.ts';
import { bodyOf, idBy } from '../testing/making.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { upload } from '../testing/upload.ts';
import type { Visitor } from '../testing/visitor.ts';

/** What is in the internal comments and in the names of their files. */
const hidden = 'ONLYFORSTAFF';
const kinds = {
  customerRequest: {
    path: '/customer_request',
    list: '/customer_request_comment',
    add: '/customer_request/add_comment',
    key: 'customerRequestId',
  },
  interaction: {
    path: '/interaction',
    list: '/interaction_comments',
    add: '/interaction/comment',
    key: 'interactionId',
  },
  salesOrder: {
    path: '/sales_order',
    list: '/sales_order_comments',
    add: '/orders/addComment',
    key: 'orderId',
  },
} as const;

let api: TestApi;
let sales: Visitor;
let firm: number;
const customers: Record<string, Visitor> = {};
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  firm = (await enter(api, 'forwarder')).actor.counterpartyId as number;
  // People of the firm, one with the roles of staff, and one of the staff who is bound to it.
  await addUser(api, 'comments-out', ['forwarder'], { externalUser: true, counterparty: firm });
  await addUser(api, 'comments-roles', ['sales', 'forwarder'], { externalUser: true, counterparty: firm });
  await addUser(api, 'comments-bound', ['sales'], { useCustomerAccess: true, counterparty: firm });
  for (const login of ['comments-out', 'comments-roles', 'comments-bound'])
    customers[login] = (await enter(api, login)).visitor;
});
afterAll(() => api?.close());

const neededByOrders = async () => ({
  status: await idBy(api, 'sales_order_status', 'code', 'NEW'),
  currency: await idBy(api, 'currency', 'code', 'PLN'),
});

/** What counts, adds up or exports a list says what the list says, which is asked by itself. Nobody signs out meanwhile. */
const isOfLists = (address: string): boolean =>
  /\/(count|export|totals|lifecycle|predefined|logout)\b/.test(address);

it('the objects below are all that have comments of which some are for customers', () => {
  const commented = Object.values(objects)
    .filter((declaration) => fieldOf(declaration, 'forCustomer') !== undefined)
    .map(({ name }) => name);
  expect(commented.toSorted()).toEqual(
    Object.keys(kinds)
      .map((kind) => `${kind}Comment`)
      .toSorted(),
  );
});

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('internal comments on a record of %s', (kind) => {
  const { path, list, add, key } = kinds[kind];
  let record: AnyRecord;
  let internal: ReturnType<typeof bodyOf>;
  let told: ReturnType<typeof bodyOf>;
  let fileId: number;

  beforeAll(async () => {
    record = await api.database.records.create(systemActor, kind, {
      reference: 'Wspólne',
      customer: firm,
      ...(kind === 'salesOrder' ? await neededByOrders() : {}),
    });
    internal = bodyOf(await sales.post(add, { [key]: record.id, text: hidden }));
    told = bodyOf(await sales.post(add, { [key]: record.id, text: 'Dla klienta', forCustomer: true }));
    await upload(api.url, sales, '/file', [{ name: `${hidden}.pdf`, content: sampleFiles.pdf }], {
      objectName: `${kind}Comment`,
      objectId: internal.id,
    });
    const { rows } = (
      await sales.get('/file', { filter: { objectName: `${kind}Comment`, objectId: internal.id } })
    ).body as { rows: AnyRecord[] };
    if (!rows[0]) throw new Error('the file of the comment is not there');
    fileId = rows[0].id;
  });

  it.each(['comments-out', 'comments-roles', 'comments-bound'])(
    '%s reads them by no list, search, export, record, version, file or print',
    async (login) => {
      const customer = customers[login] as Visitor;
      const asked: [string, object?][] = [
        [list, { limit: 1000 }],
        [list, { range: [0, 999] }],
        [list, { filter: { searchStr: hidden } }],
        [list, { filter: { text: { iLike: hidden } } }],
        [list, { filter: { forCustomer: false } }],
        [list, { sort: 'text', limit: 1000 }],
        [`${list}/export`, { format: 'csv' }],
        [`${list}/${internal.id}`],
        [`${list}/${internal.id}/lifecycle`],
        [`/object_versions/of/${kind}Comment/${internal.id}`],
        [`/object_versions/of/${kind}/${record.id}`],
        [`/print_history/of/${kind}/${record.id}`],
        [`${path}/${record.id}`],
        [path, { limit: 1000 }],
        [`${path}/export`, { format: 'csv' }],
        ['/file', { limit: 1000 }],
        [`/file/${fileId}`],
        ['/search', { q: hidden }],
        [`/counterparties/${firm}/timeline`],
        ['/notification', { limit: 1000 }],
        ['/outgoing_email', { limit: 1000 }],
      ];
      const leaks: string[] = [];
      for (const [address, query] of asked) {
        const { body } = await customer.get(address, query as Record<string, object>);
        if (JSON.stringify(body ?? '').includes('route_not_found')) leaks.push(`${address} is no address`);
        if (JSON.stringify(body ?? '').includes(hidden)) leaks.push(`${address} ${JSON.stringify(query)}`);
      }
      expect(leaks).toEqual([]);
      expect((await customer.get(`${list}/${internal.id}`)).status).toBe(404);
      expect((await customer.get(`${list}/count`, { filter: { id: internal.id } })).body).toMatchObject({
        count: 0,
      });
      // The word would be found if it were there.
      expect(JSON.stringify((await customer.get(`${list}/${told.id}`)).body)).toContain('Dla klienta');
      expect(JSON.stringify((await sales.get(list, { limit: 1000 })).body)).toContain(hidden);
    },
  );

  it('are not opened, changed or answered by the people of the firm', async () => {
    const { updatedAt } = internal;
    // The first may change no comment at all. The others may change comments that they see, which this one is not.
    for (const [login, status] of [
      ['comments-out', 403],
      ['comments-roles', 404],
      ['comments-bound', 404],
    ] as const) {
      const customer = customers[login] as Visitor;
      const change = await customer.put(`${list}/${internal.id}`, { forCustomer: true, updatedAt });
      const mark = await customer.post(`${list}/change_deletion_mark`, { id: internal.id });
      expect([login, change.status, mark.status]).toEqual([login, status, status]);
    }
    expect((await sales.get(`${list}/${internal.id}`)).body).toMatchObject({
      forCustomer: false,
      markedToDelete: false,
    });
  });

  it('are not heard of on the socket, those for the customer are', async () => {
    const live = await listening(api, customers['comments-out'] as Visitor);
    const quiet = bodyOf(await sales.post(add, { [key]: record.id, text: hidden }));
    const loud = bodyOf(await sales.post(add, { [key]: record.id, text: 'Głośno', forCustomer: true }));
    await live.until(`${kind}Comment`, loud.id);
    live.socket.close();
    expect(live.heard).not.toContain(`${kind}Comment ${quiet.id}`);
  });

  it('are in no answer of any reading call to somebody with the roles of staff', async () => {
    const { body } = await sales.get('/openapi.json');
    const { paths } = body as { readonly paths: Readonly<Record<string, object>> };
    const readingCalls = Object.keys(paths).filter(
      (address) => 'get' in (paths[address] ?? {}) && !isOfLists(address),
    );
    expect(readingCalls.length).toBeGreaterThan(300);
    const customer = customers['comments-roles'] as Visitor;
    const leaks: string[] = [];
    let answered = 0;
    for (const address of readingCalls)
      for (const id of address.includes('{') ? [record.id, internal.id, fileId] : [0]) {
        const asked = address
          .replace(/{(objectType|objectName)}/, `${kind}Comment`)
          .replaceAll(/{\w+}/g, String(id));
        const answer = await customer.get(asked, { limit: 1000 });
        if (answer.status === 200) answered += 1;
        if (JSON.stringify(answer.body ?? '').includes(hidden)) leaks.push(asked);
      }
    expect(leaks).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  });

  it.runIf(kind !== 'salesOrder')('are in no letter that goes to the customer', async () => {
    const letter = bodyOf(
      await sales.post(add, {
        [key]: record.id,
        text: 'Listem',
        byEmail: true,
        emailTo: 'klient@firma.example',
      }),
    );
    const { rows } = (await sales.get('/outgoing_email', { limit: 1000 })).body as { rows: AnyRecord[] };
    const sent = rows.filter(({ id }) => id === letter.outgoingEmailId);
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toContain(hidden);
  });
});
