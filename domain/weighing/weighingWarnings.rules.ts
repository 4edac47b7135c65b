import { Decimal } from 'decimal.js';
import { weightsOf, weightsOfLastRound } from './roundWeights.rules.ts';
import { isComplete, positiveTonnes } from './weighingRounds.rules.ts';
import type { Weighing, WeighingPlan } from './weighingPlan.ts';
import type { WeighingWarning } from './weighingWarning.ts';

/** A warning about a weighing; tonnes as text with three decimals. */
export interface FoundWarning {
  readonly warning: WeighingWarning;
  /** The weight that was found, and the one that it was compared with: a limit, the net on the documents, or the known tare. */
  readonly found: string;
  readonly allowed: string;
}

/** The largest gross weight in tonnes of a vehicle on Polish roads, whatever its capacity. */
const roadGrossLimit = '40.000';
/** Tonnes. A tare that differs more from the known one is probably of another trailer or truck. */
const tareTolerance = '1.000';

/** The warning if the weight found is more than the one allowed; none if one of them is not known. */
const warn = (
  warning: WeighingWarning,
  found: string | null,
  allowed: string | null,
): readonly FoundWarning[] =>
  found !== null && allowed !== null && new Decimal(found).gt(allowed) ? [{ warning, found, allowed }] : [];

/** All warnings that must be accepted before the last of these weighings is recorded. */
export function warningsOf(plan: WeighingPlan, weighings: readonly Weighing[]): readonly FoundWarning[] {
  const { typeOfDocument = 'Automobile' } = plan;
  const { gross, net } = weightsOfLastRound(plan, weighings);
  return [
    ...warn('LoadCapacity', net, positiveTonnes(plan.loadCapacity)),
    ...(typeOfDocument === 'Automobile' ? warn('Overweight', gross, roadGrossLimit) : []),
    ...againstPapers(plan, weighings),
    ...warn('OrderExceeded', weightsOf(plan, weighings).net, plan.orderLeft ?? null),
    ...againstKnownTare(plan, weighings.at(-1)),
  ];
}

/**
 * The documents give the net of all rounds together, so they are compared only when the last weighing is done. Too little is a
 * `Decrease`, too much a `Surplus`.
 */
const againstPapers = (plan: WeighingPlan, weighings: readonly Weighing[]): readonly FoundWarning[] => {
  const declared = positiveTonnes(plan.declared ?? null);
  const { net } = weightsOf(plan, weighings);
  if (declared === null || plan.maxDecrease == null || net === null || !isComplete(plan, weighings))
    return [];
  const difference = new Decimal(declared).minus(net);
  if (difference.abs().lte(plan.maxDecrease)) return [];
  return [{ warning: difference.gt(0) ? 'Decrease' : 'Surplus', found: net, allowed: declared }];
};

/** No warning if the disposition began with the last weight of the previous one (`startsFrom`). */
const againstKnownTare = (plan: WeighingPlan, weighing: Weighing | undefined): readonly FoundWarning[] => {
  const tare = positiveTonnes(plan.vehicleTare);
  if (tare === null || plan.startsFrom || weighing?.kind !== 'tare') return [];
  const difference = new Decimal(weighing.tonnes).minus(tare).abs();
  return difference.lte(tareTolerance)
    ? []
    : [{ warning: 'TareChanged', found: weighing.tonnes, allowed: tare }];
};

/** The warnings that nobody has accepted yet. */
export function unaccepted(
  warnings: readonly FoundWarning[],
  accepted: readonly WeighingWarning[],
): readonly FoundWarning[] {
  return warnings.filter(({ warning }) => !accepted.includes(warning));
}
