import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesDone, planSums, type PlannedLine } from './planLines.rules.ts';
import { sumOfNetto, type WeighedGoods } from './weighedForShip.rules.ts';

const line = (hold: string | null, boxId: number | null, planned: string | null): PlannedLine => ({
  hold,
  boxId,
  productId: null,
  planned,
});
const weighed = (netto: string, some: Partial<WeighedGoods> = {}): WeighedGoods => ({
  typeOfDocument: 'Water',
  typeOfOperation: 'Shipment',
  hold: null,
  boxId: null,
  productId: null,
  netto,
  ...some,
});
const holds = [line('1', 4, '1900'), line('2', 4, '2200'), line('3', 5, '1900')];
const done = (goods: readonly WeighedGoods[], lines = holds) =>
  linesDone(lines, goods).lines.map((each) => each.done);

describe('the lines of a loading plan', () => {
  it.each([
    ['fill one after the other where goods say no hold', [weighed('2000', { boxId: 4 })], ['1900.000', '100.000', '0.000']],
    ['fill by hold where it is known', [weighed('500', { hold: '2' })], ['0.000', '500.000', '0.000']],
    ['fill by box', [weighed('500', { boxId: 5 })], ['0.000', '0.000', '500.000']],
    ['take what says more of itself first', [weighed('100'), weighed('1900', { hold: '1' })], ['1900.000', '100.000', '0.000']],
    ['show too much on the last that fits', [weighed('4200', { boxId: 4 })], ['1900.000', '2300.000', '0.000']],
  ])('%s', (_rule, goods, expected) => {
    expect(done(goods)).toEqual(expected);
  }); // prettier-ignore

  it('leave out what fits none of them', () => {
    const stray = weighed('24', { boxId: 9 });
    expect(linesDone(holds, [stray])).toMatchObject({ outside: [stray] });
  });

  it('the lines of a loading plan that say no tonnes take all that fits', () => {
    expect(done([weighed('30', { boxId: 4 })], [line(null, 4, null)])).toEqual(['30.000']);
  });

  it('lose and invent nothing', () => {
    const goods = fc.record({
      netto: fc.integer({ min: 0, max: 3000 }).map(String),
      boxId: fc.constantFrom(null, 4, 5, 9),
      hold: fc.constantFrom(null, '1', '3'),
    });
    fc.assert(
      fc.property(fc.array(goods), (rows) => {
        const all = rows.map(({ netto, ...some }) => weighed(netto, some));
        const { lines, outside } = linesDone(holds, all);
        const sum = sumOfNetto(lines.map((each) => ({ netto: each.done }))).plus(sumOfNetto(outside));
        expect(sum.eq(sumOfNetto(all))).toBe(true);
      }),
    );
  });
});

describe('what is left of a plan', () => {
  it.each([
    ['by its own tonnes', '6000', holds, { planned: '6000.000', done: '2000.000', left: '4000.000' }],
    ['by its lines', null, holds, { planned: '6000.000', done: '2000.000', left: '4000.000' }],
    ['that says no tonnes', null, [line(null, 4, null)], { planned: null, done: '2000.000', left: null }],
    ['that was exceeded', '1500', [], { planned: '1500.000', done: '2000.000', left: '-500.000' }],
  ])('%s', (_how, quantity, lines, sums) => {
    expect(planSums(quantity, lines, [weighed('2000')])).toEqual(sums);
  });
});
