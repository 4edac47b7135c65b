import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { businessZone } from '#domain/kernel/time.ts';
import type { ReportResult } from '#domain/reports/report.contracts.ts';
import { dimensionsOf } from '#domain/reports/report.ts';
import { shiftAt } from '#domain/terminal/workShift.rules.ts';
import { shiftReport } from '#domain/weighing/shift.report.ts';
import { readWorkbook } from '../testing/readWorkbook.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
let products: number[];
let scale: number;

beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  const create = async (object: string, input: object) =>
    (await api.database.records.create(systemActor, object, { ...input })).id;
  products = [await create('product', { name: 'Pszenica' }), await create('product', { name: 'Węgiel' })];
  scale = await create('scale', { name: 'Waga raportowa' });
  for (const [at, some] of weighed) await weigh(at, some);
});
afterAll(() => api.close());

const local = (text: string): string => DateTime.fromISO(text, { zone: businessZone }).toUTC().toISO() ?? '';
const weigh = (at: string, { product, ...some }: { product: 0 | 1 } & Record<string, unknown>) =>
  api.database.records.create(systemActor, 'weighingRecord', {
    typeOfDocument: 'Automobile',
    scaleNetto: scale,
    nettoTime: at.endsWith('Z') ? at : local(at),
    product: products[product],
    ...some,
  });

/** Days of long ago, so that no other row of the demo is in them. */
const weighed: readonly (readonly [string, { product: 0 | 1 } & Record<string, unknown>])[] = [
  ['2019-03-11T22:59:59.999', { product: 0, netto: '1.000' }],
  ['2019-03-11T23:00', { product: 0, brutto: '40.000', tare: '15.500', netto: '24.500', typeOfOperation: 'Receipt' }],
  ['2019-03-12T06:59', { product: 1, brutto: '38.000', tare: '14.000', netto: '24.000', typeOfOperation: 'Shipment' }],
  ['2019-03-12T07:00', { product: 1, netto: '12.345', typeOfDocument: 'Water', typeOfOperation: 'Receipt' }],
  ['2019-03-12T22:00', { product: 0, netto: '0.655', typeOfOperation: 'Relocation' }],
  ['2019-03-12T12:00', { product: 0, netto: '99.000', cancelWeighting: true }],
  ['2019-03-12T23:00', { product: 0, netto: '2.000' }],
  // The nights when the clock changes: seven hours in spring, nine in autumn, both two o'clocks.
  ['2019-03-30T22:00:00Z', { product: 0, netto: '1.000' }],
  ['2019-03-31T04:59:00Z', { product: 0, netto: '2.000' }],
  ['2019-03-31T05:00:00Z', { product: 0, netto: '4.000' }],
  ['2019-10-26T21:00:00Z', { product: 0, netto: '1.000' }],
  ['2019-10-27T00:30:00Z', { product: 0, netto: '2.000' }],
  ['2019-10-27T01:30:00Z', { product: 0, netto: '4.000' }],
  ['2019-10-27T05:59:00Z', { product: 0, netto: '8.000' }],
  ['2019-10-27T06:00:00Z', { product: 0, netto: '16.000' }],
]; // prettier-ignore

const report = async (query: Record<string, string>): Promise<ReportResult> => {
  const { status, body } = await operator.get('/reports/shift-report', query);
  expect(status).toBe(200);
  return body as ReportResult;
};
const day = (on: string, some: Record<string, string> = {}) => report({ from: on, to: on, ...some });
const shown = (groups: ReportResult['groups'][string] = []) =>
  groups.map(({ key, name, count, sums }) => [name ?? key, count, sums.netto]);

describe('the report of a working day', () => {
  it('has what was weighed from 23:00 of the evening before to 23:00, and nothing that was cancelled', async () => {
    const { totals, groups } = await day('2019-03-12');
    expect(totals).toEqual({ count: 4, sums: { brutto: '78.000', tare: '29.500', netto: '61.500' } });
    expect(shown(groups.product)).toEqual([
      ['Węgiel', 2, '36.345'],
      ['Pszenica', 2, '25.155'],
    ]);
    expect(shown(groups.direction)).toEqual([
      ['in', 2, '36.845'],
      ['out', 1, '24.000'],
      ['within', 1, '0.655'],
    ]);
    expect(shown(groups.shift)).toEqual([
      ['I', 2, '48.500'],
      ['II', 1, '12.345'],
      ['III', 1, '0.655'],
    ]);
    expect(shown(groups.scale)).toEqual([['Waga raportowa', 4, '61.500']]);
  });

  it('has sums by every dimension that agree with each other, with its weighings, and with the records', async () => {
    const { totals, groups, rows, begin, end } = await report({ from: '2019-01-01', to: '2019-12-31' });
    for (const dimension of dimensionsOf(shiftReport)) {
      const sum = (groups[dimension] ?? []).reduce(
        (all, { sums }) => all.plus(sums.netto ?? 'NaN'),
        new Decimal(0),
      );
      expect(sum.toFixed(3), dimension).toBe(totals.sums.netto);
    }
    expect(rows.reduce((all, { netto }) => all.plus(String(netto)), new Decimal(0)).toFixed(3)).toBe(
      totals.sums.netto,
    );
    const records = await sql<{ netto: string; count: number }>`
      select sum(netto)::text as netto, count(*)::int as count from weighing_record
      where netto_time >= ${begin} and netto_time < ${end} and not cancel_weighting`.execute(
      api.database.sql,
    );
    expect(records.rows[0]).toEqual({ netto: totals.sums.netto, count: totals.count });
  });

  it('puts each weighing into the shift and the day that the rules say', async () => {
    const { groups, rows } = await report({ from: '2019-01-01', to: '2019-12-31' });
    const counted = (names: readonly string[]) => Object.fromEntries(
      [...new Set(names)].map((name) => [name, names.filter((each) => each === name).length]),
    ); // prettier-ignore
    const asRuled = rows.map(({ nettoTime }) => shiftAt(String(nettoTime)));
    const answered = (dimension: 'shift' | 'day') =>
      Object.fromEntries((groups[dimension] ?? []).map(({ key, count }) => [key, count]));
    expect(answered('shift')).toEqual(counted(asRuled.map(({ name }) => name)));
    expect(answered('day')).toEqual(counted(asRuled.map((each) => each.day)));
  });
});

describe('the report of a shift', () => {
  it.each([
    ['2019-03-12', 'I', '48.500'],
    ['2019-03-12', 'II', '12.345'],
    ['2019-03-12', 'III', '0.655'],
    ['2019-03-31', 'I', '3.000'],
    ['2019-03-31', 'II', '4.000'],
    ['2019-10-27', 'I', '15.000'],
    ['2019-10-27', 'II', '16.000'],
  ])('the report of a shift of %s, %s, weighs %s', async (on, shift, netto) => {
    expect((await day(on, { shift })).totals.sums.netto).toBe(netto);
  });

  it('is of one type of document where that is asked', async () => {
    expect(
      (await day('2019-03-12', { filter: JSON.stringify({ typeOfDocument: 'Water' }) })).totals,
    ).toMatchObject({ count: 1 });
  });
});

describe('a report', () => {
  it('comes as a workbook: sums and every weighing, numbers as numbers', async () => {
    const response = await fetch(
      `${api.url}/reports/shift-report/file?from=2019-03-12&to=2019-03-12&lang=pl`,
      {
        headers: { cookie: operator.cookie() },
      },
    );
    expect(response.headers.get('content-disposition')).toContain('2019-03-12.xlsx');
    const [sums, weighings] = await readWorkbook(new Uint8Array(await response.arrayBuffer()));
    expect(sums?.rows.at(-1)).toEqual([null, 'Razem', 4, 78, 29.5, 61.5]);
    expect(sums?.formatOf(sums.rows.length - 1, 5)).toBe('0.000');
    expect(weighings?.rows).toHaveLength(5);
    expect(weighings?.rows[1]?.[1]).toEqual(new Date('2019-03-11T23:00:00Z'));
  });

  it('a report of a fourth shift is refused', async () => {
    const query = { from: '2019-03-12', to: '2019-03-12', shift: 'IV' };
    expect(await operator.get('/reports/shift-report', query)).toMatchObject({
      status: 400,
      body: { code: 'query_invalid' },
    });
  });
});
