import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { upload } from '../testing/upload.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

/** Whoever may read a record may read its files, whoever may change it may hang files on it and take them off. */
let api: TestApi;
let admin: Visitor;
let operator: Visitor;
let sales: Visitor;
let forwarder: Visitor;
let ownFile: number;
let foreignFile: number;
let salesFile: number;
let looseFile: number;
let own: Row;
let customer: number;

type Row = { id: number; forwarderId: number | null };
type Page = { rows: { id: number; name: string }[]; count: number };

const hang = (by: Visitor, data: object, path = '/file'): Promise<Answer> =>
  upload(api.url, by, path, [{ name: 'skan.pdf', content: sampleFiles.pdf }], data);
const hung = async (by: Visitor, data: object): Promise<number> => {
  const { status, body } = await hang(by, data);
  expect(status).toBe(201);
  return (body as { rows: { id: number }[] }).rows[0]?.id ?? 0;
};
/** The files of the demo, which `seenBy` leaves out. */
let shownBefore: readonly number[] = [];
const seenBy = async (visitor: Visitor): Promise<number[]> =>
  ((await visitor.get('/file', { limit: 1000 })).body as Page).rows
    .map(({ id }) => id)
    .filter((id) => !shownBefore.includes(id));

beforeAll(async () => {
  api = await startTestApi();
  [admin, operator, sales, forwarder] = [
    await api.signedIn('admin'),
    await api.signedIn('operator'),
    await api.signedIn('sales'),
    await api.signedIn('forwarder'),
  ];
  shownBefore = await seenBy(admin);
  const { rows } = (await admin.get('/disposition', { limit: 100 })).body as { rows: Row[] };
  [own] = ((await forwarder.get('/disposition', { limit: 1 })).body as { rows: [Row] }).rows;
  const foreign = rows.find(({ forwarderId }) => forwarderId !== own.forwarderId) as Row;
  ownFile = await hung(operator, { objectName: 'disposition', objectId: own.id });
  foreignFile = await hung(operator, { objectName: 'disposition', objectId: foreign.id });
  customer = ((await admin.get('/vendor_and_customer', { limit: 1 })).body as Page).rows[0]?.id ?? 0;
  const { id: request } = (await sales.post('/customer_request', { customer, reference: 'files' }))
    .body as Row;
  salesFile = await hung(sales, { objectName: 'customerRequest', objectId: request });
  looseFile = await hung(operator, {});
});
afterAll(() => api?.close());

describe('files', () => {
  it('are listed to whom their records are shown, and to their author where they have none', async () => {
    expect(await seenBy(forwarder)).toEqual([ownFile]);
    expect(await seenBy(operator)).toEqual(expect.arrayContaining([ownFile, foreignFile, looseFile]));
    expect(await seenBy(sales)).toContain(salesFile);
    expect(await seenBy(sales)).not.toContain(looseFile);
    expect(new Set(await seenBy(admin))).toEqual(new Set([ownFile, foreignFile, salesFile, looseFile]));
  });

  it.each(['', '/content', '/preview'])(
    'files of another firm are not there for somebody from outside: %s',
    async (part) => {
      expect((await forwarder.get(`/file/${ownFile}${part}`)).status).toBe(200);
      expect(await forwarder.get(`/file/${foreignFile}${part}`)).toMatchObject({
        status: 404,
        body: { code: 'record_not_found' },
      });
      expect((await api.visitor().get(`/file/${ownFile}${part}`)).status).toBe(401);
    },
  );

  it('are neither hung, named nor removed by who may only read the record', async () => {
    expect(await hang(forwarder, { objectName: 'disposition', objectId: own.id })).toMatchObject({
      status: 403,
      body: { code: 'no_access' },
    });
    expect(await hang(forwarder, {})).toMatchObject({ status: 403 });
    for (const answer of [
      await forwarder.put(`/file/${ownFile}`, { description: 'mine' }),
      await forwarder.delete(`/file/${ownFile}`),
      await forwarder.post('/file/change_deletion_mark', { id: ownFile }),
    ])
      expect([403, 404]).toContain(answer.status);
    expect((await operator.get(`/file/${ownFile}`)).body).toMatchObject({
      markedToDelete: false,
      description: null,
    });
  });
});

describe('the specification’s addresses', () => {
  it('hang files on a record, list them, send them and take them away', async () => {
    const { id: objectId } = (await sales.post('/customer_request', { customer, reference: 'addresses' }))
      .body as Row;
    const { body } = await hang(sales, { objectId, description: 'oferta' }, '/customer_request/file');
    const [file] = (body as Page).rows;
    expect(file).toMatchObject({
      name: 'skan.pdf',
      description: 'oferta',
      objectName: 'customerRequest',
      objectId,
    });

    const listed = await sales.post('/customer_request/cr_file', { objectId });
    expect(listed).toMatchObject({ status: 200, body: { result: true, count: 1, rows: [{ id: file?.id }] } });
    const sent = await sales.get(`/customer_request/cr_file/${file?.id}`);
    expect(sent.body).toBe(sampleFiles.pdf.toString());
    expect((await sales.get(`/task/file/${file?.id}`)).status).toBe(404);

    expect(await sales.delete(`/customer_request/cr_file/${file?.id}`)).toMatchObject({
      body: { result: true },
    });
    expect((await sales.post('/customer_request/cr_file', { objectId })).body).toMatchObject({ count: 0 });
  });

  it('keep a complaint’s protocol of verification', async () => {
    const { id: reclamationId } = (await admin.post('/reclamation', { customer })).body as Row;
    const answer = await hang(admin, { reclamationId, verification_protocol: true }, '/reclamation_file');
    expect(answer).toMatchObject({ status: 201, body: { rows: [{ verificationProtocol: true }] } });
    expect((await admin.get('/reclamation_file', { filter: { reclamationId } })).body).toMatchObject({
      rows: [{ reclamationId, verificationProtocol: true, type: 'application/pdf' }],
      count: 1,
    });
  });
});
