import { Decimal } from 'decimal.js';
import { exact, tonnesScale } from '../kernel/decimals.ts';
import { isComplete, weightsOf, weightsOfLastRound } from './weighing.rules.ts';
import type { Weighing, WeighingPlan } from './weighingPlan.ts';
import type { WeighingWarning } from './weighingWarning.ts';

/** What a weighing gives cause to ask about; tonnes as text with three decimals. */
export interface FoundWarning {
  readonly warning: WeighingWarning;
  readonly found: string;
  readonly allowed: string;
}

/** No vehicle on a Polish road may weigh more, whatever it can carry. */
export const roadGrossLimit = '40.000';
/** A tare further than this from the known one is another trailer, or another truck. */
export const tareTolerance = '1.000';

const above = (found: string | null, allowed: string | null | undefined): boolean =>
  found !== null && allowed != null && new Decimal(found).gt(allowed);

const filled = (tonnes: string | null | undefined): string | null =>
  tonnes != null && new Decimal(tonnes).gt(0) ? exact(tonnes, tonnesScale) : null;

const warn = (
  warning: WeighingWarning,
  found: string | null,
  allowed: string | null,
): readonly FoundWarning[] =>
  found !== null && allowed !== null && above(found, allowed) ? [{ warning, found, allowed }] : [];

/** Everything that somebody should look at before the last of these weighings is recorded. */
export const warningsOf = (plan: WeighingPlan, weighings: readonly Weighing[]): readonly FoundWarning[] => {
  const { typeOfDocument = 'Automobile' } = plan;
  const { gross, net } = weightsOfLastRound(plan, weighings);
  return [
    ...warn('LoadCapacity', net, filled(plan.loadCapacity)),
    ...(typeOfDocument === 'Automobile' ? warn('Overweight', gross, roadGrossLimit) : []),
    ...againstPapers(plan, weighings),
    ...warn('OrderExceeded', weightsOf(plan, weighings).net, plan.orderLeft ?? null),
    ...againstKnownTare(plan, weighings.at(-1)),
  ];
};

/** The papers are for all rounds together, so they are asked when the last weighing is there. */
const againstPapers = (plan: WeighingPlan, weighings: readonly Weighing[]): readonly FoundWarning[] => {
  const declared = filled(plan.declared);
  const { net } = weightsOf(plan, weighings);
  if (declared === null || plan.maxDecrease == null || net === null || !isComplete(plan, weighings))
    return [];
  const apart = new Decimal(declared).minus(net);
  if (apart.abs().lte(plan.maxDecrease)) return [];
  return [{ warning: apart.gt(0) ? 'Decrease' : 'Surplus', found: net, allowed: declared }];
};

const againstKnownTare = (plan: WeighingPlan, weighing: Weighing | undefined): readonly FoundWarning[] => {
  const tare = filled(plan.vehicleTare);
  if (tare === null || plan.startsFrom || weighing?.kind !== 'tare') return [];
  const apart = new Decimal(weighing.tonnes).minus(tare).abs();
  return apart.lte(tareTolerance) ? [] : [{ warning: 'TareChanged', found: weighing.tonnes, allowed: tare }];
};

/** Those of the warnings that nobody has accepted yet. */
export const unaccepted = (
  warnings: readonly FoundWarning[],
  accepted: readonly WeighingWarning[],
): readonly FoundWarning[] => warnings.filter(({ warning }) => !accepted.includes(warning));
