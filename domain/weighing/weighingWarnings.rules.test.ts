import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import { weightsOf } from './roundWeights.rules.ts';
import { applyWeighing } from './weighing.rules.ts';
import type { Weighing, WeighingPlan } from './weighingPlan.ts';
import { unaccepted, warningsOf } from './weighingWarnings.rules.ts';

const plan = (some: Partial<WeighingPlan> = {}): WeighingPlan => ({
  scalesType: 'GrossAndTara',
  type: 'Loading',
  typeOfDocument: 'Automobile',
  typeOfOperation: 'Shipment',
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

const names = (of: WeighingPlan, ...readings: string[]) =>
  warningsOf(of, weigh(of, ...readings)).map(({ warning }) => warning);

describe('a weighing is warned of', () => {
  it.each<[string, Partial<WeighingPlan>, string[], string[]]>([
    ['nothing, when all is well', { loadCapacity: '26.000' }, ['14.000', '39.000'], []],
    ['more than the vehicle may carry', { loadCapacity: '24.000' }, ['14.000', '38.500'], ['LoadCapacity']],
    ['exactly what it may carry, not at all', { loadCapacity: '24.000' }, ['14.000', '38.000'], []],
    ['far more than it may carry, too', { loadCapacity: '10.000' }, ['14.000', '38.000'], ['LoadCapacity']],
    ['a gross that no road allows', {}, ['16.000', '40.001'], ['Overweight']],
    ['such a gross on rails, not at all', { typeOfDocument: 'Railway' }, ['22.000', '80.000'], []],
    ['less than declared', { declared: '25.000', maxDecrease: '0.200' }, ['14.000', '38.700'], ['Decrease']],
    ['more than declared', { declared: '24.000', maxDecrease: '0.200' }, ['14.000', '38.300'], ['Surplus']],
    ['a difference that is allowed, not at all', { declared: '24.600', maxDecrease: '0.200' }, ['14.000', '38.400'], []],
    ['a difference where the station sets no bound, not at all', { declared: '20.000' }, ['14.000', '38.400'], []],
    ['more than the order has left', { orderLeft: '20.000' }, ['14.000', '38.000'], ['OrderExceeded']],
    ['an order that is used up', { orderLeft: '-1.000' }, ['14.000', '38.000'], ['OrderExceeded']],
    ['a tare far from the known one', { vehicleTare: '14.000' }, ['16.100'], ['TareChanged']],
    ['a tare that is near it, not at all', { vehicleTare: '14.000' }, ['14.900'], []],
    ['several things at once', { loadCapacity: '20.000', orderLeft: '5.000' }, ['14.000', '40.500'], ['LoadCapacity', 'Overweight', 'OrderExceeded']],
  ])('%s', (_rule, some, readings, warnings) => expect(names(plan(some), ...readings)).toEqual(warnings)); // prettier-ignore

  it('the warning about a weighing says what was found and what is allowed', () => {
    const of = plan({ loadCapacity: '24' });
    expect(warningsOf(of, weigh(of, '14.000', '38.5'))).toEqual([
      { warning: 'LoadCapacity', found: '24.500', allowed: '24.000' },
    ]);
  });

  it('the papers of all rounds are compared only when the last round is done', () => {
    const of = plan({ rounds: 2, declared: '50.000', maxDecrease: '0.500' });
    expect(names(of, '14.000', '34.000')).toEqual([]);
    expect(names(of, '14.000', '34.000', '14.000', '34.000')).toEqual(['Decrease']);
  });
});

it('what was accepted is not asked again, and nothing else is accepted with it', () => {
  const of = plan({ loadCapacity: '20.000', orderLeft: '5.000' });
  const warnings = warningsOf(of, weigh(of, '14.000', '38.000'));
  expect(unaccepted(warnings, ['LoadCapacity']).map(({ warning }) => warning)).toEqual(['OrderExceeded']);
  expect(unaccepted(warnings, ['LoadCapacity', 'OrderExceeded'])).toEqual([]);
});

it('a warning never refuses: whatever can be weighed has its net', () => {
  const kilograms = fc.integer({ min: 1, max: 60_000 }).map((kg) => (kg / 1000).toFixed(3));
  fc.assert(
    fc.property(kilograms, kilograms, kilograms, (capacity, first, second) => {
      const of = plan({ loadCapacity: capacity });
      const one = applyWeighing(of, [], first);
      const two = isRefusal(one) ? one : applyWeighing(of, one, second);
      expect(isRefusal(two)).toBe(Number(second) <= Number(first));
      if (!isRefusal(two)) expect(weightsOf(of, two).net).not.toBeNull();
    }),
  );
});
