import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import type { Load } from './load.rules.ts';
import type { WeighingKind } from './operations.rules.ts';
import { weightsOf, weightsOfLastRound } from './roundWeights.rules.ts';
import { applyWeighing, heldLoad, netLimit, takeBackWeighing, weighedState } from './weighing.rules.ts';
import type { Weighing, WeighingPlan } from './weighingPlan.ts';
import {
  expectedWeighings,
  isComplete,
  nextWeighing,
  roundNow,
  roundsOf,
  weighingsLeft,
} from './weighingRounds.rules.ts';

const plan = (some: Partial<WeighingPlan> = {}): WeighingPlan => ({
  scalesType: 'GrossAndTara',
  type: 'Loading',
  vehicleTare: null,
  loadCapacity: null,
  ...some,
});

const weigh = (of: WeighingPlan, ...readings: string[]): readonly Weighing[] =>
  readings.reduce<readonly Weighing[]>((taken, reading) => {
    const after = applyWeighing(of, taken, reading);
    if (isRefusal(after)) throw new Error(`${reading} refused: ${JSON.stringify(after)}`);
    return after;
  }, []);

describe('which weighings a truck needs', () => {
  it.each<[string, Partial<WeighingPlan>, WeighingKind[]]>([
    ['tare first when it is loaded', {}, ['tare', 'gross']],
    ['gross first when it is unloaded', { type: 'Unloading' }, ['gross', 'tare']],
    [
      'gross only where the station weighs gross and the vehicle has a tare',
      { scalesType: 'Gross', vehicleTare: '14.500' },
      ['gross'],
    ],
    [
      'both where the station weighs gross but the tare is not known',
      { scalesType: 'Gross', vehicleTare: '0.000' },
      ['tare', 'gross'],
    ],
    ['tare only where the station weighs tare', { scalesType: 'Tara' }, ['tare']],
    ['the cargo itself on a bunker scale', { scalesType: 'Bunker' }, ['net']],
    ['none where nothing is weighed', { scalesType: 'WithoutWeighing' }, []],
  ])('%s', (_rule, some, kinds) => expect(expectedWeighings(plan(some))).toEqual(kinds));
});

describe('the weights that follow', () => {
  it.each<
    [
      string,
      Partial<WeighingPlan>,
      string[],
      { gross: string | null; tare: string | null; net: string | null },
    ]
  >([
    [
      'net is gross less tare when loading',
      {},
      ['14.520', '39.080'],
      { gross: '39.080', tare: '14.520', net: '24.560' },
    ],
    [
      'net is gross less tare when unloading',
      { type: 'Unloading' },
      ['39.08', '14.52'],
      { gross: '39.080', tare: '14.520', net: '24.560' },
    ],
    [
      'nothing but the tare after the first weighing',
      {},
      ['14.520'],
      { gross: null, tare: '14.520', net: null },
    ],
    [
      'the tare of the vehicle counts at a gross station',
      { scalesType: 'Gross', vehicleTare: '14.5' },
      ['39.100'],
      { gross: '39.100', tare: '14.500', net: '24.600' },
    ],
    [
      'a bunker gives the net, and gross by the vehicle',
      { scalesType: 'Bunker', vehicleTare: '14.500' },
      ['24.600'],
      { gross: '39.100', tare: '14.500', net: '24.600' },
    ],
    [
      'a bunker gives the net alone when the tare is not known',
      { scalesType: 'Bunker' },
      ['24.600'],
      { gross: null, tare: null, net: '24.600' },
    ],
    [
      'a tare station gives the tare alone',
      { scalesType: 'Tara' },
      ['14.520'],
      { gross: null, tare: '14.520', net: null },
    ],
  ])('%s', (_rule, some, readings, weights) => {
    const of = plan(some);
    expect(weightsOf(of, weigh(of, ...readings))).toEqual(weights);
  });

  it('the status follows the weighings that stand', () => {
    const of = plan({ type: 'Unloading' });
    expect(weighedState(of, [])).toBe('NaTerminalu');
    expect(weighedState(of, weigh(of, '39.080'))).toBe('SecondWeighing');
    expect(weighedState(of, weigh(of, '39.080', '14.520'))).toBe('Unloaded');
    expect(weighedState(plan(), weigh(plan(), '14.520', '39.080'))).toBe('Loaded');
  });

  it('a net is believed up to what such a vehicle can carry at all, whatever its papers say', () => {
    const operation = { typeOfOperation: 'Shipment', loadCapacity: '25.000' } as const;
    expect(netLimit(plan(operation))).toBe('60.000');
    expect(netLimit(plan({ ...operation, typeOfDocument: 'Railway' }))).toBe('120.000');
  });

  it('the net of a journey that began before operations decided may exceed the load capacity by a tenth', () => {
    expect(netLimit(plan({ loadCapacity: '25.000' }))).toBe('27.500');
    expect(netLimit(plan())).toBe('60.000');
  });
});

describe('a weight that cannot be is refused', () => {
  it.each<[string, Partial<WeighingPlan>, string[], string]>([
    ['a negative net', {}, ['39.080'], '14.520'],
    ['a net of nothing', {}, ['14.520'], '14.520'],
    ['a net far over the load capacity', { loadCapacity: '20.000' }, ['14.520'], '39.080'],
    ['a net no road truck carries', {}, ['14.520'], '74.521'],
    ['a reading of nothing', {}, [], '0.000'],
    ['a negative reading', {}, [], '-0.020'],
    ['a reading above any road scale', {}, [], '120.001'],
    ['a gross below the tare of the vehicle', { scalesType: 'Gross', vehicleTare: '14.500' }, [], '14.480'],
  ])('%s', (_rule, some, before, reading) => {
    const of = plan(some);
    expect(applyWeighing(of, weigh(of, ...before), reading)).toMatchObject({
      refused: true,
      code: 'weighing_net_invalid',
    });
  });

  it('one weighing too many, or one of the other kind, is not expected', () => {
    const complete = weigh(plan(), '14.520', '39.080');
    expect(applyWeighing(plan(), complete, '39.100')).toMatchObject({ code: 'weighing_not_expected' });
    expect(applyWeighing(plan(), [], '14.520', 'gross')).toMatchObject({ code: 'weighing_not_expected' });
    expect(applyWeighing(plan({ scalesType: 'WithoutWeighing' }), [], '14.520')).toMatchObject({
      code: 'weighing_not_expected',
    });
  });

  it('nothing can be taken back from nothing', () =>
    expect(takeBackWeighing([])).toMatchObject({ code: 'weighing_none_to_remove' }));
});

describe('a tare weighed anew', () => {
  const retaring = plan({ allowRetaring: true, typeOfOperation: 'Shipment' });

  it('takes the place of the one before, and the gross is still awaited', () => {
    const again = applyWeighing(retaring, weigh(retaring, '14.520'), '14.620', 'tare');
    expect(isRefusal(again)).toBe(false);
    if (isRefusal(again)) return;
    expect(weighingsLeft(retaring, again)).toEqual(['gross']);
    const done = applyWeighing(retaring, again, '39.120', 'gross');
    expect(isRefusal(done) || weightsOf(retaring, done)).toEqual({
      gross: '39.120',
      tare: '14.620',
      net: '24.500',
    });
  });

  it('takes the place of the one that is known of the vehicle', () => {
    const known = { ...retaring, scalesType: 'Gross', vehicleTare: '15.000' } as const;
    const tared = applyWeighing(known, [], '14.600', 'tare');
    const done = isRefusal(tared) ? tared : applyWeighing(known, tared, '39.100');
    expect(isRefusal(tared) || weighingsLeft(known, tared)).toEqual(['gross']);
    expect(isRefusal(done) || weightsOf(known, done).net).toBe('24.500');
    expect(isRefusal(done) || isComplete(known, done)).toBe(true);
  });

  it('is not expected where the disposition does not allow it, nor when nothing more is', () => {
    const strict = plan({ typeOfOperation: 'Shipment' });
    expect(applyWeighing(strict, weigh(strict, '14.520'), '14.600', 'tare')).toMatchObject({
      code: 'weighing_not_expected',
    });
    expect(applyWeighing(retaring, weigh(retaring, '14.520', '39.080'), '14.600', 'tare')).toMatchObject({
      code: 'weighing_not_expected',
    });
  });

  it('is one weighing more to take back', () => {
    const again = applyWeighing(retaring, weigh(retaring, '14.520'), '14.620', 'tare');
    expect(isRefusal(again) || takeBackWeighing(again)).toEqual(weigh(retaring, '14.520'));
  });
});

describe('a vehicle that resigns', () => {
  const resigning = plan({ typeOfOperation: 'Resigning' });

  it('carries nothing: it leaves as it came, and its net is nothing', () => {
    const taken = weigh(resigning, '14.520', '14.480');
    expect(weightsOf(resigning, taken).net).toBe('0.000');
    expect(weighedState(resigning, taken)).toBe('Unloaded');
    const loaded = { ...resigning, type: 'Unloading', vehicleTare: '14.500' } as const;
    const twice = weigh(loaded, '39.000', '39.000');
    expect(weighedState(loaded, twice)).toBe('Loaded');
    expect(weightsOf(loaded, twice)).toEqual({ gross: '39.000', tare: null, net: '0.000' });
  });

  it('is stopped when it weighs something else than before', () => {
    expect(applyWeighing(resigning, weigh(resigning, '14.520'), '14.700')).toMatchObject({
      code: 'weighing_resigned_differs',
      params: { first: '14.520', second: '14.700' },
    });
  });

  it('may decide so between its weighings', () => {
    const before = weigh(plan({ typeOfOperation: 'Shipment' }), '14.520');
    expect(nextWeighing(resigning, before)).toBe('tare');
  });
});

describe('several dispositions in one weighing', () => {
  const second = plan({
    typeOfOperation: 'Shipment',
    startsFrom: { kind: 'tare', tonnes: '24.500' },
    vehicleTare: '14.000',
  });

  it('the last weight of one is the first of the next', () => {
    expect(expectedWeighings(second)).toEqual(['gross']);
    const taken = weigh(second, '38.000');
    expect(weightsOf(second, taken)).toEqual({ gross: '38.000', tare: '24.500', net: '13.500' });
    expect(weighedState(second, taken)).toBe('Loaded');
  });

  it('several dispositions in one weighing have a net weight also at a station that weighs gross only', () => {
    const gross = { ...second, scalesType: 'Gross' } as const;
    expect(weightsOf(gross, weigh(gross, '38.000')).net).toBe('13.500');
  });

  it('what fits no weighing of this one is not taken over', () => {
    expect(expectedWeighings({ ...second, startsFrom: { kind: 'gross', tonnes: '39.000' } })).toEqual([
      'tare',
      'gross',
    ]);
  });
});

describe('a vehicle that comes several times', () => {
  const shuttle = plan({ typeOfOperation: 'Relocation', typeOfDocument: 'Internal', rounds: 2 });

  it('adds its rounds up, and its ticket says the last one', () => {
    const taken = weigh(shuttle, '14.000', '30.000', '14.100', '29.100');
    expect(weightsOf(shuttle, taken)).toEqual({ gross: '59.100', tare: '28.100', net: '31.000' });
    expect(weightsOfLastRound(shuttle, taken)).toEqual({ gross: '29.100', tare: '14.100', net: '15.000' });
    expect(weighedState(shuttle, taken)).toBe('Loaded');
  });

  it('is not done before its last round', () => {
    const taken = weigh(shuttle, '14.000', '30.000');
    expect(isComplete(shuttle, taken)).toBe(false);
    expect(nextWeighing(shuttle, taken)).toBe('tare');
    expect(weightsOf(shuttle, taken).net).toBe('16.000');
    expect(roundsOf(shuttle, weigh(shuttle, '14.000', '30.000', '14.100'))).toHaveLength(2);
  });

  const retaring = { ...shuttle, allowRetaring: true } as const;
  const retared = applyWeighing(retaring, weigh(retaring, '14.000'), '14.050', 'tare');
  const afterTare = isRefusal(retared) ? [] : retared;
  const continued = plan({ ...shuttle, startsFrom: { kind: 'tare', tonnes: '14.000' } });

  // What is weighed, by which plan, the round of the next weighing, and all that are still expected.
  it.each<[string, WeighingPlan, readonly Weighing[], number, readonly WeighingKind[]]>([
    ['nothing', shuttle, [], 1, ['tare', 'gross', 'tare', 'gross']],
    ['the first tare', shuttle, weigh(shuttle, '14.000'), 1, ['gross', 'tare', 'gross']],
    ['the first tare twice', retaring, afterTare, 1, ['gross', 'tare', 'gross']],
    ['the first round', shuttle, weigh(shuttle, '14.000', '30.000'), 2, ['tare', 'gross']],
    ['a gross with a tare that was taken over', continued, weigh(continued, '30.000'), 2, ['tare', 'gross']],
    ['all', shuttle, weigh(shuttle, '14.000', '30.000', '14.100', '29.100'), 2, []],
  ])('after %s, what is left is expected in its round', (_weighed, of, taken, round, left) => {
    expect(roundNow(of, taken)).toBe(round);
    expect(weighingsLeft(of, taken)).toEqual(left);
  });
});

describe('cargo that passes a scale', () => {
  const ship = plan({ typeOfOperation: 'Receipt', typeOfDocument: 'Water', type: 'Unloading' });

  it('is added up, portion by portion, until somebody ends it', () => {
    const taken = weigh(ship, '800.000', '750.500', '12.250');
    expect(weightsOf(ship, taken)).toEqual({ gross: null, tare: null, net: '1562.750' });
    expect(nextWeighing(ship, taken)).toBe('net');
    expect(isComplete(ship, taken)).toBe(false);
  });
});

describe('nothing is weighed', () => {
  it.each<[string, Partial<WeighingPlan>, string]>([
    ['for a disposition that is closed', { closed: true }, 'disposition_closed'],
    ['before the GMP check that a station demands', { gmpMissing: true }, 'gmp_not_checked'],
  ])('%s', (_rule, some, code) => {
    expect(applyWeighing(plan({ typeOfOperation: 'Shipment', ...some }), [], '14.520')).toMatchObject({
      code,
    });
  });
});

describe('a load that must be examined', () => {
  const load: Load = {
    examined: true,
    researchResult: null,
    customsGoods: null,
    customsRelease: null,
    placed: false,
    hasActualWarehouse: false,
    described: false,
    productCondition: null,
  };
  const wheat = plan({ type: 'Unloading', typeOfOperation: 'Receipt', load });

  it('is weighed when it comes, and not weighed out before there is a result', () => {
    const came = weigh(wheat, '39.080');
    expect(heldLoad(wheat, came)).toMatchObject({ code: 'research_missing' });
    expect(applyWeighing(wheat, came, '14.520')).toMatchObject({ code: 'research_missing' });
    const good: WeighingPlan = { ...wheat, load: { ...load, researchResult: 'Positive' } };
    expect(weightsOf(good, weigh(good, '39.080', '14.520')).net).toBe('24.560');
  });

  it('holds no portion that passes a scale: its note waits', () => {
    const ship: WeighingPlan = { ...wheat, typeOfDocument: 'Water', scalesType: 'Bunker' };
    expect(weigh(ship, '1.500')).toHaveLength(1);
  });

  it('is not asked of a plan that was read before anybody asked', () => {
    const { load: _asked, ...before } = wheat;
    expect(weigh(before, '39.080', '14.520')).toHaveLength(2);
  });
});

describe('for any truck', () => {
  const kilograms = (min: number, max: number) =>
    fc.integer({ min, max }).map((kg) => (kg / 1000).toFixed(3));
  const anyPlan = fc.record({
    scalesType: fc.constantFrom('Gross', 'Tara', 'GrossAndTara', 'Bunker', 'WithoutWeighing'),
    type: fc.constantFrom('Loading', 'Unloading'),
    typeOfOperation: fc.constantFrom('Shipment', 'Receipt', 'Reweighing', 'Relocation'),
    typeOfDocument: fc.constantFrom('Automobile', 'Railway', 'Internal'),
    rounds: fc.integer({ min: 1, max: 2 }),
    vehicleTare: fc.option(kilograms(0, 20_000)),
    loadCapacity: fc.option(kilograms(0, 40_000)),
  });

  it('accepted readings satisfy net = gross − tare exactly, and net stays within its limit', () => {
    fc.assert(
      fc.property(anyPlan, fc.array(kilograms(-1_000, 130_000), { maxLength: 6 }), (of, readings) => {
        let taken: readonly Weighing[] = [];
        for (const reading of readings) {
          const after = applyWeighing(of, taken, reading);
          if (!isRefusal(after)) taken = after;
        }
        expect(taken.length).toBeLessThanOrEqual(expectedWeighings(of).length);
        const { gross, tare, net } = weightsOf(of, taken);
        if (net === null) return;
        expect(Number(net)).toBeGreaterThan(0);
        expect(Number(net)).toBeLessThanOrEqual(of.rounds * Number(netLimit(of)));
        if (gross === null || tare === null) return;
        expect(Math.round(Number(gross) * 1000) - Math.round(Number(tare) * 1000)).toBe(
          Math.round(Number(net) * 1000),
        );
      }),
    );
  });

  it('taking a weighing back undoes it', () => {
    fc.assert(
      fc.property(anyPlan, kilograms(1, 120_000), kilograms(1, 120_000), (of, first, second) => {
        const one = applyWeighing(of, [], first);
        if (isRefusal(one)) return;
        expect(takeBackWeighing(one)).toEqual([]);
        const two = applyWeighing(of, one, second);
        if (!isRefusal(two)) expect(takeBackWeighing(two)).toEqual(one);
      }),
    );
  });
});
