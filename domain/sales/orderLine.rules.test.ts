import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPricedByLists,
  isUnpriced,
  lineAfter,
  lineFault,
  lineResult,
  type TypedLine,
} from './orderLine.rules.ts';
import { orderTotals, totalsByRate } from './orderTotals.rules.ts';

/**
 * Each worked by hand: quantity × (price − discount), rounded; VAT of it, rounded; both added. To the left of the rate what
 * is typed, to its right what the line comes to.
 */
const table = `
  what is sold                          |              qty | pcs | length | height |            price |     % |   off |  VAT |            = qty |      % |   off |                         net |      VAT |                       gross
  an empty line                         |                  |     |        |        |                  |       |       |      |            0.000 |   0.00 |  0.00 |                           – |        – |                           –
  a quantity without a price            |                5 |     |        |        |                  |       |       |   23 |            5.000 |   0.00 |  0.00 |                           – |        – |                           –
  a price without a quantity            |                  |     |        |        |             9.99 |       |       |   23 |            0.000 |   0.00 |  0.00 |                        0.00 |     0.00 |                        0.00
  one piece                             |                1 |     |        |        |              100 |       |       |   23 |            1.000 |   0.00 |  0.00 |                      100.00 |    23.00 |                      123.00
  2 × 100                               |                2 |     |        |        |           100.00 |       |       |   23 |            2.000 |   0.00 |  0.00 |                      200.00 |    46.00 |                      246.00
  500 t of coal                         |          500.000 |     |        |        |           780.00 |       |       |   23 |          500.000 |   0.00 |  0.00 |                   390000.00 | 89700.00 |                   479700.00
  no rate of VAT                        |                3 |     |        |        |               10 |       |       |      |            3.000 |   0.00 |  0.00 |                       30.00 |     0.00 |                       30.00
  rate 0                                |                3 |     |        |        |               10 |       |       | 0.00 |            3.000 |   0.00 |  0.00 |                       30.00 |     0.00 |                       30.00
  rate 5                                |                3 |     |        |        |               10 |       |       |    5 |            3.000 |   0.00 |  0.00 |                       30.00 |     1.50 |                       31.50
  rate 8                                |                3 |     |        |        |               10 |       |       | 8.00 |            3.000 |   0.00 |  0.00 |                       30.00 |     2.40 |                       32.40
  VAT that ends in half a grosz         |                1 |     |        |        |             0.50 |       |       |   23 |            1.000 |   0.00 |  0.00 |                        0.50 |     0.12 |                        0.62
  VAT just below half a grosz           |                1 |     |        |        |             0.28 |       |       |   23 |            1.000 |   0.00 |  0.00 |                        0.28 |     0.06 |                        0.34
  VAT below half a grosz                |                1 |     |        |        |             0.02 |       |       |   23 |            1.000 |   0.00 |  0.00 |                        0.02 |     0.00 |                        0.02
  VAT of 3 grosze                       |                1 |     |        |        |             0.03 |       |       |   23 |            1.000 |   0.00 |  0.00 |                        0.03 |     0.01 |                        0.04
  a third of a tonne                    |            0.333 |     |        |        |             3.00 |       |       |   23 |            0.333 |   0.00 |  0.00 |                        1.00 |     0.23 |                        1.23
  half a grosz of net goes up           |              0.5 |     |        |        |             0.01 |       |       |   23 |            0.500 |   0.00 |  0.00 |                        0.01 |     0.00 |                        0.01
  less than half a grosz goes down      |            0.499 |     |        |        |             0.01 |       |       |   23 |            0.499 |   0.00 |  0.00 |                        0.00 |     0.00 |                        0.00
  what a float gets wrong               |            1.005 |     |        |        |             1.00 |       |       |    0 |            1.005 |   0.00 |  0.00 |                        1.01 |     0.00 |                        1.01
  0.1 × 0.7                             |              0.1 |     |        |        |             0.70 |       |       |    0 |            0.100 |   0.00 |  0.00 |                        0.07 |     0.00 |                        0.07
  a tenth of a percent of rate          |                1 |     |        |        |              200 |       |       |  6.5 |            1.000 |   0.00 |  0.00 |                      200.00 |    13.00 |                      213.00
  10 off 100                            |                2 |     |        |        |              100 |       |    10 |   23 |            2.000 |  10.00 | 10.00 |                      180.00 |    41.40 |                      221.40
  10 off 30                             |                3 |     |        |        |               30 |       | 10.00 |   23 |            3.000 |  33.33 | 10.00 |                       60.00 |    13.80 |                       73.80
  1 off 3                               |                1 |     |        |        |                3 |       |     1 |    0 |            1.000 |  33.33 |  1.00 |                        2.00 |     0.00 |                        2.00
  2 off 3                               |                1 |     |        |        |                3 |       |     2 |    0 |            1.000 |  66.67 |  2.00 |                        1.00 |     0.00 |                        1.00
  the whole price off                   |                7 |     |        |        |            12.50 |       | 12.50 |   23 |            7.000 | 100.00 | 12.50 |                        0.00 |     0.00 |                        0.00
  10 percent                            |                2 |     |        |        |              100 |    10 |       |   23 |            2.000 |  10.00 | 10.00 |                      180.00 |    41.40 |                      221.40
  7.5 percent of 780                    |              500 |     |        |        |              780 |   7.5 |       |   23 |          500.000 |   7.50 | 58.50 |                   360750.00 | 82972.50 |                   443722.50
  a third in percent                    |                3 |     |        |        |               10 | 33.33 |       |    0 |            3.000 |  33.33 |  3.33 |                       20.01 |     0.00 |                       20.01
  a percent of grosze                   |              100 |     |        |        |             0.99 |   7.5 |       |    0 |          100.000 |   7.50 |  0.07 |                       92.00 |     0.00 |                       92.00
  a percent that takes nothing off      |                1 |     |        |        |             0.01 |    10 |       |    0 |            1.000 |  10.00 |  0.00 |                        0.01 |     0.00 |                        0.01
  half a grosz of discount goes up      |                1 |     |        |        |             0.50 |     5 |       |    0 |            1.000 |   5.00 |  0.03 |                        0.47 |     0.00 |                        0.47
  100 percent                           |                4 |     |        |        |               25 |   100 |       |    8 |            4.000 | 100.00 | 25.00 |                        0.00 |     0.00 |                        0.00
  a percent and the amount it comes to  |                1 |     |        |        |              200 |  12.5 |    25 |   23 |            1.000 |  12.50 | 25.00 |                      175.00 |    40.25 |                      215.25
  a percent and another amount          |                1 |     |        |        |              200 |    10 |    50 |   23 |            1.000 |  25.00 | 50.00 |                      150.00 |    34.50 |                      184.50
  a percent without a price             |                1 |     |        |        |                0 |    10 |       |   23 |            1.000 |  10.00 |  0.00 |                        0.00 |     0.00 |                        0.00
  4 pieces of 2.5 m                     |                1 |   4 |    2.5 |        |               12 |       |       |   23 |           10.000 |   0.00 |  0.00 |                      120.00 |    27.60 |                      147.60
  3 panes of 1.2 × 0.85                 |                  |   3 |    1.2 |   0.85 |              100 |       |       |   23 |            3.060 |   0.00 |  0.00 |                      306.00 |    70.38 |                      376.38
  one pane without a count              |                  |   0 |    1.5 |      2 |              100 |       |       |   23 |            3.000 |   0.00 |  0.00 |                      300.00 |    69.00 |                      369.00
  a height alone                        |                  |   2 |        |    2.2 |               10 |       |       |    8 |            4.400 |   0.00 |  0.00 |                       44.00 |     3.52 |                       47.52
  square metres rounded to three places |                  |     |  0.333 |  0.333 |             1000 |       |       |    0 |            0.111 |   0.00 |  0.00 |                      111.00 |     0.00 |                      111.00
  pieces alone, which are packages      |             24.5 |  20 |        |        |              950 |       |       |   23 |           24.500 |   0.00 |  0.00 |                    23275.00 |  5353.25 |                    28628.25
  pieces with sizes and a discount      |                  |  10 |      2 |    0.5 |               80 |    15 |       |   23 |           10.000 |  15.00 | 12.00 |                      680.00 |   156.40 |                      836.40
  fifteen digits                        |       999999.999 |     |        |        |          9999.99 |       |       |    0 |       999999.999 |   0.00 |  0.00 |               9999989990.00 |     0.00 |               9999989990.00
  a product of thirty digits            | 123456789012.345 |     |        |        | 1234567890123.45 |       |       |    0 | 123456789012.345 |   0.00 |  0.00 | 152415787532386691205623.99 |     0.00 | 152415787532386691205623.99
  text that is no number yet            |                2 |     |        |        |              12x |     - |       |   23 |            2.000 |   0.00 |  0.00 |                        0.00 |     0.00 |                        0.00
`;

const typedColumns = [
  'quantity',
  'numberOfPieces',
  'length',
  'height',
  'price',
  'discountPercent',
  'discountSum',
] as const;

const cases = table
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .map(([what = '', ...cells]) => ({
    what,
    line: Object.fromEntries(
      typedColumns.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : [])),
    ) as TypedLine,
    rate: cells[7] === '' ? null : { taxRate: cells[7] },
    comes: cells.slice(8).map((cell) => (cell === '–' ? null : cell)),
  }));

it('the table has more than forty lines', () => {
  expect(cases.length).toBeGreaterThan(40);
});

it('a line in pieces counts them, however large they are, so that a price for a size is a price of one piece', () => {
  // 2 pieces at 9800.00; counted by size they would be 4 × 3.5 × 4 = 56.
  const door = { quantity: '2', numberOfPieces: 4, length: '3.5', height: '4', price: '9800.00' };
  expect(lineResult(door, null, { countsPieces: true })).toMatchObject({
    quantity: '2.000',
    sumNetto: '19600.00',
  });
  expect(lineResult(door, null, { countsPieces: false })).toMatchObject({ quantity: '56.000' });
  expect(lineResult(door, null)).toMatchObject({ quantity: '56.000' });
});

describe('a line comes to', () => {
  it.each(cases)('$what', ({ line, rate, comes }) => {
    const { quantity, discountPercent, discountSum, sumNetto, vat, sumBrutto } = lineResult(line, rate);
    expect([quantity, discountPercent, discountSum, sumNetto, vat, sumBrutto]).toEqual(comes);
  });

  it('the same where numbers come instead of text', () => {
    expect(lineResult({ quantity: 2, price: 10 }, { taxRate: 23 })).toEqual(
      lineResult({ quantity: '2.000', price: '10.00' }, { taxRate: '23.00' }),
    );
  });

  it('no VAT where the buyer accounts for it', () => {
    const line = { quantity: '2', price: '100' };
    expect(lineResult(line, { taxRate: '23.00', reverseChange: true })).toMatchObject({
      vat: '0.00',
      sumBrutto: '200.00',
    });
  });
});

const amount = fc.integer({ min: 0, max: 1_000_000_00 }).map((cents) => (cents / 100).toFixed(2));
const anyLine = fc.record(
  {
    quantity: fc.integer({ min: 0, max: 1_000_000_000 }).map((grams) => (grams / 1000).toFixed(3)),
    price: amount,
    discountPercent: fc.integer({ min: 0, max: 10_000 }).map((part) => (part / 100).toFixed(2)),
    discountSum: amount,
    numberOfPieces: fc.nat(1000),
    length: fc.nat(9999).map((length) => (length / 1000).toFixed(3)),
    height: fc.nat(9999).map((height) => (height / 1000).toFixed(3)),
  },
  { requiredKeys: [] },
);
const rates = ['23.00', '8.00', '5.00', '0.00'] as const;

describe('whatever is typed', () => {
  it('what a line comes to stays when the line is saved again', () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom(...rates), (line, taxRate) => {
        const once = lineResult(line, { taxRate });
        expect(lineResult({ ...line, ...once }, { taxRate })).toEqual(once);
      }),
    );
  });

  it('the totals are the sums of the lines, and those by rate add up to them', () => {
    const lines = fc.array(fc.tuple(anyLine, fc.constantFrom(...rates)), { maxLength: 30 });
    fc.assert(
      fc.property(lines, (typed) => {
        const results = typed.map(([line, rate]) => ({ ...lineResult(line, { taxRate: rate }), rate }));
        const sum = (of: readonly (string | null)[]) =>
          of.reduce((total, each) => total.plus(each ?? 0), new Decimal(0)).toFixed(2);
        const totals = orderTotals(results);
        expect(totals).toEqual({
          sumNetto: sum(results.map(({ sumNetto }) => sumNetto)),
          sumVat: sum(results.map(({ vat }) => vat)),
          sumBrutto: sum(results.map(({ sumBrutto }) => sumBrutto)),
        });
        expect(new Decimal(totals.sumNetto).plus(totals.sumVat).toFixed(2)).toBe(totals.sumBrutto);
        const byRate = totalsByRate(results);
        expect(sum(byRate.map(({ sumBrutto }) => sumBrutto))).toBe(totals.sumBrutto);
        expect(new Set(byRate.map(({ rate }) => rate)).size).toBe(byRate.length);
      }),
    );
  });
});

describe('after something was typed', () => {
  // What was typed; the line with it; the field; the percent, the discount and the net amount that follow.
  const agreed = { quantity: '1', price: '200.00', discountPercent: '10.00', discountSum: '20.00' };
  const comesTo = (line: TypedLine, typed: string) => {
    const { discountPercent, discountSum, sumNetto } = lineResult(lineAfter(line, typed), null);
    return [discountPercent, discountSum, sumNetto];
  };

  it.each([
    ['another percent', { ...agreed, discountPercent: '25' }, 'discountPercent', '25.00', '50.00', '150.00'],
    ['no percent', { ...agreed, discountPercent: null }, 'discountPercent', '0.00', '0.00', '200.00'],
    ['another amount', { ...agreed, discountSum: '30' }, 'discountSum', '15.00', '30.00', '170.00'],
    ['no amount', { ...agreed, discountSum: null }, 'discountSum', '0.00', '0.00', '200.00'],
    ['another price', { ...agreed, price: '400' }, 'price', '10.00', '40.00', '360.00'],
    ['another quantity', { ...agreed, quantity: '3' }, 'quantity', '10.00', '20.00', '540.00'],
  ])('%s', (_case, line, typed, ...comes) => {
    expect(comesTo(line, typed)).toEqual(comes);
  });
});

describe('a line whose price nobody has said', () => {
  // The price; the rest of the line of 2 pieces; whether it has no price; some of its amounts.
  const nothing = { sumNetto: null, vat: null, sumBrutto: null };
  it.each([
    ['no price', {}, true, nothing],
    ['an empty price', { price: '' }, true, nothing],
    ['a price that is taken away', { price: null }, true, nothing],
    ['0.00', { price: '0.00' }, true, { sumNetto: '0.00' }],
    ['0', { price: 0 }, true, { sumNetto: '0.00' }],
    ['0.00, free of charge', { price: '0.00', freeOfCharge: true }, false, { sumNetto: '0.00' }],
    ['nothing, free of charge', { price: null, freeOfCharge: true }, false, { sumNetto: '0.00' }],
    ['a price', { price: '0.01' }, false, { sumNetto: '0.02' }],
    [
      'a price with all of it taken off',
      { price: '5', discountPercent: '100' },
      false,
      { sumNetto: '0.00', sumBrutto: '0.00' },
    ],
  ])('%s', (_case, said, unpriced, comes) => {
    const line: TypedLine = { quantity: '2', ...said };
    expect(isUnpriced(line)).toBe(unpriced);
    expect(lineResult(line, { taxRate: '23' })).toMatchObject(comes);
  });
});

it.each([
  ['a price of what is free', { price: '1', freeOfCharge: true }, 'price', 'free_line_priced'],
  ['an amount above the price', { price: '10', discountSum: '10.01' }, 'discountSum', 'discount_above_price'],
  [
    'more than 100 percent',
    { price: '10', discountPercent: '100.1' },
    'discountPercent',
    'discount_above_price',
  ],
  ['an amount off no price', { price: '0', discountSum: '1' }, 'discountSum', 'discount_above_price'],
  ['more than can be stored', { quantity: '100000', price: '1000000000' }, 'price', 'amount_too_large'],
  [
    'sizes of more than can be stored',
    { length: '9999999', height: '9999999' },
    'quantity',
    'amount_too_large',
  ],
])('%s is refused at its value', (_case, line, field, code) => {
  expect(lineFault(line, lineResult(line, null))).toEqual({ field, code });
});

it.each([{}, { quantity: '2', price: '10', discountSum: '10' }, { price: '10', discountPercent: '100' }])(
  '%j has no fault',
  (line) => {
    expect(lineFault(line, lineResult(line, { taxRate: '23' }))).toBeUndefined();
  },
);

describe('a price that price lists said', () => {
  it.each([
    ['one list, as it stands', '100.00', ['100.00'], true],
    ['one list, written otherwise', '100', ['100.00'], true],
    ['a list and its surcharge', '112.50', ['100.00', '12.50'], true],
    ['one that somebody typed over it', '95.00', ['100.00'], false],
    ['one that was taken away', null, ['100.00'], false],
    ['no list', '100.00', [], false],
  ])('%s', (_case, price, said, byLists) => {
    expect(isPricedByLists({ price, prices: said.map((each) => ({ price: each })) })).toBe(byLists);
  });

  it('is none where nothing is known of lists', () => {
    expect(isPricedByLists({ price: '100.00', prices: null })).toBe(false);
  });
});
