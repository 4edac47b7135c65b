import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { requestMoves, requestStatusNames } from '#domain/service/requestMoves.rules.ts';
import { bodyOf, idBy, makingAs, type Body, type Make } from '../testing/making.ts';
import { addUser } from '../testing/kindsOfPeople.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { upload } from '../testing/upload.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let operator: Visitor;
let forwarder: Visitor;
let make: Make;
let customer: Body;
let count = 0;
beforeAll(async () => {
  api = await startTestApi();
  [sales, operator, forwarder] = [
    await api.signedIn('sales'),
    await api.signedIn('operator'),
    await api.signedIn('forwarder'),
  ];
  make = makingAs(sales);
  customer = await make('/vendor_and_customer', {
    name: 'Pytający',
    isCustomer: true,
    email: 'pytajacy@example.pl',
  });
});
afterAll(() => api?.close());
beforeEach(() => {
  count += 1;
});

const heads = {
  customerRequest: {
    path: '/customer_request',
    add: '/customer_request/add_comment',
    key: 'customerRequestId',
  },
  interaction: { path: '/interaction', add: '/interaction/comment', key: 'interactionId' },
} as const;
type Head = keyof typeof heads;
const kinds = Object.keys(heads) as Head[];
const begun = (kind: Head, more: object = {}): Promise<Body> =>
  make(heads[kind].path, { reference: `Sprawa ${count}`, customer: customer.id, ...more });
const statusOf = (kind: Head, name: string) =>
  idBy(
    api,
    kind === 'interaction' ? 'interaction_status' : 'customer_request_status',
    'predefined_name',
    name,
  );
const userOf = (login: string) => idBy(api, 'user', 'login', login);
const rowsOf = async (object: string, filter: (row: Record<string, unknown>) => boolean) => {
  const { rows } = await api.database.records.list(systemActor, object, {
    filter: { kind: 'all', of: [] },
    sort: [],
    limit: 500,
    offset: 0,
  });
  return rows.filter(filter);
};

describe.each(kinds)('comments on a record of %s', (kind) => {
  const { add, key, path } = heads[kind];

  it('are sent as a form with files, and stand in the record', async () => {
    const { id } = await begun(kind);
    const said = await upload(api.url, sales, add, [{ name: 'plan.pdf', content: sampleFiles.pdf }], {
      [key]: id,
      text: '  Klient czeka ',
    });
    expect(said).toMatchObject({
      status: 201,
      body: { text: 'Klient czeka', forCustomer: false, byEmail: false, files: [{ name: 'plan.pdf' }] },
    });
    expect(await sales.get(`${path}/${id}`)).toMatchObject({
      body: { comments: [{ text: 'Klient czeka' }] },
    });
  });

  it('are sent as a form of fields without a file, as a page sends them', async () => {
    const { id } = await begun(kind);
    const form = new FormData();
    const words = { [key]: String(id), text: '2026', byEmail: 'false', emailId: '', emailUid: '' };
    for (const [name, value] of Object.entries(words)) form.append(name, value);
    const answer = await fetch(`${api.url}${add}`, {
      method: 'POST',
      body: form,
      headers: { cookie: sales.cookie() },
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ text: '2026', byEmail: false });
  });

  it.each([
    ['text', 'required', { text: '' }],
    ['text', 'too_long', { text: 'a'.repeat(10_001) }],
    ['forCustomer', 'invalid_value', { forCustomer: 'tak' }],
    ['mentions', 'invalid_value', { mentions: 'Jan' }],
  ])('name a wrong %s: %s', async (field, code, wrong) => {
    const { id } = await begun(kind);
    expect(await sales.post(add, { [key]: id, text: 'Tekst', ...wrong })).toMatchObject({
      status: 422,
      body: { errors: [{ field, code }] },
    });
  });

  it('go to the customer by e-mail with their files, and are not changed from then on', async () => {
    const { id, numberStr } = await begun(kind);
    const { body } = await upload(api.url, sales, add, [{ name: 'oferta.pdf', content: sampleFiles.pdf }], {
      [key]: id,
      text: 'Cena: 100 zł',
      byEmail: true,
      forCustomer: false,
    });
    const comment = body as Body;
    expect(comment).toMatchObject({ byEmail: true, forCustomer: true, emailType: 'outgoing' });
    const [message] = await rowsOf('outgoingEmail', (row) => row.id === comment.outgoingEmailId);
    expect(message).toMatchObject({
      to: 'pytajacy@example.pl',
      subject: `Sprawa ${count} (${String(numberStr)})`,
      body: 'Cena: 100 zł',
      status: 'queued',
    });
    const attached = await rowsOf('outgoingEmailAttachment', (row) => row.outgoingEmailId === message?.id);
    expect(attached).toMatchObject([{ filename: 'oferta.pdf' }]);
    expect(await sales.delete(`${path}/comment/${comment.id}`)).toMatchObject({
      status: 409,
      body: { code: 'comment_sent' },
    });
  });

  it('answer the message of the customer under its own subject', async () => {
    const { id } = await begun(kind);
    const account = await api.database.records.create(systemActor, 'emailAccount', {
      name: `Biuro ${kind}`,
      user: `biuro-${kind}@keja.pl`,
      isGeneral: true,
    });
    const email = await api.database.records.create(systemActor, 'incomingEmail', {
      emailAccountId: account.id,
      date: '2026-11-20T10:00:00.000Z',
      from: 'anna@klient.pl',
      subject: 'Pytanie o cenę',
      messageId: `<${kind}@klient.pl>`,
    });
    const comment = bodyOf(
      await sales.post(add, {
        [key]: id,
        text: 'Odpowiadam',
        byEmail: true,
        emailId: email.id,
        emailUid: '7',
      }),
    );
    expect(comment).toMatchObject({ emailId: email.id, emailUid: '7' });
    expect(await rowsOf('outgoingEmail', (row) => row.id === comment.outgoingEmailId)).toMatchObject([
      { to: 'anna@klient.pl', subject: 'Re: Pytanie o cenę', inReplyToId: email.id },
    ]);
  });

  it('an incoming comment sends no e-mail', async () => {
    const { id } = await begun(kind);
    const said = { [key]: id, text: 'Napisał klient', byEmail: true, emailType: 'incoming' };
    expect(await sales.post(add, said)).toMatchObject({
      status: 201,
      body: { forCustomer: true, outgoingEmailId: null },
    });
  });

  it('comments by e-mail are refused as a whole where nobody can be written to', async () => {
    const silent = await make('/vendor_and_customer', { name: `Bez adresu ${kind}`, isCustomer: true });
    const { id } = await begun(kind, { customer: silent.id });
    expect(await sales.post(add, { [key]: id, text: 'Tekst', byEmail: true })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'emailTo', code: 'required' }] },
    });
    expect(await sales.get(`${path}/${id}`)).toMatchObject({ body: { comments: [] } });
  });

  it('notify colleagues who are mentioned, and nobody who may not see the record', async () => {
    const { id, numberStr } = await begun(kind);
    const admin = await userOf('admin');
    const said = { [key]: id, text: '@Administrator, spójrz', mentions: [admin] };
    expect(await sales.post(add, said)).toMatchObject({ status: 201 });
    const told = await rowsOf('notification', (row) => row.objectName === kind && row.objectId === id);
    expect(told).toMatchObject([{ userId: admin, description: '@Administrator, spójrz' }]);
    expect(String(told[0]?.title)).toContain(String(numberStr));
    for (const login of ['operator', 'forwarder'])
      expect(await sales.post(add, { ...said, mentions: [await userOf(login)] })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'mentions', code: 'mention_no_access' }] },
      });
    expect(await sales.get(`${path}/${id}`)).toMatchObject({ body: { comments: [{}] } });
  });

  it('mention colleagues who are bound to the firm of the customer only where they may read the comment', async () => {
    const { id: firm } = await make('/vendor_and_customer', { name: `Związana ${kind}`, isCustomer: true });
    const bound = await addUser(api, `bound-${kind}`, ['sales'], {
      useCustomerAccess: true,
      counterparty: firm,
    });
    const { id } = await begun(kind, { customer: firm });
    const said = { [key]: id, text: 'Płaci z opóźnieniem', mentions: [bound] };
    expect(await sales.post(add, said)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'mentions', code: 'mention_no_access' }] },
    });
    expect(await rowsOf('notification', ({ userId }) => userId === bound)).toEqual([]);
    expect(await sales.post(add, { ...said, forCustomer: true })).toMatchObject({ status: 201 });
    expect(await rowsOf('notification', ({ userId }) => userId === bound)).toHaveLength(1);
  });

  it('are written once for a request that is sent twice, with one letter', async () => {
    const { id } = await begun(kind);
    const said = { [key]: id, text: 'Raz', byEmail: true };
    const headers = { 'idempotency-key': `comment-${kind}` };
    const send = async () => bodyOf(await sales.send('POST', add, said, headers));
    const [first, second] = [await send(), await send()];
    expect(second.id).toBe(first.id);
    expect(
      await rowsOf('outgoingEmail', (row) => row.body === 'Raz' && row.id === first.outgoingEmailId),
    ).toHaveLength(1);
    expect(await sales.get(`${path}/${id}`)).toMatchObject({ body: { comments: [{ id: first.id }] } });
  });

  it('are removed by whoever wrote them only', async () => {
    const { id } = await begun(kind);
    const own = bodyOf(await sales.post(add, { [key]: id, text: 'Moje' }));
    const admin = await api.signedIn('admin');
    expect(await operator.delete(`${path}/comment/${own.id}`)).toMatchObject({ status: 403 });
    expect(await admin.delete(`${path}/comment/${own.id}`)).toMatchObject({
      status: 409,
      body: { code: 'comment_kept' },
    });
    expect(await sales.delete(`${path}/comment/${own.id}`)).toMatchObject({
      status: 200,
      body: { result: true, id: own.id },
    });
    expect(await sales.get(`${path}/${id}`)).toMatchObject({ body: { comments: [] } });
  });

  it('are read by the customer where they are meant for them, internal ones never', async () => {
    const firm = bodyOf(await forwarder.get('/vendor_and_customer', { limit: 1 })) as unknown as {
      rows: { id: number }[];
    };
    const { id } = await begun(kind, { customer: firm.rows[0]?.id });
    await sales.post(add, { [key]: id, text: 'Wewnętrzne' });
    await sales.post(add, { [key]: id, text: 'Dla klienta', forCustomer: true });
    expect(await forwarder.get(`${path}/${id}`)).toMatchObject({
      status: 200,
      body: { comments: [{ text: 'Dla klienta' }] },
    });
    const list = kind === 'interaction' ? '/interaction_comments' : '/customer_request_comment';
    const { body } = await forwarder.get(list, { filter: JSON.stringify({ [key]: id }) });
    expect(body).toMatchObject({ count: 1, rows: [{ text: 'Dla klienta' }] });
  });
});

describe.each(kinds)('the status of a record of %s', (kind) => {
  const { path } = heads[kind];

  it.each(requestStatusNames.flatMap((from) => requestStatusNames.map((to) => [from, to] as const)))(
    'changes from %s to %s only where the rules allow it',
    async (from, to) => {
      const made = await api.database.records.create(systemActor, kind, {
        reference: `Sprawa ${count}`,
        customer: customer.id,
        status: await statusOf(kind, from),
      });
      const answer = await sales.put(`${path}/${made.id}`, { status: await statusOf(kind, to) });
      if (from === to || requestMoves[from].includes(to)) return expect(answer.status).toBe(200);
      return expect(answer).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'status', code: 'request_move_illegal' }] },
      });
    },
  );

  it.each(requestStatusNames)('is not taken away from one that is %s', async (name) => {
    const status = await statusOf(kind, name);
    const input = { reference: `Sprawa ${count}`, customer: customer.id, status };
    const { id } = await api.database.records.create(systemActor, kind, input);
    for (const given of [{ statusId: null }, { status: null }])
      expect(await sales.put(`${path}/${id}`, given)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'status', code: 'request_move_illegal' }] },
      });
    expect(await sales.get(`${path}/${id}`)).toMatchObject({ body: { statusId: status } });
  });

  it('closes the record for other changes until it is taken up again', async () => {
    const { id } = await begun(kind);
    await sales.put(`${path}/${id}`, { status: await statusOf(kind, 'closed') });
    const { status, body } = await sales.put(`${path}/${id}`, { reference: 'Inna' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(body)).toContain('request_closed');
    const again = { status: await statusOf(kind, 'inProgress') };
    expect(await sales.put(`${path}/${id}`, again)).toMatchObject({ status: 200 });
  });

  it('is counted over the records that match, with statuses that have none', async () => {
    const reference = `Liczone ${kind}`;
    await begun(kind, { reference });
    await begun(kind, { reference, status: await statusOf(kind, 'inProgress') });
    const filter = JSON.stringify({ reference });
    const { body } = await sales.get(`${path}/count_by_status`, { filter });
    const { rows, count: all } = body as { rows: { status: { id: number }; count: number }[]; count: number };
    expect(all).toBe(2);
    const counts = new Map(rows.map((row) => [row.status.id, row.count]));
    expect(counts.get(await statusOf(kind, 'new'))).toBe(1);
    expect(counts.get(await statusOf(kind, 'inProgress'))).toBe(1);
    expect(counts.get(await statusOf(kind, 'closed'))).toBe(0);
  });
});

it('the amounts of requests are added up for each status, separately in each currency', async () => {
  const reference = 'Kwoty na tablicy';
  const [pln, eur] = await Promise.all(['PLN', 'EUR'].map((code) => idBy(api, 'currency', 'code', code)));
  await begun('customerRequest', { reference, amount: '100.50', currency: pln });
  await begun('customerRequest', { reference, amount: '0.25', currency: pln });
  await begun('customerRequest', { reference, amount: '7', currency: eur });
  await begun('customerRequest', {
    reference,
    amount: '3',
    currency: pln,
    status: await statusOf('customerRequest', 'inProgress'),
  });
  const filter = JSON.stringify({ reference });
  const { body } = await sales.get('/customer_request/amount_by_status', { filter });
  const { rows } = body as {
    rows: { status: { code: string }; count: number; amounts: { sum: string }[] }[];
  };
  const rowOf = (code: string) => rows.find(({ status }) => status.code === code);
  expect(rowOf('new')).toMatchObject({
    count: 3,
    amounts: [
      { currency: { id: pln }, count: 2, sum: '100.75' },
      { currency: { id: eur }, count: 1, sum: '7.00' },
    ],
  });
  expect(rowOf('inProgress')).toMatchObject({ count: 1, amounts: [{ sum: '3.00' }] });
  expect(rowOf('closed')).toMatchObject({ count: 0, amounts: [] });
});

describe.each(kinds)('an answer to a %s from a template', (kind) => {
  it('has the values of the record, in the language of its customer', async () => {
    const german = await make('/vendor_and_customer', {
      name: 'Rohr & Söhne',
      isCustomer: true,
      language: 'de',
    });
    const { id } = await begun(kind, { customer: german.id, reference: '<b>Rohre</b>' });
    const template = await make('/email_template', {
      name: `Odpowiedź ${count} ${kind}`,
      baseDocument: kind,
      contentVariantsList: [
        { language: 'pl', subject: 'Sprawa {reference}', body: 'Dzień dobry {customer}' },
        { language: 'de', subject: 'Anfrage {reference}', body: '<p>Guten Tag {customer}</p>' },
      ],
    });
    const path = `/answer_template/${kind}/${id}`;
    expect(await sales.get(path, { emailTemplateId: template.id })).toMatchObject({
      status: 200,
      body: { subject: 'Anfrage <b>Rohre</b>', body: 'Guten Tag Rohr & Söhne', language: 'de' },
    });
    expect((await forwarder.get(path, { emailTemplateId: template.id })).status).toBe(403);
    expect(
      (await sales.get(`/answer_template/${kind}/999999`, { emailTemplateId: template.id })).status,
    ).toBe(404);
  });
});

describe('an interaction', () => {
  it('has the template of a new one, and counts its versions', async () => {
    const made = await begun('interaction', { date: '2026-10-31T23:30:00.000Z' });
    expect(made).toMatchObject({ prefix: 'IT', version: 1, state: 'Active', financialPeriod: '2026-11' });
    expect(made.numberStr).toMatch(/^IT-\d{6}/);
    expect(made.uuid).toMatch(/^[\da-f-]{36}$/);
    const changed = bodyOf(await sales.put(`/interaction/${made.id}`, { comment: 'Zmiana', version: 99 }));
    expect(changed).toMatchObject({ uuid: made.uuid, version: 2 });
    expect(changed.versionUuid).not.toBe(made.versionUuid);
  });

  it('is refused by the name of the field where it says nothing', async () => {
    expect(await sales.post('/interaction', {})).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reference', code: 'required' }] },
    });
  });

  it('lists its own tasks', async () => {
    const { id } = await begun('interaction');
    await make('/task', { name: 'Oddzwonić', ownerType: 'interaction', ownerId: id });
    expect(await sales.post('/interaction/tasks', { objectId: id })).toMatchObject({
      status: 200,
      body: { count: 1, rows: [{ name: 'Oddzwonić' }] },
    });
  });
});

describe('an offer from a customer request', () => {
  const move = (id: number, more: object = {}) => sales.post(`/customer_request/${id}/moves/makeOffer`, more);

  it('takes its products over, and both name each other', async () => {
    const product = await make('/products', { name: `Belka ${count}` });
    const request = await begun('customerRequest', {
      products: [{ product: product.id, quantity: '3', price: '12.50', description: 'Sucha' }],
    });
    const answer = await move(request.id, { updatedAt: request.updatedAt });
    expect(answer.status).toBe(201);
    const offer = bodyOf(answer);
    expect(offer).toMatchObject({
      reference: request.reference,
      customerRequestId: request.id,
      status: { code: 'OFERTA' },
      sumNetto: '37.50',
      products: [{ productId: product.id, quantity: '3.000', description: 'Sucha', price: '12.50' }],
    });
    expect(await sales.get(`/customer_request/${request.id}`)).toMatchObject({
      body: { orderId: offer.id, orderNumber: offer.numberStr, status: { predefinedName: 'inProgress' } },
    });
  });

  it('is made once, of two who ask at the same moment too', async () => {
    const { id } = await begun('customerRequest');
    const answers = await Promise.all([move(id), move(id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(await move(id)).toMatchObject({ status: 409, body: { code: 'request_has_offer' } });
  });

  it('is not made from a closed request or an older version', async () => {
    const request = await begun('customerRequest');
    await sales.put(`/customer_request/${request.id}`, { description: 'Nowszy' });
    expect(await move(request.id, { updatedAt: request.updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'stale_record' },
    });
    await sales.put(`/customer_request/${request.id}`, {
      status: await statusOf('customerRequest', 'closed'),
    });
    expect(await move(request.id)).toMatchObject({ status: 409, body: { code: 'request_closed' } });
    expect(await operator.post(`/customer_request/${request.id}/moves/makeOffer`)).toMatchObject({
      status: 403,
    });
  });
});

describe('the order that a request or a reclamation names', () => {
  it.each([
    ['/customer_request', 'order'],
    ['/reclamation', 'salesOrder'],
  ])('is one of its customer: %s', async (path, field) => {
    const other = await make('/vendor_and_customer', { name: `Obcy ${path}`, isCustomer: true });
    const currency = await idBy(api, 'currency', 'code', 'PLN');
    const orderOf = ({ id }: Body) =>
      make('/sales_order', { reference: `Dla ${id}`, customer: id, currency });
    const [own, strange] = [await orderOf(customer), await orderOf(other)];
    const input = { reference: `Sprawa zamówienia ${count}`, customer: customer.id };
    const made = await make(path, { ...input, [field]: own.id });
    const refused = { status: 422, body: { errors: [{ field, code: 'order_of_other_customer' }] } };
    expect(await sales.post(path, { ...input, reference: 'Inna', [field]: strange.id })).toMatchObject(
      refused,
    );
    expect(await sales.put(`${path}/${made.id}`, { customer: other.id })).toMatchObject(refused);
    expect((await sales.put(`${path}/${made.id}`, { [field]: null, customer: other.id })).status).toBe(200);
  });
});
