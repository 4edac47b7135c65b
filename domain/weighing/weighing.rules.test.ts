import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import {
  applyWeighing,
  expectedWeighings,
  netLimit,
  takeBackWeighing,
  weighedState,
  weightsOf,
  type Weighing,
  type WeighingKind,
  type WeighingPlan,
} from './weighing.rules.ts';

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

  it('the net may pass the load capacity by a tenth, or reach 60 t when it is not known', () => {
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

describe('for any truck', () => {
  const kilograms = (min: number, max: number) =>
    fc.integer({ min, max }).map((kg) => (kg / 1000).toFixed(3));
  const anyPlan = fc.record({
    scalesType: fc.constantFrom('Gross', 'Tara', 'GrossAndTara', 'Bunker', 'WithoutWeighing'),
    type: fc.constantFrom('Loading', 'Unloading'),
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
        expect(Number(net)).toBeLessThanOrEqual(Number(netLimit(of)));
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
