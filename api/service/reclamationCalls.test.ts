import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, idBy, makingAs, type Body, type Make } from '../testing/making.ts';
import { samples } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { upload } from '../testing/upload.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let make: Make;
let forwarder: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  forwarder = await api.signedIn('forwarder');
});
afterAll(() => api?.close());

const idOf = (table: string, column: string, value: string) => idBy(api, table, column, value);

describe('the specification’s own calls', () => {
  /** What each call is asked about: made anew for each. */
  interface About {
    readonly id: number;
    readonly emailId: number;
    readonly fileId: number;
  }
  const about = async (): Promise<About> => {
    const { id } = await make('/reclamation', { salesReference: 'ZK/1' });
    const email = { reclamationId: id, to: 'a@b.pl', subject: 'Decyzja' };
    const { id: emailId } = await make('/reclamation_emails', email);
    const words = { reclamationId: id, description: 'Oględziny', verification_protocol: true };
    const files = [{ name: 'protokol.pdf', content: samples.pdf }];
    const { body } = await upload(api.url, sales, '/reclamation_file', files, words);
    const fileId = (body as { rows: Body[] }).rows[0]?.id ?? 0;
    await make('/task', { name: 'Zważyć próbkę', ownerType: 'reclamation', ownerId: id });
    return { id, emailId, fileId };
  };
  const among = (some: object): unknown => expect.arrayContaining([expect.objectContaining(some)]);
  const enveloped = (responseData: unknown) => ({ httpStatus: 200, responseData });
  const file = { description: 'Oględziny', verification_protocol: true, type: 'application/pdf', size: samples.pdf.length }; // prettier-ignore
  const refused = (code: string) => () => ({ code });
  const missing = refused('record_not_found');

  /** `:id` of a path is that of what the call is asked about. */
  type Call = [method: string, path: string, body: object | undefined, status: number, answer: (about: About) => unknown]; // prettier-ignore

  // prettier-ignore
  const calls: Call[] = [
    ['GET', '/reclamation', undefined, 200, ({ id }) => ({ rows: among({ id }) })],
    ['GET', '/reclamation/:id', undefined, 200, ({ id }) => ({ id, salesReference: 'ZK/1', files: [{ name: 'protokol.pdf' }] })],
    ['GET', '/reclamation/999999', undefined, 404, missing],
    ['PUT', '/reclamation/:id', { inputDate: 'wczoraj' }, 422, () => ({ errors: [{ field: 'inputDate' }] })],
    ['POST', '/reclamation/change_deletion_mark', { id: 999_999 }, 404, missing],
    ['GET', '/getreclamation/:id', undefined, 200, ({ id }) => enveloped({ id, number: expect.any(Number) as unknown, salesReference: 'ZK/1' })],
    ['GET', '/getreclamation/999999', undefined, 404, missing],
    ['GET', '/getreclamation/abc', undefined, 400, refused('query_invalid')],
    ['GET', '/reclamation_file?reclamationId=:id', undefined, 200, ({ id }) => ({ result: true, count: 1, rows: [{ reclamationId: id, ...file }] })],
    ['GET', '/reclamation_file?filter={"reclamationId"::id}', undefined, 200, () => ({ count: 1 })],
    ['GET', '/reclamation_file', undefined, 400, refused('query_invalid')],
    ['GET', '/reclamation/file/:fileId', undefined, 200, () => expect.stringContaining('%PDF')],
    ['GET', '/reclamation/file/999999', undefined, 404, missing],
    ['DELETE', '/file/:fileId', undefined, 200, ({ fileId }) => ({ result: true, id: fileId })],
    ['GET', '/task?filter={"ownerType":"reclamation","ownerId"::id,"getAllTasks":true}', undefined, 200, ({ id }) => ({ count: 1, rows: [{ ownerId: id }] })],
    ['GET', '/getreclamationemails?reclamationId=:id', undefined, 200, ({ emailId }) => enveloped([{ id: emailId }])],
    ['GET', '/getreclamationemails', undefined, 200, ({ emailId }) => enveloped(among({ id: emailId }))],
    ['GET', '/getreclamationemails?reclamationId=x', undefined, 400, refused('query_invalid')],
    ['GET', '/getreclamationemail/:emailId', undefined, 200, ({ emailId }) => enveloped({ id: emailId, subject: 'Decyzja' })],
    ['GET', '/getreclamationemail/999999', undefined, 404, missing],
    ['POST', '/reclamationemail', {}, 422, () => ({ errors: [{ field: 'reclamation' }, { field: 'to' }, { field: 'subject' }] })],
    ['PUT', '/reclamationemail/:emailId', { body: 'Uznajemy.' }, 200, () => enveloped({ body: 'Uznajemy.', sent: false })],
    ['PUT', '/reclamationemail/:emailId', { sent: true }, 422, () => ({ errors: [{ field: 'sent', code: 'read_only_field' }] })],
    ['PUT', '/reclamationemail/999999', { body: 'x' }, 404, missing],
    ['POST', '/deletereclamationemail/:emailId', {}, 200, ({ emailId }) => enveloped({ id: emailId, markedToDelete: true })],
    ['POST', '/deletereclamationemail/999999', {}, 404, missing],
  ];
  it.each(calls)('answer %s %s as it prints them', async (method, path, body, status, answer) => {
    const what = await about();
    const asked = path.replace(/:(id|emailId|fileId)\b/g, (_whole, name: keyof About) => String(what[name]));
    expect(await sales.send(method, asked, body)).toMatchObject({ status, body: answer(what) });
  });

  it('write an e-mail down, and leave out of the list what is deleted', async () => {
    const { id: reclamationId } = await make('/reclamation', {});
    const email = { reclamationId, to: 'a@b.pl', subject: 'Decyzja' };
    const written = await sales.post('/reclamationemail', email);
    expect(written).toMatchObject({ status: 200, body: enveloped({ ...email, sent: false }) });
    const { id } = (written.body as { responseData: Body }).responseData;
    await sales.post(`/deletereclamationemail/${id}`);
    expect(await sales.get('/getreclamationemails', { reclamationId })).toMatchObject({
      body: enveloped([]),
    });
  });

  it('send an e-mail once with the files that hang on it, and it is not changed afterwards', async () => {
    const { id: reclamationId } = await make('/reclamation', {});
    const { id } = await make('/reclamation_emails', {
      reclamationId,
      to: 'a@b.pl',
      subject: 'Decyzja',
      body: 'x',
    });
    const [first, second] = await Promise.all([1, 2].map(() => sales.post(`/reclamation_emails/${id}/send`)));
    expect(new Set([first?.status, second?.status])).toEqual(new Set([200, 409]));
    const { rows } = await sql<{ status: string; subject: string }>`
      select status, subject from outgoing_email where event = ${`reclamationEmail:${id}`}`.execute(
      api.database.sql,
    );
    expect(rows).toEqual([{ status: 'queued', subject: 'Decyzja' }]);
    expect(await sales.put(`/reclamationemail/${id}`, { body: 'y' })).toMatchObject({
      status: 409,
      body: { code: 'reclamation_email_sent' },
    });
  });

  it('are closed to whom reclamations are closed', async () => {
    const { id } = await make('/reclamation', {});
    const closed: [string, string, object?][] = [
      ['GET', `/getreclamation/${id}`],
      ['GET', `/reclamation/${id}/state`],
      ['POST', `/reclamation/${id}/moves/decide`, { decisionId: 1 }],
      ['POST', `/reclamation/${id}/moves/changeState`, { stateId: 1 }],
      ['POST', `/reclamation/${id}/moves/orderProduction`, { orderNumber: 'ZP/1' }],
      ['GET', `/getreclamationemails`],
      ['POST', '/reclamationemail', { reclamationId: id, to: 'a@b.pl', subject: 'x' }],
      ['GET', `/reclamation/${id}/letter?emailTemplateId=1`],
      ['POST', `/reclamation/${id}/letters`, { subject: 'x', body: 'y' }],
      ['GET', '/reclamation_analysis?from=2026-01-01&to=2026-12-31'],
    ];
    for (const [method, path, body] of closed)
      expect(await forwarder.send(method, path, body), path).toMatchObject({ status: 403 });
  });

  it('ask to come again while Temporal is away', async () => {
    const { id } = await make('/reclamation', {});
    expect(await sales.post(`/reclamation/${id}/moves/changeState`, { stateId: 1 })).toMatchObject({
      status: 503,
      body: { code: 'temporal_unavailable' },
    });
  });
});

describe('letters', () => {
  const template = async (some: object = {}): Promise<number> => {
    const contentVariantsList = [
      { language: 'pl', subject: 'Decyzja {numberStr}', body: '{decision} {executionTerm} {amount}' },
      { language: 'de', subject: 'Entscheidung {numberStr}', body: '{decision} {executionTerm} {amount}' },
    ];
    const words = { name: 'Decyzja', cc: 'biuro@b.pl', contentVariantsList };
    return (await make('/email_template', { ...words, ...some })).id;
  };
  const about = async (language: string | null, some: object = {}) => {
    const customer = (await make('/vendor_and_customer', { name: 'Firma', language, email: 'firma@b.pl' }))
      .id;
    const made = await make('/reclamation', {
      customer,
      executionTerm: '2026-11-05',
      amount: '1234.5',
      ...some,
    });
    const decision = await idOf('reclamation_decision', 'code', 'GRANTED');
    await sql`update reclamation set decision_id = ${decision} where id = ${made.id}`.execute(
      api.database.sql,
    );
    return made;
  };

  it.each([
    ['German', 'de', 'Entscheidung', 'Anerkannt 05.11.2026 1.234,50', 'de'],
    ['a language that the template has not', 'nl', 'Decyzja', 'Toegewezen 05.11.2026 1.234,50', 'pl'],
    ['nobody knows which language', null, 'Decyzja', 'Uznana 05.11.2026 1234,50', 'pl'],
  ])('for a customer who speaks %s', async (_who, spoken, subject, body, language) => {
    const [{ id, numberStr }, emailTemplateId] = [await about(spoken), await template()];
    expect(await sales.get(`/reclamation/${id}/letter`, { emailTemplateId })).toMatchObject({
      status: 200,
      body: {
        to: 'firma@b.pl',
        cc: 'biuro@b.pl',
        subject: `${subject} ${String(numberStr)}`,
        body,
        language,
      },
    });
  });

  it('are written and sent once, however often the same request comes', async () => {
    const [{ id }, emailTemplateId] = [await about('de', { email: 'ola@b.pl' }), await template()];
    const headers = { 'idempotency-key': 'letter-once-1' };
    const [first, second] = [
      await sales.send('POST', `/reclamation/${id}/letters`, { emailTemplateId }, headers),
      await sales.send('POST', `/reclamation/${id}/letters`, { emailTemplateId }, headers),
    ];
    expect(first).toMatchObject({
      status: 201,
      body: { to: 'ola@b.pl', reclamationId: id, emailTemplateId },
    });
    expect(bodyOf(second)).toEqual(bodyOf(first));
    const { rows } = await sql<{ subject: string; status: string }>`
      select subject, status from outgoing_email where "to" = 'ola@b.pl'`.execute(api.database.sql);
    expect(rows).toMatchObject([
      { status: 'queued', subject: expect.stringContaining('Entscheidung') as unknown },
    ]);
  });

  it('go in hidden copy to whom the template says, which nobody sees but in the message that goes out', async () => {
    const { id } = await about('pl', { email: 'ukryta@b.pl' });
    const emailTemplateId = await template({ bcc: 'szef@b.pl' });
    expect(JSON.stringify(await sales.get(`/reclamation/${id}/letter`, { emailTemplateId }))).not.toContain(
      'szef@b.pl',
    );
    const written = await sales.post(`/reclamation/${id}/letters`, { emailTemplateId });
    expect(JSON.stringify(written.body)).not.toContain('szef@b.pl');
    const { rows } = await sql`select cc, bcc from outgoing_email where "to" = 'ukryta@b.pl'`.execute(
      api.database.sql,
    );
    expect(rows).toEqual([{ cc: 'biuro@b.pl', bcc: 'szef@b.pl' }]);
  });

  it('by a template that is not for this customer are refused with its condition', async () => {
    const { id } = await about('pl');
    const recepientsCondition = 'recipient.endsWith("@inna.pl")';
    const emailTemplateId = await template({ baseDocument: 'reclamation', recepientsCondition });
    expect(await sales.post(`/reclamation/${id}/letters`, { emailTemplateId })).toMatchObject({
      status: 409,
      body: { code: 'email_template_not_due', detail: expect.stringContaining('inna.pl') as string },
    });
  });

  it('are plain text, which people go on writing, where the template is HTML', async () => {
    const { id } = await about('pl', { reference: '<b>Mąka</b> & zboże' });
    const body = '<p>W sprawie:<br>{reference}</p><p>Decyzja: <b>{decision}</b></p>';
    const emailTemplateId = await template({ contentVariantsList: [{ subject: '{reference}', body }] });
    expect(await sales.get(`/reclamation/${id}/letter`, { emailTemplateId })).toMatchObject({
      body: {
        subject: '<b>Mąka</b> & zboże',
        body: 'W sprawie:\n<b>Mąka</b> & zboże\n\nDecyzja: Uznana',
      },
    });
  });

  it('by a template that is for some records only are written of those; of others it is said why not', async () => {
    const [large, small] = [await about('pl'), await about('pl', { amount: '10' })];
    const condition = { baseDocument: 'reclamation', executionCondition: 'record.amount > 1000' };
    const emailTemplateId = await template(condition);
    const post = ({ id }: Body) => sales.post(`/reclamation/${id}/letters`, { emailTemplateId });
    expect((await post(large)).status).toBe(201);
    const refused = {
      status: 409,
      body: {
        code: 'email_template_not_due',
        detail: expect.stringContaining(condition.executionCondition) as string,
      },
    };
    expect(await post(small)).toMatchObject(refused);
    expect(await sales.get(`/reclamation/${small.id}/letter`, { emailTemplateId })).toMatchObject(refused);
    const { rows } = await sql`
      select 1 from reclamation_email where reclamation_id = ${small.id}`.execute(api.database.sql);
    expect(rows).toEqual([]);
  });

  it.each<[string, object, object, number, string]>([
    [
      'without an address',
      { customer: null },
      { subject: 'x', body: 'y' },
      409,
      'reclamation_address_missing',
    ],
    ['by a template that is not there', {}, { emailTemplateId: 999_999 }, 404, 'record_not_found'],
    ['without words', {}, { subject: 'x' }, 422, 'validation_failed'],
  ])('are refused %s', async (_why, some, body, status, code) => {
    const { id } = await about('pl', some);
    expect(await sales.post(`/reclamation/${id}/letters`, body)).toMatchObject({ status, body: { code } });
  });
});
