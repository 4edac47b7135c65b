import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingOf, type NoWeightReason, type Reading, type Telegram } from './reading.ts';
import { weightFreshMinutes } from './weighing.rules.ts';
import { beginStability, observe, usualRules, type Stability, type StabilityRules } from './stability.ts';

/** A scale that shows at most 40 kg counts as empty: twice the deviation. */
const rules: StabilityRules = { ...usualRules, deviation: '0.020', minimum: '0.400' };
const tickMs = 100;

/** What one tick of the scale says: kilograms at rest or unmarked, kilograms in motion, or a reason. */
type Tick = number | { readonly moving: number } | NoWeightReason;

const readingAt = (tick: Tick, at: number): Reading => {
  if (typeof tick === 'string') return { kind: 'none', reason: tick, raw: '', at };
  const [kg, settled] = typeof tick === 'number' ? [tick, null] : [tick.moving, false];
  return readingOf({ kind: 'value', value: String(kg), unit: 'kg', settled, raw: '' }, '0.001', at);
};

const during = (seconds: number, tick: Tick): Tick[] => Array.from({ length: seconds * 10 }, () => tick);

interface Told {
  readonly accepted: readonly { readonly tonnes: string; readonly at: number; readonly visit: number }[];
  readonly state: Stability;
}

const follow = (readings: readonly Reading[], from: Stability = beginStability()): Told =>
  readings.reduce<Told>(
    ({ accepted, state: before }, reading) => {
      const { state, accept } = observe(before, reading, rules);
      return { accepted: accept ? [...accepted, accept] : accepted, state };
    },
    { accepted: [], state: from },
  );

const followTicks = (...ticks: Tick[][]): Told =>
  follow(ticks.flat().map((tick, index) => readingAt(tick, index * tickMs)));
const weightsOf = (...ticks: Tick[][]): string[] =>
  followTicks(...ticks).accepted.map(({ tonnes }) => tonnes);
const ramp = (from: number, to: number, steps: number): Tick[] =>
  Array.from({ length: steps }, (_, step) => Math.round(from + ((to - from) * step) / steps));

describe('a truck', () => {
  it.each<[string, Tick[][], string[]]>([
    [
      'is weighed once while it stands there',
      [during(1, 0), ramp(0, 14_520, 20), during(60, 14_520)],
      ['14.520'],
    ],
    [
      'is weighed while its load trembles within the deviation',
      [during(1, 0), Array.from({ length: 30 }, (_, at) => 14_510 + (at % 2) * 20)],
      ['14.510'],
    ],
    [
      'is not weighed while its load trembles beyond it',
      [during(1, 0), Array.from({ length: 60 }, (_, at) => 14_500 + (at % 2) * 21)],
      [],
    ],
    ['is not weighed while it drives on', [during(1, 0), ramp(0, 40_000, 200)], []],
    ['is not weighed before it has rested for a second', [during(1, 0), during(1, 14_520), during(1, 0)], []],
    ['is not weighed while the indicator says motion', [during(1, 0), during(5, { moving: 14_520 })], []],
    [
      'is weighed once the indicator says rest',
      [during(1, 0), during(5, { moving: 14_520 }), [14_520]],
      ['14.520'],
    ],
    ['is not weighed below the minimum', [during(1, 0), during(5, 399)], []],
    ['is weighed at the minimum', [during(1, 0), during(5, 400)], ['0.400']],
    ['is not weighed on a negative scale', [during(1, 0), during(5, -14_520)], []],
  ])('%s', (_rule, ticks, weights) => expect(weightsOf(...ticks)).toEqual(weights));
});

describe('the next weight', () => {
  it.each<[string, Tick[][], string[]]>([
    [
      'is taken after the scale was empty, also when it is the same',
      [during(2, 14_520), during(1, 0), during(2, 14_520)],
      ['14.520', '14.520'],
    ],
    [
      'is taken after the empty scale showed its zero zone',
      [during(2, 14_520), during(1, -40), during(2, 14_520)],
      ['14.520', '14.520'],
    ],
    [
      'is not taken when the scale did not come back to zero',
      [during(2, 14_520), during(1, 41), during(2, 14_520)],
      ['14.520'],
    ],
    [
      'is taken of a load that changed beyond the deviation',
      [during(2, 14_520), ramp(14_520, 39_080, 50), during(2, 39_080)],
      ['14.520', '39.080'],
    ],
    ['is not taken of a load that changed within it', [during(2, 14_520), during(5, 14_540)], ['14.520']],
    ['is taken just beyond it', [during(2, 14_520), during(5, 14_541)], ['14.520', '14.541']],
    [
      'is not taken of a load that crept beyond it and back',
      [during(2, 14_520), [14_600, 14_700, 14_600], during(5, 14_520)],
      ['14.520'],
    ],
    [
      'is not taken of the same load after a fault',
      [during(2, 14_520), during(3, 'connection_lost'), during(5, 14_520)],
      ['14.520'],
    ],
    [
      'is taken of another load after a fault',
      [during(2, 14_520), during(3, 'connection_lost'), during(5, 39_080)],
      ['14.520', '39.080'],
    ],
  ])('%s', (_rule, ticks, weights) => expect(weightsOf(...ticks)).toEqual(weights));

  it('is taken of a load that is there longer than its weight may be recorded', () => {
    const minutes = weightFreshMinutes * 60;
    const { accepted } = followTicks(
      during(1, 14_520),
      during(2 * minutes, 14_520),
      during(minutes - 2, 14_520),
    );
    expect(accepted.map(({ visit, at }) => [visit, at / 1000])).toEqual([
      [1, 1],
      [1, 1 + minutes],
      [1, 1 + 2 * minutes],
    ]);
  });

  it('after a restart, a load that was weighed before is not recorded again, and another load is', () => {
    const again = (kg: number, later: number) =>
      follow(
        during(2, kg).map((tick, index) => readingAt(tick, later + index * tickMs)),
        beginStability(7, { tonnes: '14.520', at: 0 }),
      ).accepted.map(({ visit, tonnes }) => [visit, tonnes]);
    expect(again(14_520, 60_000)).toEqual([]);
    expect(again(39_080, 60_000)).toEqual([[7, '39.080']]);
    expect(again(14_520, usualRules.lifetimeMs)).toEqual([[7, '14.520']]);
  });

  it('is weighed again if the clock was set back by more than a weight may be recorded', () => {
    const again = (later: number) =>
      follow(
        during(2, 14_520).map((tick, index) => readingAt(tick, later + index * tickMs)),
        beginStability(7, { tonnes: '14.520', at: 0 }),
      ).accepted.map(({ visit, tonnes }) => [visit, tonnes]);
    expect(again(-2 * usualRules.lifetimeMs)).toEqual([[7, '14.520']]);
    expect(again(-60_000)).toEqual([]);
  });

  it('counts as another visit only after zero', () => {
    const { accepted } = followTicks(
      during(2, 0),
      during(2, 14_520),
      during(2, 39_080),
      during(2, 0),
      during(2, 20_000),
    );
    expect(accepted.map(({ tonnes, visit }) => [visit, tonnes])).toEqual([
      [1, '14.520'],
      [1, '39.080'],
      [2, '20.000'],
    ]);
  });
});

// By `usualRules`, a load must rest for a second with three readings in it, no more than two seconds apart.
describe('waiting for rest begins anew', () => {
  it.each<[string, Tick[]]>([
    ['after a reading that is no weight', ['unreadable']],
    ['after an overload', ['overload']],
    ['after an empty scale', [0]],
    ['after a jump', [16_000]],
  ])('%s', (_rule, between) => {
    const almost = Array.from({ length: 10 }, (): Tick => 14_520);
    expect(weightsOf(almost, between, almost)).toEqual([]);
    expect(weightsOf(almost, between, almost, [14_520])).toEqual(['14.520']);
  });

  it('waiting for rest begins anew after a gap longer than a reading lives', () => {
    const at = (...moments: number[]) => moments.map((moment) => readingAt(14_520, moment));
    expect(follow(at(0, 500, 2501, 3000)).accepted).toEqual([]);
    expect(follow(at(0, 500, 2501, 3000, 3501)).accepted).toHaveLength(1);
  });

  it('waiting for rest begins anew when the clock is set back', () => {
    const before = [readingAt(39_080, 10_000), readingAt(39_080, 10_900)];
    const after = [5000, 5500, 6000].map((at) => readingAt(14_520, at));
    expect(follow([...before, ...after.slice(0, 2)]).accepted).toEqual([]);
    expect(follow([...before, ...after]).accepted).toMatchObject([{ tonnes: '14.520', at: 6000 }]);
  });

  it('waiting for rest begins anew and takes three readings at least', () => {
    const at = (...moments: number[]) => moments.map((moment) => readingAt(14_520, moment));
    expect(follow(at(0, 1500)).accepted).toEqual([]);
    expect(follow(at(0, 1000, 1500)).accepted).toHaveLength(1);
  });
});

describe('the phase', () => {
  it.each<[string, Tick[][], Stability['phase'], NoWeightReason | null]>([
    ['is offline before the first reading', [], 'OFFLINE', 'no_answer'],
    ['is empty at zero', [[0]], 'EMPTY', null],
    ['is approach while a load comes on', [ramp(0, 14_000, 10)], 'APPROACH', null],
    ['is stable at rest', [during(2, 14_520)], 'STABLE', null],
    ['is leaving once an accepted load moves', [during(2, 14_520), [12_000]], 'LEAVING', null],
    ['is an error over the range', [during(2, 14_520), ['overload']], 'ERROR', 'overload'],
    ['is an error when nothing can be read', [['unreadable']], 'ERROR', 'unreadable'],
    ['is offline when the scale does not answer', [during(2, 14_520), ['no_answer']], 'OFFLINE', 'no_answer'],
    ['is offline when its last word is old', [during(2, 14_520), ['stale']], 'OFFLINE', 'stale'],
    ['comes back by itself', [['connection_lost'], during(2, 14_520)], 'STABLE', null],
  ])('%s', (_rule, ticks, phase, reason) =>
    expect(followTicks(...ticks).state).toMatchObject({ phase, reason }),
  );
});

describe('whatever a scale says', () => {
  const tick: fc.Arbitrary<Tick> = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(0, 14_500, 14_510, 14_520, 14_541, 39_080) },
    { weight: 1, arbitrary: fc.integer({ min: -1000, max: 60_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 60_000 }).map((moving) => ({ moving })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<NoWeightReason>('overload', 'unreadable', 'connection_lost', 'stale'),
    },
  );
  const stretch = fc
    .tuple(tick, fc.integer({ min: 1, max: 25 }))
    .map(([said, times]) => Array.from({ length: times }, () => said));
  const readings = fc
    .array(stretch, { maxLength: 12 })
    .map((parts) => parts.flat().map((said, index) => readingAt(said, index * tickMs)));

  it('each accepted weight is the last of a second of readings that agree', () => {
    fc.assert(
      fc.property(readings, (all) => {
        for (const { at, tonnes } of follow(all).accepted) {
          const second = all.filter((reading) => reading.at >= at - rules.windowMs && reading.at <= at);
          const weights = second.map((reading) =>
            reading.kind === 'weight' ? new Decimal(reading.tonnes) : new Decimal(Infinity),
          );
          expect(second.length).toBe(rules.windowMs / tickMs + 1);
          expect(
            Decimal.max(...weights)
              .minus(Decimal.min(...weights))
              .lte(rules.deviation),
          ).toBe(true);
          expect(second.at(-1)).toMatchObject({ kind: 'weight', tonnes });
          expect(new Decimal(tonnes).gte(rules.minimum)).toBe(true);
        }
      }),
    );
  });

  it('two weights of one visit that follow one another differ beyond the deviation', () => {
    fc.assert(
      fc.property(readings, (all) => {
        const { accepted } = follow(all);
        accepted.slice(1).forEach((weight, index) => {
          const before = accepted[index];
          if (before?.visit === weight.visit)
            expect(new Decimal(weight.tonnes).minus(before.tonnes).abs().gt(rules.deviation)).toBe(true);
        });
      }),
    );
  });

  it('a visit has a number of its own, and none begins without an empty scale', () => {
    fc.assert(
      fc.property(readings, (all) => {
        const { accepted } = follow(all);
        accepted.slice(1).forEach((weight, index) => {
          const before = accepted[index] as (typeof accepted)[number];
          const between = all.filter(({ at }) => at > before.at && at < weight.at);
          const emptied = between.some(
            (reading) => reading.kind === 'weight' && new Decimal(reading.tonnes).abs().lte('0.040'),
          );
          expect(weight.visit - before.visit).toBe(emptied ? 1 : 0);
        });
      }),
    );
  });

  it('a load that rests is accepted in the end', () => {
    fc.assert(
      fc.property(readings, fc.integer({ min: 500, max: 49_999 }), (before, kg) => {
        const after = Array.from({ length: 12 }, (_, index) =>
          readingAt(kg, (before.length + index) * tickMs),
        );
        const { accepted } = follow([...before, ...after]);
        const last = accepted.at(-1);
        expect(
          new Decimal(last?.tonnes ?? Infinity)
            .minus(kg / 1000)
            .abs()
            .lte(rules.deviation),
        ).toBe(true);
      }),
    );
  });
});

describe('a reading', () => {
  const value = (text: string, unit: Extract<Telegram, { kind: 'value' }>['unit']): Telegram => ({
    kind: 'value',
    value: text,
    unit,
    settled: true,
    raw: '',
  });

  it.each<[string, Telegram, string, string]>([
    ['kilograms', value('40420', 'kg'), '0.001', '40.420'],
    ['tonnes', value('40.420', 't'), '0.001', '40.420'],
    ['grams', value('40420000', 'g'), '0.001', '40.420'],
    ['pounds', value('1000', 'lb'), '0.001', '0.454'],
    ['no unit as kilograms', value('40420', null), '0.001', '40.420'],
    ['divisions of 20 kg', value('2021', null), '0.020', '40.420'],
    ['a sum no float can hold', value('1.005', 'kg'), '1.000000', '1.005'],
    ['a negative weight as it stands', value('-40', 'kg'), '0.001', '-0.040'],
    ['a weight just below zero as zero', value('-0.4', 'kg'), '0.001', '0.000'],
  ])('makes tonnes of %s', (_unit, telegram, factor, tonnes) => {
    expect(readingOf(telegram, factor, 7)).toMatchObject({ kind: 'weight', tonnes, at: 7 });
  });

  it('a reading without a weight has no weight, and never 0', () => {
    expect(readingOf({ kind: 'none', reason: 'overload', raw: 'S +' }, '0.001', 7)).toEqual({
      kind: 'none',
      reason: 'overload',
      raw: 'S +',
      at: 7,
    });
  });
});
