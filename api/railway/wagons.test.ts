import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { checkDigit } from '#domain/railway/wagonNumber.rules.ts';
import type { importAnswer } from '#domain/platform/sheets/import.contracts.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
let made = 0;

beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
});
afterAll(() => api.close());

/** A number that no wagon has yet: eleven digits and their check digit. */
const wagonNumber = (): string => {
  const digits = `3151535${String(++made).padStart(4, '0')}`;
  return `${digits}${checkDigit(digits)}`;
};

const newTrain = async (some: object = {}): Promise<number> => {
  const { status, body } = await operator.post('/trains', { trainNumber: `5${++made}`, ...some });
  expect(status).toBe(201);
  return (body as AnyRecord).id;
};

type Loaded = z.output<typeof importAnswer> & { readonly code?: string };

/** Loads a sheet of wagons into a train. */
const load = async (
  trainId: number,
  content: string | Uint8Array,
  { preview = false, options = {}, who = operator } = {},
): Promise<{ status: number; body: Loaded }> => {
  const form = new FormData();
  form.set('options', JSON.stringify(options));
  form.set('file', new Blob([content as BlobPart]), 'wagons');
  const response = await fetch(
    `${api.url}/dispositions/load_wagons_data_from_file?trainId=${trainId}&preview=${preview}&lang=pl`,
    { method: 'POST', headers: { cookie: who.cookie() }, body: form },
  );
  return { status: response.status, body: (await response.json()) as Loaded };
};

const unload = async (trainId: number, format: 'csv' | 'xlsx'): Promise<Buffer> => {
  const response = await fetch(`${api.url}/dispositions/unload_wagons_to_file?lang=pl`, {
    method: 'POST',
    headers: { cookie: operator.cookie(), 'content-type': 'application/json' },
    body: JSON.stringify({ trainId, format }),
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

const wagonsOf = async (trainId: number): Promise<AnyRecord[]> => {
  const { body } = await operator.get('/train_wagons', {
    filter: { train: trainId },
    sort: 'place',
    limit: 100,
  });
  return (body as { rows: AnyRecord[] }).rows;
};

const lines = (...rows: string[]): string => rows.join('\r\n');

describe('the wagons of a train from a file', () => {
  it('come as Railway dispositions of the train, with the tare that is written on each wagon', async () => {
    const trainId = await newTrain({ type: 'Unloading', typeOfOperation: 'Receipt' });
    const [one, other] = [wagonNumber(), wagonNumber()];
    const { body } = await load(
      trainId,
      lines(
        'Miejsce w składzie;Numer wagonu;Tara z wagonu;Netto deklarowane;Plomba',
        `2;${other};24,5;;P-2`,
        `1;${one};23,780;58,12;P-1`,
      ),
      // The heading of the fourth column is no field, so its field is given by hand.
      { options: { columns: { 3: 'nettoRegistered' } } },
    );
    expect(body).toMatchObject({ written: true, counts: { added: 2, refused: 0 }, warnings: [] });
    const wagons = await wagonsOf(trainId);
    expect(wagons.map((wagon) => [wagon.wagonNumber, wagon.tare])).toEqual([
      [one, '23.780'],
      [other, '24.500'],
    ]);
    const { body: disposition } = await operator.get(`/disposition/${Number(wagons[0]?.dispositionId)}`);
    expect(disposition).toMatchObject({
      typeOfDocument: 'Railway',
      type: 'Unloading',
      typeOfOperation: 'Receipt',
      nettoRegistered: '58.120',
      vehicle: { presentation: one },
    });
    const { body: vehicle } = await operator.get(`/vehicles/${Number(wagons[0]?.vehicleId)}`);
    expect(vehicle).toMatchObject({ name: one, type: 'Carriage', tare: '23.780' });
  });

  it('come from a workbook too; without a column of places each stands where its row does', async () => {
    const trainId = await newTrain();
    const numbers = [wagonNumber(), wagonNumber(), wagonNumber()];
    const rows = [['wagonNumber'], [Number(numbers[0])], [numbers[1] ?? ''], [numbers[2] ?? '']];
    const { body } = await load(trainId, new Uint8Array(await writeXlsx({ sheets: [{ name: 'x', rows }] })));
    expect(body).toMatchObject({ written: true, counts: { added: 3 } });
    expect((await wagonsOf(trainId)).map((wagon) => [wagon.place, wagon.wagonNumber])).toEqual(
      numbers.map((number, index) => [index + 1, number]),
    );
  });

  it('are refused by row and column, in the reader’s language, and then none is written', async () => {
    const trainId = await newTrain();
    const good = wagonNumber();
    const wrong = `${good.slice(0, -1)}${(Number(good.at(-1)) + 1) % 10}`;
    const { body } = await load(
      trainId,
      lines('wagonNumber;tare', `${good};22,1`, `${wrong};22`, '123;22', `${wagonNumber()};heavy`),
    );
    expect(body).toMatchObject({ written: false, counts: { added: 1, refused: 3 } });
    expect(
      body.rows.map(({ row, errors }) => [row, errors.map(({ field, code }) => `${field} ${code}`)]),
    ).toEqual([
      [2, []],
      [3, ['wagonNumber wagon_number_check']],
      [4, ['wagonNumber wagon_number_digits']],
      [5, ['tare sheet_value_invalid']],
    ]);
    expect(body.rows[1]?.errors[0]?.message).toContain('cyfra kontrolna');
    expect(await wagonsOf(trainId)).toEqual([]);
  });

  it('are shown before they are written, and nothing stands after the look', async () => {
    const trainId = await newTrain();
    const number = wagonNumber();
    const { body } = await load(trainId, lines('wagonNumber', number), { preview: true });
    expect(body).toMatchObject({ written: false, counts: { added: 1, refused: 0 } });
    expect(await wagonsOf(trainId)).toEqual([]);
    const { rows } = await sql`select 1 from vehicle where name = ${number}`.execute(api.database.sql);
    expect(rows).toEqual([]);
  });

  it('are the same wagons when the file comes again, however their numbers are written', async () => {
    const trainId = await newTrain();
    const number = wagonNumber();
    await load(trainId, lines('wagonNumber;tare', `${number};22,100`));
    const spaced = `${number.slice(0, 2)} ${number.slice(2, 4)} ${number.slice(4, 8)} ${number.slice(8, 11)}-${number.slice(11)}`;
    const { body } = await load(trainId, lines('wagonNumber;tare', `${spaced};22,300`));
    expect(body).toMatchObject({ written: true, counts: { added: 0, changed: 1 } });
    expect(await wagonsOf(trainId)).toMatchObject([{ wagonNumber: number, tare: '22.300' }]);
  });

  it('may have been in another train before', async () => {
    const number = wagonNumber();
    for (const trainId of [await newTrain(), await newTrain()]) {
      const { body } = await load(trainId, lines('wagonNumber', number));
      expect(body).toMatchObject({ written: true, counts: { added: 1 } });
    }
  });

  it('are nobody’s to load who may not change trains', async () => {
    const trainId = await newTrain();
    const who = await api.signedIn('forwarder');
    expect(await load(trainId, lines('wagonNumber', wagonNumber()), { who })).toMatchObject({ status: 403 });
  });
});

describe('the wagons of a train in a file', () => {
  it.each(['csv', 'xlsx'] as const)('are read back from %s as they stand', async (format) => {
    const trainId = await newTrain();
    const rows = Array.from({ length: 4 }, (_, index) => `${wagonNumber()};2${index},500;60;N-${index}`);
    await load(trainId, lines('wagonNumber;tare;loadCapacity;consignmentNote', ...rows));
    const before = await wagonsOf(trainId);
    const { body } = await load(trainId, new Uint8Array(await unload(trainId, format)));
    expect(body).toMatchObject({ counts: { added: 0, changed: 0, unchanged: 4, refused: 0 } });
    expect(await wagonsOf(trainId)).toEqual(before);
  });
});

describe('a train', () => {
  it('says of its wagons what it says of itself, until they are weighed', async () => {
    const trainId = await newTrain({ type: 'Loading' });
    await load(trainId, lines('wagonNumber', wagonNumber(), wagonNumber()));
    const [weighed, open] = await wagonsOf(trainId);
    await sql`update disposition set number_of_weighted = 1 where id = ${weighed?.dispositionId}`.execute(
      api.database.sql,
    );
    await operator.put(`/trains/${trainId}`, { type: 'Unloading' });
    const types = await Promise.all(
      [weighed, open].map(
        async (wagon) => (await operator.get(`/disposition/${Number(wagon?.dispositionId)}`)).body,
      ),
    );
    expect(types).toMatchObject([{ type: 'Loading' }, { type: 'Unloading' }]);
  });

  it('says of a wagon that comes back what it has come to say of itself', async () => {
    const trainId = await newTrain({ type: 'Loading' });
    await load(trainId, lines('wagonNumber', wagonNumber()));
    const [wagon] = await wagonsOf(trainId);
    const mark = (markedToDelete: boolean) =>
      operator.post('/train_wagons/change_deletion_mark', { id: wagon?.id, markedToDelete });
    expect(await mark(true)).toMatchObject({ status: 200 });
    await operator.put(`/trains/${trainId}`, { type: 'Unloading' });
    expect(await mark(false)).toMatchObject({ status: 200 });
    expect((await operator.get(`/disposition/${Number(wagon?.dispositionId)}`)).body).toMatchObject({
      type: 'Unloading',
      markedToDelete: false,
    });
  });

  it('keeps a wagon that was weighed: its number, its place among the records, and itself, and lets its papers be corrected', async () => {
    const trainId = await newTrain();
    await load(trainId, lines('wagonNumber', wagonNumber()));
    const [wagon] = await wagonsOf(trainId);
    await sql`update disposition set number_of_weighted = 1 where id = ${wagon?.dispositionId}`.execute(
      api.database.sql,
    );
    const refused = { status: 409, body: { code: 'wagon_weighed' } };
    expect(await operator.put(`/train_wagons/${wagon?.id}`, { wagonNumber: wagonNumber() })).toMatchObject(
      refused,
    );
    expect(
      await operator.post('/train_wagons/change_deletion_mark', { id: wagon?.id, markedToDelete: true }),
    ).toMatchObject(refused);
    expect(
      await operator.post('/trains/change_deletion_mark', { id: trainId, markedToDelete: true }),
    ).toMatchObject({
      status: 409,
      body: { code: 'train_has_weighed' },
    });
    expect(
      await operator.put(`/train_wagons/${wagon?.id}`, { seal: 'P-77', nettoRegistered: '58.120' }),
    ).toMatchObject({ status: 200 });
    expect((await operator.get(`/disposition/${Number(wagon?.dispositionId)}`)).body).toMatchObject({
      nettoRegistered: '58.120',
    });
  });
});

describe('the example of the docs', () => {
  it('is a train of thirty wagons', async () => {
    const file = fileURLToPath(new URL('../../docs/examples/train-30-wagons.csv', import.meta.url));
    const trainId = await newTrain({ type: 'Unloading' });
    const { body } = await load(trainId, await readFile(file));
    expect(body).toMatchObject({ written: true, counts: { added: 30, refused: 0 }, warnings: [] });
    expect((await wagonsOf(trainId)).map(({ place }) => place)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  });
});
