import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { vehicleFiles, type VehicleFiles } from '../testing/vehicleFiles.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
let files: VehicleFiles;
beforeAll(async () => {
  api = await startTestApi({ environment: { FILE_MAX_MB: '1' } });
  operator = await api.signedIn('operator');
  files = await vehicleFiles(api, operator);
});
afterAll(() => api?.close());

const count = async (table: 'file' | 'file_content' | 'file_chunk'): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select cast(count(*) as int) as count from ${sql.table(table)}`.execute(api.database.sql);
  return rows[0]?.count ?? 0;
};

describe('an upload', () => {
  const most = 1024 * 1024;

  it('an upload of an empty file, of none, or of one too large is refused, and nothing of it stays', async () => {
    const before = [await count('file'), await count('file_content'), await count('file_chunk')];
    expect(await files.send([{ name: 'a.pdf', content: '' }])).toMatchObject({
      status: 422,
      body: { code: 'file_empty' },
    });
    expect(await files.send([])).toMatchObject({ status: 422, body: { code: 'file_missing' } });
    const large = Buffer.concat([sampleFiles.pdf, Buffer.alloc(most)]);
    expect(
      await files.send([
        { name: 'ok.png', content: sampleFiles.png },
        { name: 'a.pdf', content: large },
      ]),
    ).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', params: { name: 'a.pdf', limit: 1 } },
    });
    expect([await count('file'), await count('file_content'), await count('file_chunk')]).toEqual(before);
  });

  it('takes a file of just the limit', async () => {
    const content = Buffer.concat([sampleFiles.pdf, Buffer.alloc(most - sampleFiles.pdf.length)]);
    expect(await files.sendOne('limit.pdf', content)).toMatchObject({ size: most });
  });

  it('says at once that a request is too large for all its files', async () => {
    const answer = await fetch(`${api.url}/file`, {
      method: 'POST',
      headers: { cookie: operator.cookie(), 'content-type': 'multipart/form-data; boundary=x' },
      // Ten files of a megabyte each, and a megabyte for the other fields, are allowed.
      body: Buffer.alloc(12 * most),
    });
    expect(answer.status).toBe(413);
  });

  it.each([
    // Passed to the call that creates records of any object, which refuses it: only the server creates files.
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
  ])('an upload of %s is refused', async (_what, type, body, status) => {
    const answer = await operator.send('POST', '/file', body, { 'content-type': type });
    expect(answer.status).toBe(status);
  });

  it('sent again under its id is done once', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const file = { name: 'twice.pdf', content: sampleFiles.pdf };
    const [one, two] = [
      await files.send([file], files.onVehicle(), operator, headers),
      await files.send([file], files.onVehicle(), operator, headers),
    ];
    expect(two.body).toEqual(one.body);
    expect(
      await files.send([{ ...file, name: 'x.pdf' }], files.onVehicle(), operator, headers),
    ).toMatchObject({
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
  ])('an upload to %s is refused', async (_where, data, status, code) => {
    expect(await files.send([{ name: 'a.pdf', content: sampleFiles.pdf }], data)).toMatchObject({
      status,
      body: { code },
    });
  });

  it('is for who has signed in', async () => {
    const answer = await files.send(
      [{ name: 'a.pdf', content: sampleFiles.pdf }],
      files.onVehicle(),
      api.visitor(),
    );
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});
