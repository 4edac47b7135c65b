import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { bodyOf, idBy, makingAs, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let colleague: Visitor;
let make: Make;
let account: number;
let other: number;

beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  await addUser(api, 'kolezanka', ['sales']);
  colleague = (await enter(api, 'kolezanka')).visitor;
  const ways = { password: 'tajne', smtpHost: 'smtp.x.pl', forReceive: false };
  const users = [{ user: await idBy(api, 'user', 'login', 'sales') }];
  const create = (input: RecordInput) => api.database.records.createOnly(systemActor, 'emailAccount', input);
  account = await create({ name: 'Osobiste', user: 'ja@x.pl', users, ...ways });
  other = await create({ name: 'Cudze', user: 'inny@x.pl', ...ways });
});
afterAll(() => api?.close());

describe('a letter that a person writes', () => {
  const draft = (fields: object = {}) =>
    make('/outgoing_email', { to: 'jan@zwir.pl', subject: 'Oferta', body: '<p>Dzień dobry</p>', ...fields });
  const sendings = async (id: number): Promise<number> => {
    const { rows } = await sql`select 1 from outbox where kind = 'sendMail'
      and payload ->> 'outgoingEmailId' = ${String(id)}`.execute(api.database.sql);
    return rows.length;
  };

  it('goes out once, however often and by however many it is sent', async () => {
    const { id } = await draft({ emailAccount: account });
    const answers = await Promise.all([1, 2, 3].map(() => sales.post('/outgoing_email/send', { id })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 200)).toMatchObject({ body: { id, status: 'queued' } });
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      body: { code: 'message_gone_out' },
    });
    expect(await sendings(id)).toBe(1);
  });

  it('answers a repeated request as the first', async () => {
    const { id } = await draft({ emailAccount: account });
    const send = () =>
      sales.send('POST', '/outgoing_email/send', { id }, { 'idempotency-key': `send-${id}` });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect(await sendings(id)).toBe(1);
  });

  it.each([
    [{ to: '' }, 'topic_and_recipient_empty', ['to']],
    [{ subject: '  ' }, 'topic_and_recipient_empty', ['subject']],
    [{ to: null, subject: null }, 'topic_and_recipient_empty', ['to', 'subject']],
    [{ to: 'jan' }, 'validation_failed', ['to']],
    [{ cc: 'jan@' }, 'validation_failed', ['cc']],
    [{ bcc: 'x y' }, 'validation_failed', ['bcc']],
  ])('is not sent as %j', async (fields, code, fieldsAtFault) => {
    const { id } = await draft(fields);
    const answer = await sales.post('/outgoing_email/send', { id });
    expect(answer).toMatchObject({ status: 422, body: { code } });
    expect((answer.body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(
      fieldsAtFault,
    );
    expect(await sendings(id)).toBe(0);
  });

  it('is taken back by a request that comes twice, and one that was never to be sent is not', async () => {
    const { id } = await draft();
    const withdraw = () => sales.post('/outgoing_email/withdraw', { id });
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'message_gone_out' } });
    // As the workflow of the first request leaves it.
    await sql`update outgoing_email set withdrawals = 1 where id = ${id}`.execute(api.database.sql);
    expect(await withdraw()).toMatchObject({ status: 200, body: { id, status: 'draft' } });
  });

  it('says in the reader’s language that topic and recipient may not be empty', async () => {
    const { id } = await draft({ to: '' });
    const { body } = await sales.send('POST', '/outgoing_email/send', { id }, { 'accept-language': 'pl' });
    expect(JSON.stringify(body)).toContain('Temat i odbiorca nie mogą być puste');
  });

  it('is not written by an account of somebody else, neither at first nor later', async () => {
    const refused = {
      status: 422,
      body: { errors: [{ field: 'emailAccount', code: 'mail_account_unusable' }] },
    };
    expect(await sales.post('/outgoing_email', { subject: 'Oferta', emailAccount: other })).toMatchObject(
      refused,
    );
    const { id } = await draft();
    expect(await sales.put(`/outgoing_email/${id}`, { emailAccount: other })).toMatchObject(refused);
    expect(await sales.put(`/outgoing_email/${id}`, { emailAccount: account })).toMatchObject({
      status: 200,
    });
  });

  it('is not sent by an account that was taken away, nor when it is marked, nor when none is selected', async () => {
    const users = async (...logins: string[]) =>
      Promise.all(logins.map(async (login) => ({ user: await idBy(api, 'user', 'login', login) })));
    const give = async (...logins: string[]) =>
      api.database.records.update(systemActor, 'emailAccount', other, { users: await users(...logins) });
    await give('sales');
    const foreign = await draft({ emailAccount: other });
    await give();
    expect((await sales.post('/outgoing_email/send', { id: foreign.id })).status).toBe(404);
    const marked = await draft();
    await sales.post('/outgoing_email/change_deletion_mark', { id: marked.id });
    expect((await sales.post('/outgoing_email/send', { id: marked.id })).status).toBe(409);
    expect(await sales.post('/outgoing_email/send', {})).toMatchObject({
      body: { code: 'email_not_selected' },
    });
    expect(await sendings(foreign.id)).toBe(0);
  });

  it('a letter that a person writes by a personal account is nothing to anybody else, full rights included', async () => {
    const content = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
    const { id } = await draft({
      emailAccount: account,
      subject: 'Poufne',
      attachments: [{ filename: 'poufne.pdf', content }],
    });
    const files = bodyOf(await sales.get('/outgoing_email_attachments', { filter: { outgoingEmail: id } }));
    const [attachment] = files.rows as { id: number; fileId: number }[];
    expect((await sales.get(`/file/${attachment?.fileId}/content`)).status).toBe(200);
    for (const visitor of [colleague, await api.signedIn('admin')]) {
      expect(bodyOf(await visitor.get('/outgoing_email', { filter: { id } })).rows).toEqual([]);
      const calls = [
        visitor.get(`/outgoing_email/${id}`),
        visitor.put(`/outgoing_email/${id}`, { subject: 'Cudze' }),
        visitor.post('/outgoing_email/send', { id }),
        visitor.get(`/outgoing_email_attachments/${attachment?.id}`),
        visitor.get(`/file/${attachment?.fileId}/content`),
      ];
      for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    }
    expect(bodyOf(await sales.get(`/outgoing_email/${id}`))).toMatchObject({ subject: 'Poufne' });
  });

  it('goes out in the name of its account, not in that which the draft says', async () => {
    const { id } = await draft({ emailAccount: account, from: 'prezes@bank.pl' });
    expect(bodyOf(await sales.post('/outgoing_email/send', { id })).from ?? null).toBeNull();
    const general = await draft({ from: 'prezes@bank.pl' });
    const sent = bodyOf(await sales.post('/outgoing_email/send', { id: general.id }));
    const { rows } = await sql<{ email: string }>`select email from "user" where login = 'sales'`.execute(
      api.database.sql,
    );
    expect(sent).toMatchObject({ status: 'queued', replyTo: rows[0]?.email });
  });

  it('takes files in its body, one more in a call of its own, and others as form data', async () => {
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
    const file = { filename: 'oferta.pdf', contentType: 'text/html', content: pdf };
    const { id } = await draft({ attachments: [file] });
    expect(
      await sales.post('/outgoing_email/attachment', { outgoingEmailId: id, ...file, filename: 'b.pdf' }),
    ).toMatchObject({
      status: 201,
      body: { rows: [{ filename: 'b.pdf', contentType: 'application/pdf', size: 15 }], count: 1 },
    });
    const form = new FormData();
    form.set('data', JSON.stringify({ outgoingEmailId: id }));
    form.set('files', new Blob(['słowa'], { type: 'text/plain' }), 'słowa.txt');
    const answer = await fetch(`${api.url}/outgoing_email/attachment`, {
      method: 'POST',
      body: form,
      headers: { cookie: sales.cookie() },
    });
    expect(answer.status).toBe(201);
    const { body } = await sales.get('/outgoing_email_attachments', {
      filter: { outgoingEmail: id },
      sort: 'id',
    });
    expect((body as { rows: { filename: string }[] }).rows.map(({ filename }) => filename)).toEqual([
      'oferta.pdf',
      'b.pdf',
      'słowa.txt',
    ]);
    await sales.post('/outgoing_email/send', { id });
    expect(await sales.post('/outgoing_email/attachment', { outgoingEmailId: id, ...file })).toMatchObject({
      status: 409,
      body: { code: 'message_gone_out' },
    });
  });

  // In turn: no Base64, the beginning of a program (MZ), no content, and `%PDF-` without a name.
  it.each([
    [{ filename: 'a.pdf', content: '!!' }, 422],
    [{ filename: 'a.pdf', content: Buffer.from('MZ').toString('base64') }, 415],
    [{ filename: 'a.pdf' }, 422],
    [{ content: 'JVBERi0=' }, 422],
  ])('refuses the file %j', async (file, status) => {
    const { id } = await draft();
    expect((await sales.post('/outgoing_email/attachment', { outgoingEmailId: id, ...file })).status).toBe(
      status,
    );
    expect((await sales.post('/outgoing_email', { to: 'a@b.pl', attachments: [file] })).status).toBe(status);
  });

  it('says that no files are attached where a form brings none', async () => {
    const { id } = await draft();
    const form = new FormData();
    form.set('data', JSON.stringify({ outgoingEmailId: id }));
    const answer = await fetch(`${api.url}/outgoing_email/attachment`, {
      method: 'POST',
      body: form,
      headers: { cookie: sales.cookie() },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ title: 'No content', code: 'no_files_attached' });
  });

  it('is taken off a record it was about', async () => {
    const { id } = await draft();
    const link = await make('/outgoing_email_linked_doc', {
      outgoingEmail: id,
      objectName: 'salesOrder',
      objectId: 1,
    });
    expect(bodyOf(await sales.get(`/outgoing_email/${id}`)).hasLinks).toBe(true);
    expect(await sales.delete(`/outgoing_email/linked_doc/${link.id}`)).toMatchObject({ status: 200 });
    expect(bodyOf(await sales.get(`/outgoing_email/${id}`)).hasLinks).toBe(false);
  });
});

describe('whom one may write to', () => {
  it('is found by name or address, each address once, by those who may see it', async () => {
    const firm = await make('/vendor_and_customer', {
      name: 'Kruszywo Północ',
      isCustomer: true,
      email: 'k@kp.pl',
    });
    const person = await make('/contact_persons', {
      name: 'Kruszywo Anna',
      email: 'K@kp.pl',
      counterparty: firm.id,
    });
    await make('/contact_persons', {
      name: 'Kruszywo dawny',
      email: 'd@kp.pl',
      counterparty: firm.id,
      isActive: false,
    });
    await make('/contact_persons', { name: 'Kruszywo bez adresu', counterparty: firm.id });
    expect((await sales.get('/email_contacts', { searchStr: 'Kruszywo' })).body).toEqual({
      rows: [
        {
          name: 'Kruszywo Anna',
          email: 'K@kp.pl',
          objectName: 'contactPerson',
          objectId: person.id,
          counterpartyId: firm.id,
        },
      ],
      count: 1,
    });
    const forwarder = await api.signedIn('forwarder');
    expect((await forwarder.get('/email_contacts', { searchStr: 'Kruszywo' })).body).toMatchObject({
      count: 0,
    });
  });

  it('the terms of payment for letters are listed by their days', async () => {
    const { rows } = (await sales.get('/terms_of_payment/email')).body as { rows: { days: number }[] };
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ days }) => days)).toEqual(rows.map(({ days }) => days).toSorted((a, b) => a - b));
  });
});
