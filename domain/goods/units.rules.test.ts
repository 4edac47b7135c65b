import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertedBy, ratioBetween, type Conversion } from './units.rules.ts';

const [piece, pallet, tonne, kilogram, gram, litre] = [1, 2, 3, 4, 5, 6];
const conversions: readonly Conversion[] = [
  { unitId: pallet, inUnitId: piece, factor: '40' },
  { unitId: tonne, inUnitId: kilogram, factor: '1000' },
  { unitId: kilogram, inUnitId: gram, factor: '1000' },
  { unitId: pallet, inUnitId: kilogram, factor: '750' },
];
const inOther = (quantity: string, from: number, to: number) => {
  const ratio = ratioBetween(conversions, from, to);
  return ratio && convertedBy(ratio, quantity).toDecimalPlaces(6).toFixed();
};

describe('a quantity in another unit', () => {
  it.each([
    ['2', pallet, piece, '80', '2 × 40'],
    ['20', piece, pallet, '0.5', '20 / 40'],
    ['1', piece, pallet, '0.025', '1 / 40'],
    ['1.5', tonne, gram, '1500000', '1.5 × 1000 × 1000'],
    ['3', tonne, pallet, '4', '3000 kg / 750'],
    ['4', piece, kilogram, '75', '4 / 40 × 750'],
    ['7', piece, piece, '7', 'nothing to convert'],
  ])('%s of unit %i in unit %i is %s: %s', (quantity, from, to, expected) => {
    expect(inOther(quantity, from, to)).toBe(expected);
  });

  it('is not known where no conversion leads there', () => {
    expect(inOther('1', piece, litre)).toBeUndefined();
    expect(ratioBetween([{ unitId: 1, inUnitId: 2, factor: '0' }], 1, 2)).toBeUndefined();
  });

  it('is what it was when it is converted there and back', () => {
    const unit = fc.constantFrom(piece, pallet, tonne, kilogram, gram);
    const quantity = fc.integer({ min: 0, max: 10_000_000 }).map((milli) => (milli / 1000).toFixed(3));
    fc.assert(
      fc.property(unit, unit, quantity, (from, to, given) => {
        const [there, back] = [ratioBetween(conversions, from, to), ratioBetween(conversions, to, from)];
        if (!there || !back) throw new Error('all of these units are connected');
        expect(convertedBy(back, convertedBy(there, given)).toFixed(3)).toBe(given);
      }),
    );
  });

  it('takes the shortest way, and a circle of conversions ends', () => {
    const circle: readonly Conversion[] = [
      { unitId: 1, inUnitId: 2, factor: '2' },
      { unitId: 2, inUnitId: 3, factor: '2' },
      { unitId: 3, inUnitId: 1, factor: '5' },
    ];
    // Over unit 2 it would be a quarter.
    const ratio = ratioBetween(circle, 3, 1);
    expect(ratio && convertedBy(ratio, '1').toFixed()).toBe('5');
  });
});
