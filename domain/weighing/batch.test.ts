import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchesOf, observeBunker, totalOf, visitsOf, type BunkerWeight } from './batch.ts';
import { beginStability, usualRules, type Stability } from './stability.ts';

const minimum = '0.400';
const rules = { ...usualRules, deviation: '0.020', minimum };

/** Follows a bunker that rests on each of these loads for two seconds, ten readings a second, moving between them. */
const accepted = (loads: readonly number[]): BunkerWeight[] => {
  let state: Stability = beginStability();
  let at = Date.parse('2026-11-21T09:00:00Z');
  const weights: BunkerWeight[] = [];
  const read = (kilograms: number) => {
    at += 100;
    const tonnes = (kilograms / 1000).toFixed(3);
    const step = observeBunker(
      state,
      { kind: 'weight', tonnes, settled: null, alibiNo: null, raw: '', at },
      rules,
    );
    state = step.state;
    const seq = weights.length + 1;
    if (step.accept) weights.push({ ...step.accept, seq, at: new Date(step.accept.at).toISOString() });
  };
  let from = 0;
  for (const load of loads) {
    for (let part = 1; part < 8; part++) read(from + ((load - from) * part) / 8);
    for (let time = 0; time < 20; time++) read(load);
    from = load;
  }
  return weights;
};
const netsOf = (loads: readonly number[]): string[] =>
  batchesOf(visitsOf(accepted(loads)), minimum).map(({ net }) => net);

describe('a bunker scale', () => {
  it.each<[string, number[], string[]]>([
    ['that fills and discharges once makes one batch', [0, 2000, 0], ['2.000']],
    ['that keeps a residue makes a batch without it', [0, 2000, 120], ['1.880']],
    ['makes a batch of each filling', [0, 2000, 0, 1500, 40, 1800, 0], ['2.000', '1.460', '1.800']],
    ['that is topped up counts what it held at last', [0, 1000, 2000, 0], ['2.000']],
    ['that discharges in two goes is counted once, when it is empty', [0, 2000, 1200, 0], ['2.000']],
    ['that still holds its batch has made none', [0, 2000], []],
    ['that dribbles after discharging counts what was left at last', [0, 2000, 200, 60], ['1.940']],
    ['that was never full has made none', [0, 100, 0, 200], []],
    ['that ends a little below zero counts that too', [0, 2000, -40], ['2.040']],
  ])('%s', (_rule, loads, nets) => {
    expect(netsOf(loads)).toEqual(nets);
  });

  it.each<[string, [visit: number, seq: number, tonnes: string][]]>([
    [
      'after other batches',
      [
        [1, 1, '2.000'],
        [1, 2, '0.000'],
        [2, 3, '1.000'],
        [1, 1, '1.500'],
        [1, 2, '0.000'],
      ],
    ],
    [
      'at once',
      [
        [1, 1, '2.000'],
        [1, 2, '0.000'],
        [1, 1, '1.500'],
        [1, 2, '0.000'],
      ],
    ],
  ])('a new agent of a bunker scale counts from 1 again, which is another batch %s', (_when, rows) => {
    const at = '2026-11-21T09:00:00.000Z';
    const weights = rows.map(([visit, seq, tonnes]) => ({ visit, seq, tonnes, at }));
    expect(batchesOf(visitsOf(weights), minimum).map(({ net }) => net)).toEqual(['2.000', '1.500']);
  });

  it('lets out in all what its batches add up to', () => {
    const batch = fc.record({
      full: fc.integer({ min: 500, max: 5000 }),
      residue: fc.integer({ min: -50, max: 380 }),
    });
    fc.assert(
      fc.property(fc.array(batch, { maxLength: 6 }), (batches) => {
        const loads = batches.flatMap(({ full, residue }) => [full, residue]);
        const out = batches.reduce((sum, { full, residue }) => sum + full - residue, 0);
        expect(totalOf(batchesOf(visitsOf(accepted([0, ...loads])), minimum))).toBe((out / 1000).toFixed(3));
      }),
      { numRuns: 50 },
    );
  });

  it('the total of a bunker scale without batches is zero', () => expect(totalOf([])).toBe('0.000'));
});
