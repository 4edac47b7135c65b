import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxInGross, vatPercent, type GrossLine, type VatCode } from './vat.rules.ts';

const codes = Object.keys(vatPercent) as VatCode[];

describe('the tax in a gross price', () => {
  it.each<[string, VatCode, string, string]>([
    ['50.00', '23', '40.65', '9.35'],
    ['0.01', '23', '0.01', '0.00'],
    ['123.00', '23', '100.00', '23.00'],
    ['108.00', '8', '100.00', '8.00'],
    ['105.00', '5', '100.00', '5.00'],
    ['50.00', '0 KR', '50.00', '0.00'],
    ['50.00', 'zw', '50.00', '0.00'],
    ['50.00', 'np I', '50.00', '0.00'],
  ])('the tax in a gross price of %s at %s leaves %s net and %s tax', (gross, vatCode, net, vat) => {
    expect(taxInGross([{ gross, vatCode }])).toMatchObject({ net, vat, gross });
  });

  it('is rounded once per rate, and its lines add up to it', () => {
    const three = Array.from({ length: 3 }, (): GrossLine => ({ gross: '0.03', vatCode: '23' }));
    // 0.09 × 23 ÷ 123 is 0.0168. Each line by itself has 0.0056, so 0.01 too much is taken from one line.
    const taxed = taxInGross(three);
    expect(taxed.rates).toEqual([{ vatCode: '23', gross: '0.09', vat: '0.02', net: '0.07' }]);
    expect(taxed.lines.map(({ vat }) => vat)).toEqual(['0.00', '0.01', '0.01']);
  });

  it('the tax in a gross price of nothing is nothing', () => {
    expect(taxInGross([])).toEqual({ lines: [], rates: [], net: '0.00', vat: '0.00', gross: '0.00' });
  });
});

const line = fc.record({
  gross: fc.integer({ min: 0, max: 5_000_000 }).map((grosze) => new Decimal(grosze).div(100).toFixed(2)),
  vatCode: fc.constantFrom(...codes),
});
const added = (values: readonly string[]): string =>
  values.reduce((sum, value) => sum.plus(value), new Decimal(0)).toFixed(2);

describe('whatever is sold', () => {
  it('net and tax make gross, in lines, in rates and in all, and lines and rates make the whole', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const taxed = taxInGross(lines);
        for (const { net, vat, gross } of [taxed, ...taxed.lines, ...taxed.rates])
          expect(added([net, vat])).toBe(gross);
        for (const key of ['net', 'vat', 'gross'] as const) {
          expect(added(taxed.lines.map((each) => each[key]))).toBe(taxed[key]);
          expect(added(taxed.rates.map((each) => each[key]))).toBe(taxed[key]);
        }
        expect(taxed.lines.map(({ gross }) => gross)).toEqual(lines.map(({ gross }) => gross));
      }),
    );
  });
});
