import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/kernel/language.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { orderPaperWords } from '#domain/labels/orderPapers.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { paperTemplates } from '#domain/sales/orderLetter.rules.ts';
import { orderPaperKinds, type OrderPaperKind } from '#domain/sales/orderPaperKinds.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { bodyOf, idBy, makingAs, type Body, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let make: Make;
let product: number;
let count = 0;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  product = (await make('/products', { name: 'Żwir płukany' })).id;
  if ((await api.database.sql.selectFrom('firm').select('id').execute()).length === 0)
    await api.database.records.create(systemActor, 'firm', { name: 'Terminal', nip: '5260250995' });
});
afterAll(() => api?.close());

interface Case {
  readonly status?: string;
  readonly customer?: object;
  readonly order?: RecordInput;
}
const orderFor = async ({ status = 'OFERTA', customer = {}, order = {} }: Case = {}): Promise<AnyRecord> => {
  count += 1;
  const firm = await make('/vendor_and_customer', {
    name: `Odbiorca ${count}`,
    isCustomer: true,
    email: `biuro@odbiorca${count}.pl`,
    ...customer,
  });
  return api.database.records.create(systemActor, 'salesOrder', {
    reference: `Z/${count}`,
    customer: firm.id,
    currency: await idBy(api, 'currency', 'code', 'PLN'),
    status: await idBy(api, 'sales_order_status', 'code', status),
    products: [{ product, quantity: '2', price: '100.00' }],
    ...order,
  });
};
const at = (id: number, kind: OrderPaperKind) => `/sales_order/${id}/papers/${kind}/letter`;
const letterOf = async (id: number, kind: OrderPaperKind, query = ''): Promise<Body> =>
  bodyOf(await sales.get(at(id, kind) + query));
const words = { to: 'jan@odbiorca.pl', subject: 'Oferta', body: 'W załączeniu.' };
const messagesOf = async (orderId: number) => {
  const { rows } = await sql<{ id: number; status: string; to: string; reply_to: string; checksum: string }>`
    select m.*, f.checksum from outgoing_email_linked_doc l join outgoing_email m on m.id = l.outgoing_email_id
    join outgoing_email_attachment a on a.outgoing_email_id = m.id join file f on f.id = a.file_id
    where l.object_name = 'salesOrder' and l.object_id = ${orderId} order by m.id`.execute(api.database.sql);
  return rows;
};
const textOf = async (fileId: number): Promise<string> => {
  const answer = await fetch(`${api.url}/file/${fileId}/content`, { headers: { cookie: sales.cookie() } });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
};

describe('the letter that sends a paper', () => {
  it.each(languages.flatMap((language) => orderPaperKinds.map((kind) => [language, kind] as const)))(
    'is in the language of the customer: %s, %s',
    async (language, kind) => {
      const status = kind === 'offer' ? 'OFERTA' : 'CONFIRMED';
      const { id, numberStr } = await orderFor({ status, customer: { language } });
      const letter = await letterOf(id, kind);
      expect(letter).toMatchObject({ language, to: `biuro@odbiorca${count}.pl`, contactPersonId: null });
      expect(letter.subject).toContain(String(numberStr));
      expect(letter.body).toContain(`Z/${count}`);
      const own = await sql<{ subject: string }>`
        select w.subject from email_template t join email_template_content_variants_list w on w.parent_id = t.id
        where t.uuid = ${paperTemplates[kind]} and w.language = ${language}`.execute(api.database.sql);
      expect(letter.subject).toBe(own.rows[0]?.subject.replace('{numberStr}', String(numberStr)));
    },
  );

  it('goes to the person who is chosen, in their language, and to the first who has an address where the firm has none', async () => {
    const order = await orderFor({ customer: { email: null, language: 'pl' } });
    const person = (name: string, more: object) =>
      make('/contact_persons', { name, counterparty: order.customerId, ...more });
    await person('Bez adresu', {});
    const first = await person('Anna', { email: 'anna@o.pl', language: 'de' });
    const second = await person('Jan', { email: 'jan@o.pl' });
    await person('Dawny', { email: 'dawny@o.pl', isActive: false });
    expect(await letterOf(order.id, 'offer')).toMatchObject({
      to: 'anna@o.pl',
      firmEmail: null,
      contactPersonId: first.id,
      language: 'de',
      contacts: [{ email: 'anna@o.pl' }, { email: 'jan@o.pl' }],
    });
    expect(await letterOf(order.id, 'offer', `?contactPersonId=${second.id}`)).toMatchObject({
      to: 'jan@o.pl',
      language: 'pl',
    });
  });

  it('goes to whom its template says by their standing, with copies, and not to whom it is not sent', async () => {
    const { id, customerId } = await orderFor({ status: 'OFERTA' });
    // A `standing` is the position of a contact person in their firm.
    const standings = [];
    for (const name of ['Kupiec', 'Księgowa', 'Kierowca'])
      standings.push((await make('/standings', { name: `${name} ${count}` })).id);
    const [buyer, accountant, driver] = standings;
    for (const [name, standing] of [
      ['ewa', buyer],
      ['ola', buyer],
      ['jan', accountant],
      ['leon', driver],
    ] as const)
      await make('/contact_persons', {
        name,
        email: `${name}@odbiorca${count}.pl`,
        counterparty: customerId,
        standing,
      });
    const template = await api.database.sql
      .selectFrom('email_template')
      .select('id')
      .where('uuid', '=', paperTemplates.offer)
      .executeTakeFirstOrThrow();
    const say = (notificationsList: object[]) =>
      api.database.records.updateOnly(systemActor, 'emailTemplate', template.id, { notificationsList });
    await say([
      { standing: buyer, notificationType: 'recipient' },
      { standing: accountant, notificationType: 'copy' },
      { standing: driver, notificationType: 'notSend' },
    ]);
    expect(await letterOf(id, 'offer')).toMatchObject({
      to: `ewa@odbiorca${count}.pl, ola@odbiorca${count}.pl`,
      cc: `jan@odbiorca${count}.pl`,
    });
    expect(await letterOf(id, 'offer', '?contactPersonId=firm')).toMatchObject({
      to: `biuro@odbiorca${count}.pl`,
      contactPersonId: null,
    });
    await say([{ standing: driver, notificationType: 'notSend' }]);
    expect(await letterOf(id, 'offer')).toMatchObject({ to: `biuro@odbiorca${count}.pl`, cc: null });
    await say([]);
    expect(await letterOf(id, 'offer')).toMatchObject({ to: `biuro@odbiorca${count}.pl`, cc: null });
  });

  it('has no address where none is known, and a subject where no template says anything', async () => {
    const { id, numberStr } = await orderFor({ customer: { email: null } });
    await sql`update email_template set is_active = false where uuid = ${paperTemplates.offer}`.execute(
      api.database.sql,
    );
    const letter = await letterOf(id, 'offer');
    await sql`update email_template set is_active = true where uuid = ${paperTemplates.offer}`.execute(
      api.database.sql,
    );
    expect(letter).toMatchObject({
      to: null,
      subject: `${orderPaperWords('pl').offer} ${String(numberStr)}`,
      body: '',
      emailTemplateId: null,
    });
  });
});

describe('a paper', () => {
  it('is sent once for each request, with the PDF that then stays with the order', async () => {
    const order = await orderFor({ customer: { language: 'de' } });
    const headers = { 'idempotency-key': 'paper-once-1' };
    const send = () => sales.send('POST', at(order.id, 'offer'), { ...words, lang: 'de' }, headers);
    const [first, second] = [await send(), await send()];
    expect(first).toMatchObject({ status: 201, body: { outgoingEmailId: expect.any(Number) } });
    expect(bodyOf(second)).toEqual(bodyOf(first));
    expect(await messagesOf(order.id)).toMatchObject([{ status: 'queued', to: words.to }]);
    const queued = await sql`select 1 from outbox where kind = 'sendMail'
      and payload ->> 'outgoingEmailId' = ${String(bodyOf(first).outgoingEmailId)}`.execute(api.database.sql);
    expect(queued.rows).toHaveLength(1);
    const { files } = bodyOf(await sales.get(`/sales_order/${order.id}`)) as unknown as {
      files: AnyRecord[];
    };
    const german = `${orderPaperWords('de').offer} ${String(order.numberStr)}`;
    expect(files).toMatchObject([{ name: `${german}.pdf` }]);
    expect(await textOf(Number(files[0]?.id))).toContain(german);
  });

  it('is answered to whoever looks after the order', async () => {
    const { id } = await orderFor({ order: { manager: await idBy(api, 'user', 'login', 'sales') } });
    await sales.post(at(id, 'offer'), words);
    const email = await sql<{ email: string }>`select email from "user" where login = 'sales'`.execute(
      api.database.sql,
    );
    expect(await messagesOf(id)).toMatchObject([{ reply_to: email.rows[0]?.email }]);
  });

  it.each([
    ['to', { to: ' ' }, 'required'],
    ['to', { to: 'jan' }, 'email_invalid'],
    ['cc', { cc: 'jan@' }, 'email_invalid'],
    ['subject', { subject: '' }, 'required'],
    ['body', { body: '' }, 'required'],
    ['contactPersonId', { contactPersonId: 'stranger' }, 'invalid_value'],
  ])('is refused where %s is wrong: %j', async (field, wrong, code) => {
    const { id } = await orderFor();
    const stranger = await make('/contact_persons', { name: 'Obcy', email: 'obcy@o.pl' });
    const body = 'contactPersonId' in wrong ? { contactPersonId: stranger.id } : wrong;
    expect(await sales.post(at(id, 'offer'), { ...words, ...body })).toMatchObject({
      status: 422,
      body: { errors: [{ field, code }] },
    });
    expect(await messagesOf(id)).toEqual([]);
  });

  it.each(['unpriced', 'not confirmed', 'changed since', 'marked', 'account'])(
    'is refused by name: %s',
    async (why) => {
      const unpriced = { products: [{ product, quantity: '2' }] };
      const { id } = await orderFor(why === 'unpriced' ? { order: unpriced } : {});
      if (why === 'marked') await sales.post('/sales_order/change_deletion_mark', { orderId: id });
      const account = await api.database.records.create(systemActor, 'emailAccount', {
        name: 'Cudze konto',
        user: 'x@y.pl',
        password: 'tajne',
        smtpHost: 'smtp.y.pl',
      });
      const [kind, more, code] = {
        unpriced: ['offer', {}, 'order_unpriced'],
        'not confirmed': ['confirmation', {}, 'order_not_confirmed'],
        'changed since': ['offer', { updatedAt: '2020-01-01T00:00:00.000Z' }, 'stale_record'],
        marked: ['offer', {}, 'order_marked'],
        account: ['offer', { emailAccountId: account.id }, 'mail_account_unusable'],
      }[why] as [OrderPaperKind, object, string];
      expect(await sales.post(at(id, kind), { ...words, ...more })).toMatchObject({
        status: 409,
        body: { code },
      });
      expect(await messagesOf(id)).toEqual([]);
    },
  );

  it('goes out by an account that is everybody’s, or the person’s own', async () => {
    const { id } = await orderFor();
    const own = await idBy(api, 'user', 'login', 'sales');
    const smtp = { user: 'x@y.pl', password: 'tajne', smtpHost: 'smtp.y.pl' };
    const general = { name: 'Wspólne', isGeneral: true, ...smtp };
    const personal = { name: 'Własne', users: [{ user: own }], ...smtp };
    for (const account of [general, personal]) {
      const made = await api.database.records.create(systemActor, 'emailAccount', account);
      expect((await letterOf(id, 'offer')).accounts).toContainEqual({ id: made.id, name: account.name });
      const sent = await sales.post(at(id, 'offer'), { ...words, emailAccountId: made.id });
      expect(sent, account.name).toMatchObject({ status: 201 });
    }
  });

  it('is sent by nobody who may not change the order or send mail', async () => {
    const { id } = await orderFor();
    const { customerId } = await api.database.records.get(systemActor, 'salesOrder', id);
    await addUser(api, 'mailbound', ['sales'], { useCustomerAccess: true, counterparty: customerId });
    const bound = (await enter(api, 'mailbound')).visitor;
    for (const visitor of [await api.signedIn('operator'), await api.signedIn('forwarder'), bound])
      expect((await visitor.post(at(id, 'offer'), words)).status).toBe(403);
    expect(await messagesOf(id)).toEqual([]);
  });

  it('a paper that did not go out is told to whoever sent it', async () => {
    const { id, numberStr } = await orderFor();
    const sent = bodyOf(await sales.post(at(id, 'offer'), words));
    await api.database.records.updateOnly(systemActor, 'outgoingEmail', Number(sent.outgoingEmailId), {
      status: 'failed',
      failure: '550 no such mailbox',
    });
    const { body } = await sales.get('/notification', { limit: 100 });
    expect(JSON.stringify(body)).toContain('550 no such mailbox');
    expect(JSON.stringify(body)).toContain(String(numberStr));
  });
});
