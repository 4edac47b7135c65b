import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { upload, type SentFile } from '../testing/upload.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

type FileBody = {
  id: number;
  name: string;
  type: string;
  size: number;
  checksum: string;
  markedToDelete: boolean;
};

let api: TestApi;
let admin: Visitor;
let operator: Visitor;
let vehicleId: number;
beforeAll(async () => {
  api = await startTestApi({ environment: { FILE_MAX_MB: '1', LOG_LEVEL: 'error' } });
  [admin, operator] = [await api.signedIn('admin'), await api.signedIn('operator')];
  vehicleId = ((await operator.post('/vehicles', { name: 'GD 1FILE' })).body as { id: number }).id;
});
afterAll(() => api?.close());

const onVehicle = () => ({ objectName: 'vehicle', objectId: vehicleId });
const send = (files: SentFile[], data: object = onVehicle(), by = operator, headers = {}): Promise<Answer> =>
  upload(api.url, by, '/file', files, data, headers);
const sendOne = async (name: string, content: SentFile['content'], data?: object): Promise<FileBody> => {
  const answer = await send([{ name, content }], data);
  expect(answer).toMatchObject({ status: 201 });
  return (answer.body as { rows: FileBody[] }).rows[0] as FileBody;
};
const download = async (path: string, headers: Record<string, string> = {}, by = operator) => {
  const response = await fetch(`${api.url}${path}`, { headers: { cookie: by.cookie(), ...headers } });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const count = async (table: 'file' | 'file_content' | 'file_chunk'): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select cast(count(*) as int) as count from ${sql.table(table)}`.execute(api.database.sql);
  return rows[0]?.count ?? 0;
};

describe('a file that is hung on a record', () => {
  it('is kept with its name, type, size and author, and comes back byte for byte', async () => {
    const content = Buffer.concat([samples.pdf, randomBytes(700_000)]);
    const file = await sendOne('Świadectwo jakości.pdf', content, {
      ...onVehicle(),
      description: 'z laboratorium',
    });
    expect(file).toMatchObject({
      name: 'Świadectwo jakości.pdf',
      type: 'application/pdf',
      size: content.length,
      checksum: createHash('sha256').update(content).digest('hex'),
      description: 'z laboratorium',
      author: { presentation: expect.any(String) },
      ...onVehicle(),
    });
    const { status, headers, bytes } = await download(`/file/${file.id}/content`);
    expect(status).toBe(200);
    expect(bytes.equals(content)).toBe(true);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-length')).toBe(String(content.length));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Swiadectwo jakosci.pdf"; filename*=UTF-8''%C5%9Awiadectwo%20jako%C5%9Bci.pdf`,
    );
  });

  it.each([
    ['its beginning', 'bytes=0-9', [0, 10]],
    ['a stretch over two pieces', 'bytes=262140-262150', [262_140, 262_151]],
    ['its end', 'bytes=-5', [-5, undefined]],
  ])('is sent in part: %s', async (_part, range, [from, to]) => {
    const content = Buffer.concat([samples.pdf, randomBytes(600_000)]);
    const { id } = await sendOne('part.pdf', content);
    const { status, bytes } = await download(`/file/${id}/content`, { range });
    expect(status).toBe(206);
    expect(bytes.equals(content.subarray(from, to))).toBe(true);
    expect((await download(`/file/${id}/content`, { range: 'bytes=9000000-' })).status).toBe(416);
  });

  it('is not sent again to who has it', async () => {
    const { id } = await sendOne('once.png', samples.png);
    const { headers } = await download(`/file/${id}/content`);
    const again = await download(`/file/${id}/content`, { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is found in the list of its record, and its record is answered with it where the specification says so', async () => {
    const orders = (await admin.get('/task')).body as { rows: unknown[] };
    expect(orders.rows).toBeInstanceOf(Array);
    const task = (await admin.post('/task', { name: 'files' })).body as { id: number; files: unknown[] };
    expect(task.files).toEqual([]);
    await send([{ name: 'a.pdf', content: samples.pdf }], { objectName: 'task', objectId: task.id }, admin);
    expect((await admin.get(`/task/${task.id}`)).body).toMatchObject({ files: [{ name: 'a.pdf' }] });
    expect(
      (await admin.get('/file', { filter: { objectName: 'task', objectId: task.id } })).body,
    ).toMatchObject({
      count: 1,
    });
    expect((await admin.put(`/task/${task.id}`, { name: 'b', files: [] })).body).toMatchObject({
      files: [{ name: 'a.pdf' }],
    });
  });

  it('gets another name and description, keeps its ending, and nothing else of it is changed', async () => {
    const { id } = await sendOne('old.pdf', samples.pdf);
    expect(await operator.put(`/file/${id}`, { name: 'nowa/nazwa', description: 'opis' })).toMatchObject({
      status: 200,
      body: { name: 'nazwa.pdf', description: 'opis' },
    });
    expect(await operator.put(`/file/${id}`, { objectId: 1, objectName: 'disposition' })).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'read_only_field' }, { code: 'read_only_field' }] },
    });
  });

  it('is marked as deleted and taken back; only full rights remove it, and its content with it', async () => {
    const { id, checksum } = await sendOne('gone.pdf', Buffer.concat([samples.pdf, randomBytes(10)]));
    expect(await operator.delete(`/file/${id}`)).toMatchObject({ status: 200, body: { result: true, id } });
    expect((await operator.get(`/file/${id}`)).body).toMatchObject({ markedToDelete: true });
    await operator.post('/file/change_deletion_mark', { id, markedToDelete: false });
    expect((await operator.get(`/file/${id}`)).body).toMatchObject({ markedToDelete: false });

    expect((await operator.delete(`/file/${id}?permanently=true`)).status).toBe(403);
    expect((await admin.delete(`/file/${id}?permanently=true`)).status).toBe(200);
    expect((await operator.get(`/file/${id}`)).status).toBe(404);
    const left = await sql`select 1 from file_chunk where checksum = ${checksum}`.execute(api.database.sql);
    expect(left.rows).toEqual([]);
  });

  it('goes with its record', async () => {
    const { id: objectId } = (await admin.post('/vehicles', { name: 'GD GONE' })).body as { id: number };
    const { id } = await sendOne('with.pdf', samples.pdf, { objectName: 'vehicle', objectId });
    expect((await admin.delete(`/vehicles/${objectId}`)).status).toBe(200);
    expect((await admin.get(`/file/${id}`)).status).toBe(404);
  });
});

describe('the content', () => {
  it('is kept once for equal files, and stays while one of them has it, also when they come at once', async () => {
    const content = Buffer.concat([samples.pdf, randomBytes(400_000)]);
    const before = await count('file_content');
    const [one, other] = await Promise.all([sendOne('one.pdf', content), sendOne('other.pdf', content)]);
    expect(await count('file_content')).toBe(before + 1);
    await admin.delete(`/file/${one.id}?permanently=true`);
    expect((await download(`/file/${other.id}/content`)).bytes.equals(content)).toBe(true);
  });

  it.each<[string, string, Uint8Array | string, string]>([
    ['a PDF', 'a.pdf', samples.pdf, 'application/pdf'],
    ['a picture', 'a.png', samples.png, 'image/png'],
    ['a photograph', 'a.jpg', samples.jpeg, 'image/jpeg'],
    [
      'a document of Word',
      'a.docx',
      samples.docx,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'a workbook of Excel',
      'a.xlsx',
      samples.xlsx,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['an archive', 'a.zip', samples.zip, 'application/zip'],
    ['a table in text', 'a.csv', 'żyto;24,560\r\n', 'text/csv'],
    ['a text of an older alphabet', 'a.txt', Buffer.from([0xbf, 0x79, 0x74, 0x6f]), 'text/plain'],
    ['data in XML', 'a.xml', '<?xml version="1.0"?><faktura/>', 'application/xml'],
    ['a picture that calls itself a PDF', 'a.pdf', samples.png, 'image/png'],
  ])('tells the type: %s', async (_what, name, content, type) => {
    expect(await sendOne(name, content)).toMatchObject({ type });
  });

  it.each<[string, string, Uint8Array | string]>([
    ['a page', 'a.html', '<!DOCTYPE html><script>alert(1)</script>'],
    ['a page that calls itself a text', 'a.txt', ' <html><body onload=alert(1)>'],
    ['a drawing with scripts in it', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a drawing that calls itself data', 'a.xml', '<?xml version="1.0"?><!-- x --><svg:svg xmlns:svg="x"/>'],
    ['a program', 'a.exe', samples.exe],
    ['a program that calls itself a PDF', 'faktura.pdf', samples.exe],
    ['a workbook with macros', 'a.xlsx', samples.xlsm],
    ['a script', 'a.ps1', 'Remove-Item C:\\'],
    ['anything unknown', 'a.pdf', Buffer.from([1, 2, 3, 4])],
  ])('is refused: %s', async (_what, name, content) => {
    const before = await count('file_content');
    expect(await send([{ name, content }])).toMatchObject({
      status: 415,
      body: { code: 'file_type_refused', params: { name } },
    });
    expect(await count('file_content')).toBe(before);
  });
});

describe('an upload', () => {
  const most = 1024 * 1024;

  it('of an empty file, of none, or of one too large is refused, and nothing of it stays', async () => {
    const before = [await count('file'), await count('file_content'), await count('file_chunk')];
    expect(await send([{ name: 'a.pdf', content: '' }])).toMatchObject({
      status: 422,
      body: { code: 'file_empty' },
    });
    expect(await send([])).toMatchObject({ status: 422, body: { code: 'file_missing' } });
    const large = Buffer.concat([samples.pdf, Buffer.alloc(most)]);
    expect(
      await send([
        { name: 'ok.png', content: samples.png },
        { name: 'a.pdf', content: large },
      ]),
    ).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', params: { name: 'a.pdf', limit: 1 } },
    });
    expect([await count('file'), await count('file_content'), await count('file_chunk')]).toEqual(before);
  });

  it('takes a file of just the limit', async () => {
    const content = Buffer.concat([samples.pdf, Buffer.alloc(most - samples.pdf.length)]);
    expect(await sendOne('limit.pdf', content)).toMatchObject({ size: most });
  });

  it('says at once that a request is too large for all its files', async () => {
    const answer = await fetch(`${api.url}/file`, {
      method: 'POST',
      headers: { cookie: operator.cookie(), 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.alloc(12 * most),
    });
    expect(answer.status).toBe(413);
  });

  it.each([
    ['no multipart', 'application/json', '{}', 409],
    ['no boundary', 'multipart/form-data', 'hello', 400],
    [
      'an end in the middle',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF',
      400,
    ],
    [
      'words that are no JSON',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{"a\r\n--x--\r\n',
      400,
    ],
  ])('of %s is refused', async (_what, type, body, status) => {
    const answer = await operator.send('POST', '/file', body, { 'content-type': type });
    expect(answer.status).toBe(status);
  });

  it('sent again under its id is done once', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const file = { name: 'twice.pdf', content: samples.pdf };
    const [one, two] = [
      await send([file], onVehicle(), operator, headers),
      await send([file], onVehicle(), operator, headers),
    ];
    expect(two.body).toEqual(one.body);
    expect(await send([{ ...file, name: 'x.pdf' }], onVehicle(), operator, headers)).toMatchObject({
      body: { code: 'request_id_taken' },
    });
  });

  it.each<[string, object, number, string]>([
    ['an object that does not exist', { objectName: 'ghost', objectId: 1 }, 404, 'object_not_found'],
    [
      'a record that does not exist',
      { objectName: 'vehicle', objectId: 99_999_999 },
      404,
      'record_not_found',
    ],
    ['no record of an object', { objectName: 'vehicle' }, 422, 'validation_failed'],
    ['an id that is none', { objectName: 'vehicle', objectId: 'x' }, 422, 'validation_failed'],
  ])('to %s is refused', async (_where, data, status, code) => {
    expect(await send([{ name: 'a.pdf', content: samples.pdf }], data)).toMatchObject({
      status,
      body: { code },
    });
  });

  it('is for who has signed in', async () => {
    const answer = await send([{ name: 'a.pdf', content: samples.pdf }], onVehicle(), api.visitor());
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});

describe('a preview', () => {
  it('shows pictures and PDFs in the page, where nothing in them runs', async () => {
    const { id } = await sendOne('p.png', samples.png);
    const { status, headers } = await download(`/file/${id}/preview`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it('shows no other type', async () => {
    const { id } = await sendOne('p.csv', 'a;b');
    expect((await download(`/file/${id}/preview`)).status).toBe(415);
  });
});
