import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';
import { readFirstSheet } from '../testing/readWorkbook.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';
import type { importAnswer } from '#domain/platform/sheets/import.contracts.ts';

type Answer = z.output<typeof importAnswer>;
interface Refusal {
  readonly code: string;
  readonly params: Record<string, unknown>;
}

let api: TestApi;
let admin: Visitor;
let cookie: string;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
  cookie = admin.cookie();
});
afterAll(() => api.close());
// More imports than a person makes in a minute.
beforeEach(() => api.database.sql.deleteFrom('throttle').execute());

const download = async (path: string, language = 'pl') => {
  const response = await fetch(`${api.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
    headers: { cookie },
  });
  return { response, content: Buffer.from(await response.arrayBuffer()) };
};

const send = async (
  path: string,
  content: Buffer | string,
  options: object = {},
  who = cookie,
  requestId?: string,
): Promise<{ status: number; body: Answer & Refusal }> => {
  const form = new FormData();
  form.set('options', JSON.stringify(options));
  form.set('file', new Blob([content as BlobPart]), 'sheet');
  const response = await fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: {
      cookie: who,
      'accept-language': 'pl',
      ...(requestId ? { 'idempotency-key': requestId } : {}),
    },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Answer & Refusal };
};

const csv = (...lines: string[]): string => lines.join('\r\n');

describe('a list as a spreadsheet', () => {
  it('has the reader’s words above, numbers as numbers, and references by what they are called', async () => {
    const { body } = await admin.get('/vehicles?limit=1&sort=name');
    const [vehicle] = (body as { rows: { name: string; tare: string }[] }).rows;
    const { response, content } = await download('/vehicles/export?columns=name,tare,type&sort=name');
    expect(response.headers.get('content-disposition')).toContain('Pojazdy');
    const sheet = await readFirstSheet(content);
    expect(sheet.rows[0]).toEqual(['Nr rejestracyjny', 'Tara', 'Rodzaj pojazdu']);
    expect(sheet.rows[1]?.slice(0, 2)).toEqual([vehicle?.name, Number(vehicle?.tare)]);
    expect(sheet.formatOf(1, 1)).toBe('0.000');
    expect(sheet.filter).toBe(`A1:C${sheet.rows.length}`);
    expect(sheet.frozenRows).toBe(1);
  });

  it('holds what the filter leaves and what is behind references', async () => {
    const { content } = await download(
      '/weighing_stations/export?columns=name,code,author.login&filter={"searchStr":"1"}',
      'en',
    );
    const { body } = await admin.get('/weighing_stations/count?filter={"searchStr":"1"}');
    const sheet = await readFirstSheet(content);
    expect(sheet.rows.length - 1).toBe((body as { count: number }).count);
    expect(sheet.rows[0]?.[2]).toBe('Author › Login');
  });

  it('a list as a spreadsheet as CSV opens in Excel, and runs no formula', async () => {
    await admin.post('/currencies', { name: '=1+1;"x"', code: 'QQ1' });
    const { content } = await download(
      '/currencies/export?format=csv&columns=name,code&filter={"code":"QQ1"}',
    );
    expect(content.toString('utf8')).toBe(`\ufeffNazwa;Kod\r\n"'=1+1;""x""";QQ1\r\n`);
  });

  it('leaves letters out that nobody asks for, and cuts one that no cell of Excel can hold', async () => {
    const body = 'List do klienta. '.repeat(2500);
    const subject = 'Dłuższy niż komórka';
    await api.database.records.createOnly(systemActor, 'outgoingEmail', {
      to: 'jan@x.pl',
      subject,
      body,
      bodyType: 'text',
      status: 'sent',
    });
    const at = '/outgoing_email/export?filter=' + encodeURIComponent(JSON.stringify({ subject }));
    const usual = await readFirstSheet((await download(at)).content);
    expect(usual.rows[1]?.filter((cell) => String(cell).startsWith('List do klienta'))).toEqual([]);
    const { content } = await download(`${at}&columns=id,subject,body`);
    const cell = String((await readFirstSheet(content)).rows[1]?.[2]);
    expect([cell.length, cell.at(-1), body.startsWith(cell.slice(0, -1))]).toEqual([32_767, '…', true]);
    const { body: answer } = await send('/outgoing_email/import/preview', content);
    expect(answer.rows.map(({ action }) => action)).toEqual(['unchanged']);
  });

  it('shows nobody what they may not read', async () => {
    const forwarder = await api.signedIn('forwarder');
    const refused = await forwarder.get('/users/export');
    expect(refused.status).toBe(403);
    const own = await forwarder.get('/disposition/export?format=csv&columns=id');
    const all = await admin.get('/disposition/export?format=csv&columns=id');
    const lines = ({ body }: { body: unknown }) => String(body).trim().split('\r\n').length;
    expect(lines(own)).toBeLessThan(lines(all));
  });

  it.each([
    ['an unknown column', '/vehicles/export?columns=wings', 'filter_field_unknown'],
    ['a secret', '/users/export?columns=password', 'filter_field_unknown'],
    ['an unknown format', '/vehicles/export?format=pdf', 'query_invalid'],
  ])('refuses %s by name', async (_what, path, code) => {
    const { body } = await admin.get(path);
    expect(body).toMatchObject({ code });
  });
});

describe('what was exported and comes back changes nothing', () => {
  const catalogs = registry.all.filter(({ kind, writtenBy }) => kind === 'catalog' && !writtenBy);

  it.each(catalogs.map(({ name, path }) => [name, path]))('%s', async (_name, path) => {
    const { content } = await download(`/${path}/export`, 'de');
    const { status, body } = await send(`/${path}/import/preview`, content);
    if (body.code === 'sheet_no_records') {
      const { body: listed } = await admin.get(`/${path}/count`);
      expect(listed).toMatchObject({ count: 0 });
      return;
    }
    expect({ status, refused: body.rows?.filter(({ action }) => action !== 'unchanged') }).toEqual({
      status: 200,
      refused: [],
    });
  });
});

describe('a spreadsheet that comes in', () => {
  /** Its units IM1 and IM2 are written by one of the first tests below, and the later ones find them. */
  const sheet = csv('Kod;Nazwa;Nieznana', 'IM1;Pierwsza;x', 'IM2;Druga;x');

  it('is shown first, and nothing is written', async () => {
    const { body } = await send('/units_of_measure/import/preview', sheet);
    expect(body).toMatchObject({
      written: false,
      counts: { added: 2, changed: 0, unchanged: 0, refused: 0 },
      warnings: [{ code: 'sheet_column_unknown', params: { column: 'Nieznana' } }],
    });
    const { body: found } = await admin.get('/units_of_measure/count?filter={"code":"IM1"}');
    expect(found).toMatchObject({ count: 0 });
  });

  it.each([null, ''])('warns of no column that its sender leaves out by %j', async (path) => {
    const { body } = await send('/units_of_measure/import/preview', sheet, { columns: { 2: path } });
    expect(body).toMatchObject({ counts: { refused: 0 }, warnings: [] });
  });

  it('is given up when its sender breaks the connection, so that the next one need not wait for it', async () => {
    const rows = Array.from({ length: 4000 }, (_, number) => `GU${number},Sztuka ${number}`);
    const connection = new AbortController();
    const form = new FormData();
    form.set('file', new Blob([csv('code,name', ...rows)]), 'sheet');
    await api.database.sql.transaction().execute(async (holding) => {
      await sql`lock table unit_of_measure in exclusive mode`.execute(holding);
      const first = fetch(`${api.url}/units_of_measure/import/preview`, {
        method: 'POST',
        headers: { cookie },
        body: form,
        signal: connection.signal,
      });
      await eventually(async () => expect(await waitingForLocks(api.database.sql)).toBe(1));
      connection.abort();
      await expect(first).rejects.toThrow();
    });
    const { status } = await send('/units_of_measure/import/preview', csv('name', 'Sztuka'));
    expect(status).toBe(200);
  });

  it('is written, and sent again changes nothing', async () => {
    const { body } = await send('/units_of_measure/import', sheet);
    expect(body).toMatchObject({ written: true, counts: { added: 2 } });
    const again = await send('/units_of_measure/import', sheet);
    expect(again.body.counts).toEqual({ added: 0, changed: 0, unchanged: 2, refused: 0 });
  });

  it('changes what it names and says from what to what', async () => {
    const { body } = await send('/units_of_measure/import', csv('code,name', 'IM2,Inna'));
    expect(body.rows).toEqual([
      expect.objectContaining({
        row: 2,
        action: 'changed',
        changes: [{ path: 'name', from: 'Druga', to: 'Inna' }],
      }),
    ]);
  });

  it('is written whole or not at all, unless the good rows are asked for', async () => {
    const half = csv('Kod;Nazwa', 'IM3;Dobra', `IM4;`);
    const refused = await send('/units_of_measure/import', half);
    expect(refused.body).toMatchObject({ written: false, counts: { added: 1, refused: 1 } });
    expect(refused.body.rows[1]?.errors).toEqual([
      { field: 'name', code: 'required', message: 'To pole nie może być puste.' },
    ]);
    const { body: none } = await admin.get('/units_of_measure/count?filter={"code":"IM3"}');
    expect(none).toMatchObject({ count: 0 });
    const partly = await send('/units_of_measure/import', half, { partly: true });
    expect(partly.body).toMatchObject({ written: true, counts: { added: 1, refused: 1 } });
  });

  it('finds references by what they are called or by their code, and says which it cannot tell', async () => {
    await admin.post('/countries', { name: 'Kraj próbny', code: 'QP' });
    await admin.post('/vendor_and_customer', { name: 'Bliźniak', nip: '' });
    await admin.post('/vendor_and_customer', { name: 'Bliźniak', nip: '' });
    const { body } = await send(
      '/vendor_and_customer/import/preview',
      csv('Nazwa;country', 'Import A;Kraj próbny', 'Import B;QP', 'Import C;Nigdzie'),
    );
    expect(body.rows.map(({ action }) => action)).toEqual(['added', 'added', 'refused']);
    expect(body.rows[2]?.errors[0]).toMatchObject({
      code: 'sheet_reference_unknown',
      params: { value: 'Nigdzie' },
    });
    const twins = await send('/vendor_and_customer/import/preview', csv('Nazwa;e-mail', 'Bliźniak;a@b.pl'));
    expect(twins.body.rows[0]?.errors[0]).toMatchObject({
      code: 'sheet_key_ambiguous',
      params: { count: 2 },
    });
  });

  it.each([
    ['no row under the headings', 'Kod;Nazwa', {}, 'sheet_no_records'],
    ['nothing at all', ' ', {}, 'sheet_no_records'],
    ['no column that fits', csv('Kolor;Smak', 'a;b'), {}, 'sheet_no_columns'],
    ['no column of the key', csv('Nazwa', 'a'), { key: ['code'] }, 'sheet_key_missing'],
    ['no column that could be a key', csv('Utworzono', '01.01.2001'), {}, 'sheet_key_wanted'],
    ['something that is no spreadsheet', Buffer.from([0x50, 0x4b, 1, 2, 3]), {}, 'sheet_unreadable'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), {}, 'sheet_unreadable'],
    ['an unknown option', csv('Kod', 'a'), { colour: 'red' }, 'query_invalid'],
    ['an unknown path', csv('Kod', 'a'), { columns: { 0: 'wings' } }, 'filter_field_unknown'],
    [
      'more rows than it may have',
      // One more than `sheetLimits.importedRows`.
      csv('Kod;Nazwa', ...Array.from({ length: 5001 }, (_, n) => `${n};n`)),
      {},
      'sheet_too_many_rows',
    ],
  ])('is refused with %s', async (_what, content, options, code) => {
    const { status, body } = await send('/units_of_measure/import/preview', content, options);
    expect({ status, code: body.code }).toEqual({
      status: code.startsWith('filter_') || code === 'query_invalid' ? 400 : 422,
      code,
    });
  });

  it('tells of columns that are read-only and leaves them out', async () => {
    const { body } = await send(
      '/units_of_measure/import/preview',
      csv('Kod;Nazwa;Utworzono', 'IM1;Pierwsza;01.01.2001'),
    );
    expect(body.warnings).toMatchObject([
      { code: 'sheet_column_read_only', params: { column: 'Utworzono' } },
    ]);
    expect(body.counts).toMatchObject({ unchanged: 1 });
  });

  it('fills a field from the column that was chosen for it, and says that the other one is left out', async () => {
    const { body } = await send('/units_of_measure/import/preview', csv('Kod;Nazwa;Opis', 'TWICE;;beczka'), {
      columns: { 2: 'name' },
    });
    expect(body.rows[0]).toMatchObject({ action: 'added', presentation: 'beczka' });
    expect(body.warnings).toMatchObject([
      { code: 'sheet_column_twice', params: { column: 'Nazwa', filler: 'Opis' } },
    ]);
    expect(body.columns.map(({ path }) => path)).toEqual(['code', null, 'name']);
  });

  it('names a row whose key stands twice, and one that is wrong for the mode', async () => {
    const twice = await send('/units_of_measure/import/preview', csv('Kod;Nazwa', 'A1;a', 'A1;b'));
    expect(twice.body.rows[1]?.errors[0]).toMatchObject({ code: 'sheet_key_twice', params: { row: 2 } });
    const update = await send('/units_of_measure/import/preview', csv('Kod;Nazwa', 'A1;a'), {
      mode: 'update',
    });
    expect(update.body.rows[0]?.errors[0]).toMatchObject({ code: 'sheet_record_unknown' });
    const add = await send('/units_of_measure/import/preview', csv('Kod;Nazwa', 'IM1;a'), {
      mode: 'add',
      key: ['code'],
    });
    expect(add.body.rows[0]?.errors[0]).toMatchObject({ code: 'sheet_record_known' });
  });

  it('is refused before it is read if its sender may not change the object', async () => {
    const forwarder = await api.signedIn('forwarder');
    for (const content of [sheet, Buffer.from([0x50, 0x4b, 1, 2, 3])]) {
      const { status } = await send('/units_of_measure/import', content, {}, forwarder.cookie());
      expect(status).toBe(403);
    }
  });

  it('is written once for the id of its request, however often it is sent', async () => {
    const added = csv('Nazwa', 'Raz jeden');
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (const content of [added, added])
      answers.push(await send('/assortment/import', content, { mode: 'add' }, cookie, 'sheet:1'));
    expect(answers.map(({ body }) => [body.written, body.counts.added, body.rows[0]?.id])).toEqual(
      answers.map(() => [true, 1, answers[0]?.body.rows[0]?.id]),
    );
    expect((await admin.get('/assortment/count?filter={"name":"Raz jeden"}')).body).toMatchObject({
      count: 1,
    });
    const other = await send('/assortment/import', csv('Nazwa', 'Dwa'), { mode: 'add' }, cookie, 'sheet:1');
    expect(other.body.code).toBe('request_id_taken');
  });

  it('finds a record by its key, also with blanks around it', async () => {
    const { id } = (await admin.post('/assortment', { name: 'Zboże luzem', code: 'BLANK1' })).body as {
      id: number;
    };
    const content = csv('Nazwa;Kod', ' Zboże  luzem ;BLANK2');
    const { body } = await send('/assortment/import', content, { key: ['name'] });
    expect(body.rows[0]).toMatchObject({ action: 'changed', id, changes: [{ path: 'code', to: 'BLANK2' }] });
    expect((await admin.get('/assortment/count?filter={"name":"Zboże luzem"}')).body).toMatchObject({
      count: 1,
    });
  });

  it('adds nothing under a number that the system gives', async () => {
    const { body } = await send('/assortment/import', csv('id;Nazwa', '999999;Nikt'));
    expect(body.rows[0]).toMatchObject({ action: 'refused', errors: [{ code: 'sheet_record_unknown' }] });
  });

  it.each(['12a', '99999999999'])('adds nothing for a row whose id is %s', async (id) => {
    const { body } = await send('/assortment/import/preview', csv('id;Nazwa', `${id};Nikt`));
    expect(body.rows[0]).toMatchObject({
      action: 'refused',
      errors: [{ field: 'id', code: 'sheet_value_invalid', params: { value: id } }],
    });
  });

  it('does not take a formula that failed for an empty cell', async () => {
    await admin.post('/assortment', { name: 'Z błędem', code: 'ERR1' });
    const content = await writeXlsx({
      sheets: [
        {
          name: 'x',
          rows: [
            ['code', 'name'],
            ['ERR1', null],
          ],
          cells: new Map([['1,1', { type: 'error', value: '#REF!' }]]),
        },
      ],
    });
    const { body } = await send('/assortment/import/preview', Buffer.from(content), { key: ['code'] });
    expect(body.rows[0]?.changes).toEqual([{ path: 'name', from: 'Z błędem', to: '#REF!' }]);
  });

  it('takes the texts of one language and leaves the others', async () => {
    const first = await send(
      '/sales_order_statuses/import',
      csv('Kod;Nazwa;lang.de;lang.fr', 'proba;Próba;Probe;Essai'),
    );
    expect(first.body).toMatchObject({ written: true });
    await send('/sales_order_statuses/import', csv('Kod;lang.de', 'proba;Versuch'));
    const { body } = await admin.get('/sales_order_statuses?filter={"name":"Próba"}');
    expect((body as { rows: { lang: unknown }[] }).rows[0]?.lang).toEqual({ de: 'Versuch', fr: 'Essai' });
  });
});
