import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makingAs, type Body, type Make } from '../testing/making.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
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
    const files = [{ name: 'protokol.pdf', content: sampleFiles.pdf }];
    const { body } = await upload(api.url, sales, '/reclamation_file', files, words);
    const fileId = (body as { rows: Body[] }).rows[0]?.id ?? 0;
    await make('/task', { name: 'Zważyć próbkę', ownerType: 'reclamation', ownerId: id });
    return { id, emailId, fileId };
  };
  const among = (some: object): unknown => expect.arrayContaining([expect.objectContaining(some)]);
  const enveloped = (responseData: unknown) => ({ httpStatus: 200, responseData });
  const file = { description: 'Oględziny', verification_protocol: true, type: 'application/pdf', size: sampleFiles.pdf.length }; // prettier-ignore
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

  it('send no e-mail that was deleted', async () => {
    const { id: reclamationId } = await make('/reclamation', {});
    const { id } = await make('/reclamation_emails', { reclamationId, to: 'a@b.pl', subject: 'Decyzja' });
    await sales.post(`/deletereclamationemail/${id}`);
    expect(await sales.post(`/reclamation_emails/${id}/send`)).toMatchObject({
      status: 409,
      body: { code: 'record_marked' },
    });
    const { rows } = await sql`
      select id from outgoing_email where event = ${`reclamationEmail:${id}`}`.execute(api.database.sql);
    expect(rows).toEqual([]);
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
