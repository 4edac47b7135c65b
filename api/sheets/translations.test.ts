import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFirstSheet } from '../testing/readWorkbook.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
});
afterAll(() => api.close());

const download = async (): Promise<Buffer> => {
  const response = await fetch(`${api.url}/database_translation/file`, {
    headers: { cookie: admin.cookie() },
  });
  return Buffer.from(await response.arrayBuffer());
};

const send = async (content: Buffer | string, path = '/database_translation') => {
  const form = new FormData();
  form.set('file', new Blob([content as BlobPart]), 'words.xlsx');
  const response = await fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { cookie: admin.cookie() },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const wordsOfOffer = async () => {
  const { body } = await admin.get('/sales_order_statuses?filter={"code":"OFERTA"}');
  return (body as { rows: { id: number; lang: Record<string, string> }[] }).rows[0];
};

it('every translatable text goes out, and comes back unchanged', async () => {
  const content = await download();
  const { rows } = await readFirstSheet(content);
  expect(rows[0]).toEqual([
    'object',
    'id',
    'field',
    'presentation',
    'pl',
    'en',
    'nl',
    'de',
    'fr',
    'it',
    'es',
  ]);
  const { body } = await send(content);
  expect(body).toEqual({ written: true, changed: 0, unchanged: rows.length - 1, refused: [] });
});

it('a word that comes back is written, a language that is not in the sheet stays', async () => {
  const before = await wordsOfOffer();
  const { body } = await send(`object;id;field;de\r\nsalesOrderStatus;${before?.id};lang;Neu!`);
  expect(body).toMatchObject({ written: true, changed: 1 });
  expect((await wordsOfOffer())?.lang).toEqual({ ...before?.lang, de: 'Neu!' });
});

it('an empty cell takes the word away', async () => {
  const { id } = (await wordsOfOffer()) ?? {};
  await send(`object;id;field;de\r\nsalesOrderStatus;${id};lang;`);
  expect((await wordsOfOffer())?.lang).not.toHaveProperty('de');
});

it('a preview writes nothing', async () => {
  const before = await wordsOfOffer();
  const sheet = `object;id;field;de\r\nsalesOrderStatus;${before?.id};lang;Anders`;
  const { body } = await send(sheet, '/database_translation/preview');
  expect(body).toMatchObject({ written: false, changed: 1 });
  expect(await wordsOfOffer()).toEqual(before);
});

it('a sheet with wrong rows writes nothing, and each of them is named', async () => {
  const before = await wordsOfOffer();
  const { body } = await send(
    `object;id;field;de\r\nsalesOrderStatus;${before?.id};lang;Anders\r\nnothing;1;lang;x\r\nuser;1;name;x\r\nsalesOrderStatus;999999;lang;x`,
  );
  expect(body).toMatchObject({
    written: false,
    refused: [
      { row: 3, code: 'object_not_found' },
      { row: 4, code: 'filter_field_unknown' },
      { row: 5, code: 'record_not_found' },
    ],
  });
  expect(await wordsOfOffer()).toEqual(before);
});

it.each([
  ['above all ids', '9999999999', 'record_not_found'],
  ['below all ids', '-1', 'record_not_found'],
  ['with a fraction', '1,5', 'record_not_found'],
  ['that is missing', '', 'sheet_key_empty'],
])('a number %s is refused in its row', async (_which, id, code) => {
  const { body } = await send(`object;id;field;de\r\nsalesOrderStatus;${id};lang;x`);
  expect(body).toMatchObject({ written: false, refused: [{ row: 2, code }] });
});

it.each([
  ['no column of words', 'object;id;field\r\na;1;b', 'sheet_no_columns'],
  ['no column of the record', 'object;field;de\r\na;b;c', 'sheet_key_missing'],
])('a sheet with %s is refused', async (_what, sheet, code) => {
  expect((await send(sheet)).body).toMatchObject({ code });
});

it('translations go out and come in for full rights only', async () => {
  const operator = await api.signedIn('operator');
  expect((await operator.get('/database_translation/file')).status).toBe(403);
  expect((await operator.post('/database_translation')).status).toBe(403);
});
