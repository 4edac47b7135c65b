import { describe, expect, it } from 'vitest';
import {
  afterMove,
  afterWeighing,
  allowedPlanMoves,
  refusalOfChange,
  refusalOfUnloading,
  type PlanStanding,
} from './planning.rules.ts';

const plan = (some: Partial<PlanStanding> = {}): PlanStanding => ({
  number: 'PS-000001',
  state: 'Planned',
  weighed: false,
  unloading: null,
  ...some,
});
const unloading = 'RZ-000007';

describe('the plan of a ship', () => {
  it.each([
    ['is planned', plan(), ['cancel']],
    ['is planned, and an unloading stands ready', plan({ unloading }), []],
    ['is under way', plan({ state: 'Ongoing', weighed: true }), ['finish']],
    ['is under way by an unloading, whose approval ends it', plan({ state: 'Ongoing', unloading }), []],
    ['is finished', plan({ state: 'Finished', weighed: true }), ['reopen']],
    ['is cancelled', plan({ state: 'Canceled' }), ['restore']],
  ] as const)('the plan of a ship that %s', (_when, standing, moves) => {
    expect(allowedPlanMoves(standing)).toEqual(moves);
  });

  it.each([
    ['Planned', true, 'Ongoing'],
    ['Ongoing', true, 'Ongoing'],
    ['Ongoing', false, 'Planned'],
    ['Finished', true, 'Finished'],
    ['Canceled', true, 'Canceled'],
  ] as const)(
    'the plan of a ship that is %s, something being weighed for it: %s, is %s',
    (state, weighed, next) => {
      expect(afterWeighing(plan({ state, weighed }))).toBe(next);
    },
  );

  it('is not cancelled under way, and says why', () => {
    const going = plan({ state: 'Ongoing', weighed: true });
    expect(afterMove(going, 'cancel')).toMatchObject({ code: 'ship_plan_not_allowed' });
    expect(afterMove(plan({ unloading }), 'cancel')).toMatchObject({
      code: 'ship_plan_taken',
      params: { unloading },
    });
  });

  it.each([
    ['planned', plan(), undefined],
    ['under way without one', plan({ state: 'Ongoing', weighed: true }), undefined],
    ['under way with another', plan({ state: 'Ongoing', unloading }), 'ship_plan_taken'],
    ['finished', plan({ state: 'Finished' }), 'ship_plan_over'],
    ['cancelled', plan({ state: 'Canceled' }), 'ship_plan_over'],
  ] as const)('takes an unloading where it is %s: %o → %s', (_when, standing, code) => {
    expect(refusalOfUnloading(standing)?.code).toBe(code);
  });

  it.each([
    ['planned', plan(), ['ship', 'product', 'quantity', 'markedToDelete'], undefined],
    ['under way', plan({ state: 'Ongoing' }), ['position', 'plannedEnd', 'quantity', 'box'], undefined],
    ['under way', plan({ state: 'Ongoing' }), ['product'], 'ship_plan_fixed'],
    ['under way', plan({ state: 'Ongoing' }), ['markedToDelete'], 'ship_plan_fixed'],
    ['waited for by an unloading', plan({ unloading }), ['ship'], 'ship_plan_fixed'],
    ['finished', plan({ state: 'Finished' }), ['quantity'], 'ship_plan_over'],
    ['finished', plan({ state: 'Finished' }), ['comment'], undefined],
    ['cancelled', plan({ state: 'Canceled' }), ['plannedBegin'], 'ship_plan_over'],
  ] as const)(
    'the plan of a ship that is %s (%o) and is changed in %j: %s',
    (_when, standing, changed, code) => {
      expect(refusalOfChange(standing, changed)?.code).toBe(code);
    },
  );
});
