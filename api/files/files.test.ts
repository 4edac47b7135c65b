import { createHash, randomBytes } from 'node:crypto';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { vehicleFiles, type VehicleFiles } from '../testing/vehicleFiles.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
let operator: Visitor;
let files: VehicleFiles;
beforeAll(async () => {
  api = await startTestApi({ environment: { FILE_MAX_MB: '1' } });
  [admin, operator] = [await api.signedIn('admin'), await api.signedIn('operator')];
  files = await vehicleFiles(api, operator);
});
afterAll(() => api?.close());

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
    const content = Buffer.concat([sampleFiles.pdf, randomBytes(700_000)]);
    const file = await files.sendOne('Świadectwo jakości.pdf', content, {
      ...files.onVehicle(),
      description: 'z laboratorium',
    });
    expect(file).toMatchObject({
      name: 'Świadectwo jakości.pdf',
      type: 'application/pdf',
      size: content.length,
      checksum: createHash('sha256').update(content).digest('hex'),
      description: 'z laboratorium',
      author: { presentation: expect.any(String) },
      ...files.onVehicle(),
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
    // Content is stored in pieces of 256 KiB, that is 262 144 bytes.
    ['a stretch over two pieces', 'bytes=262140-262150', [262_140, 262_151]],
    ['its end', 'bytes=-5', [-5, undefined]],
  ])('is sent in part: %s', async (_part, range, [from, to]) => {
    const content = Buffer.concat([sampleFiles.pdf, randomBytes(600_000)]);
    const { id } = await files.sendOne('part.pdf', content);
    const { status, bytes } = await download(`/file/${id}/content`, { range });
    expect(status).toBe(206);
    expect(bytes.equals(content.subarray(from, to))).toBe(true);
    expect((await download(`/file/${id}/content`, { range: 'bytes=9000000-' })).status).toBe(416);
  });

  it('is not sent again to who has it', async () => {
    const { id } = await files.sendOne('once.png', sampleFiles.png);
    const { headers } = await download(`/file/${id}/content`);
    const again = await download(`/file/${id}/content`, { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is found in the list of its record, and its record is answered with it where the specification says so', async () => {
    const task = (await admin.post('/task', { name: 'files' })).body as { id: number; files: unknown[] };
    expect(task.files).toEqual([]);
    await files.send(
      [{ name: 'a.pdf', content: sampleFiles.pdf }],
      { objectName: 'task', objectId: task.id },
      admin,
    );
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
    const { id } = await files.sendOne('old.pdf', sampleFiles.pdf);
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
    const { id, checksum } = await files.sendOne(
      'gone.pdf',
      Buffer.concat([sampleFiles.pdf, randomBytes(10)]),
    );
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

  it('is removed together with its record', async () => {
    const { id: objectId } = (await admin.post('/vehicles', { name: 'GD GONE' })).body as { id: number };
    const { id } = await files.sendOne('with.pdf', sampleFiles.pdf, { objectName: 'vehicle', objectId });
    expect((await admin.delete(`/vehicles/${objectId}`)).status).toBe(200);
    expect((await admin.get(`/file/${id}`)).status).toBe(404);
  });

  it('keeps its record while a message carries it', async () => {
    const { body } = await admin.post('/vehicles', { name: 'GD MAIL' });
    const objectId = (body as { id: number }).id;
    const { id } = await files.sendOne('sent.pdf', sampleFiles.pdf, { objectName: 'vehicle', objectId });
    const letter = (await admin.post('/outgoing_email', { subject: 'x', to: 'a@example.pl' })).body;
    const attachment = { outgoingEmail: (letter as { id: number }).id, filename: 'sent.pdf', file: id };
    expect((await admin.post('/outgoing_email_attachments', attachment)).status).toBe(201);
    expect(await admin.delete(`/vehicles/${objectId}`)).toMatchObject({
      status: 409,
      body: { code: 'record_referenced' },
    });
    expect((await admin.get(`/file/${id}`)).status).toBe(200);
  });
});

describe('the content', () => {
  it('is kept once for equal files, and stays while one of them has it, also when they come at once', async () => {
    const content = Buffer.concat([sampleFiles.pdf, randomBytes(400_000)]);
    const before = await count('file_content');
    const [one, other] = await Promise.all([
      files.sendOne('one.pdf', content),
      files.sendOne('other.pdf', content),
    ]);
    expect(await count('file_content')).toBe(before + 1);
    await admin.delete(`/file/${one.id}?permanently=true`);
    expect((await download(`/file/${other.id}/content`)).bytes.equals(content)).toBe(true);
  });

  it('a file of a type that is not allowed is refused, and nothing of it stays', async () => {
    const before = await count('file_content');
    expect(await files.send([{ name: 'faktura.pdf', content: sampleFiles.exe }])).toMatchObject({
      status: 415,
      body: { code: 'file_type_refused', params: { name: 'faktura.pdf' } },
    });
    expect(await count('file_content')).toBe(before);
  });

  it('a picture that is named as a PDF gets the ending of a picture', async () => {
    expect(await files.sendOne('a.pdf', sampleFiles.png)).toMatchObject({
      type: 'image/png',
      name: 'a.pdf.png',
    });
  });
});

describe('a preview', () => {
  it('shows pictures and PDFs in the page, where nothing in them runs', async () => {
    const { id } = await files.sendOne('p.png', sampleFiles.png);
    const { status, headers } = await download(`/file/${id}/preview`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it('shows the workbook of a reclamation as a page, where what it holds stays text', async () => {
    const rows = [
      ['Pozycja', 'Uwagi'],
      ['Śruta', '<script>alert(1)</script>'],
      [new Date('2026-11-30T00:00:00Z'), new Date('2026-11-30T08:30:00Z')],
    ];
    const content = Buffer.from(await writeXlsx({ sheets: [{ name: 'Lista', rows }] }));
    const reclamation = (await operator.post('/reclamation', {})).body as { id: number };
    const place = { objectName: 'reclamation', objectId: reclamation.id };
    const { id } = await files.sendOne('lista.xlsx', content, place);
    const { status, headers, bytes } = await download(`/file/${id}/preview`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(bytes.toString()).toContain('<td>Śruta</td><td>&lt;script&gt;');
    // A date of a workbook has no time zone: it is shown as it was written.
    expect(bytes.toString()).toContain('<td>2026-11-30</td><td>2026-11-30 08:30:00</td>');

    const elsewhere = await files.sendOne('lista.xlsx', content);
    expect((await download(`/file/${elsewhere.id}/preview`)).status).toBe(415);
  });

  it('shows no other type', async () => {
    const { id } = await files.sendOne('p.csv', 'a;b');
    expect((await download(`/file/${id}/preview`)).status).toBe(415);
  });
});
