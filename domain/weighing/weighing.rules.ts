import { Decimal } from 'decimal.js';
import { exact, tonnesScale } from '../kernel/decimals.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { DispositionState } from '../terminal/statuses.ts';
import { whyHeld } from './load.rules.ts';
import { carriages, operations, type WeighingKind } from './operations.rules.ts';
import { weightsOfLastRound } from './roundWeights.rules.ts';
import type { Weighing, WeighingPlan } from './weighingPlan.ts';
import {
  effectOf,
  isComplete,
  nextWeighing,
  operationOf,
  positiveTonnes,
  roundsOf,
} from './weighingRounds.rules.ts';

/** For older plans without an operation: a load above this share of the load capacity is refused. */
const overloadShare = '1.1';
/**
 * By how many tonnes the two weights of a resigning vehicle may differ. It leaves with what it brought, and nothing is loaded or
 * unloaded (`carriesNothing`). Between the weights it may have burnt some fuel, or its driver got out.
 */
const resigningTolerance = '0.100';

/** An accepted weight older than this may belong to another truck than the one on the scale now. */
export const weightFreshMinutes = 10;

const carriageOf = ({ typeOfDocument = 'Automobile' }: WeighingPlan) => carriages[typeOfDocument];

/** The largest possible net, in tonnes. A larger one can only be a mistake, and its weighing is refused. */
export function netLimit(plan: WeighingPlan): string {
  const capacity = plan.typeOfOperation === undefined ? positiveTonnes(plan.loadCapacity) : null;
  return capacity === null
    ? carriageOf(plan).largestNet
    : exact(new Decimal(capacity).times(overloadShare), tonnesScale);
}

/** Whether the tare may be weighed again instead of the expected weight: a gross, or a net that the scale itself measures. */
export function mayRetare(plan: WeighingPlan, weighings: readonly Weighing[]): boolean {
  return plan.allowRetaring === true && ['gross', 'net'].includes(nextWeighing(plan, weighings) ?? '');
}

/**
 * The weighings with one more at the end, or why the reading is refused.
 * @param tonnes the reading
 * @param claimed what the caller says that the reading measures; without it, it measures what is expected next
 */
export function applyWeighing(
  plan: WeighingPlan,
  weighings: readonly Weighing[],
  tonnes: string,
  claimed?: WeighingKind,
): readonly Weighing[] | Refusal {
  if (plan.closed) return refuse('disposition_closed');
  if (plan.gmpMissing && weighings.length === 0) return refuse('gmp_not_checked');
  const expected = nextWeighing(plan, weighings);
  const kind = claimed === 'tare' && mayRetare(plan, weighings) ? 'tare' : expected;
  if (kind === undefined || (claimed !== undefined && claimed !== kind)) {
    return refuse('weighing_not_expected', {
      expected: kind ?? null,
      claimed: claimed ?? null,
      taken: weighings.length,
    });
  }
  const after = [...weighings, { kind, tonnes: exact(tonnes, tonnesScale) }];
  return (
    refusalOfWeight(plan, after, new Decimal(tonnes)) ?? refusalOfRelease(plan, weighings, after) ?? after
  );
}

/** Why the vehicle may not have its last weighing; undefined if it may, or if it has had it. */
export function heldLoad(plan: WeighingPlan, weighings: readonly Weighing[]): Refusal | undefined {
  return plan.load && !isComplete(plan, weighings)
    ? whyHeld(plan.load, { type: plan.type, typeOfOperation: operationOf(plan) })
    : undefined;
}

/**
 * Why the weight that completes the net is refused: it lets the vehicle leave, so all required data of the load must be there.
 * Portions (`repeated`) release no vehicle: their data is required when the note is confirmed.
 */
const refusalOfRelease = (
  plan: WeighingPlan,
  weighings: readonly Weighing[],
  after: readonly Weighing[],
): Refusal | undefined =>
  effectOf(plan).repeated || weightsOfLastRound(plan, after).net === null
    ? undefined
    : heldLoad(plan, weighings);

const refusalOfWeight = (
  plan: WeighingPlan,
  after: readonly Weighing[],
  reading: Decimal,
): Refusal | undefined => {
  if (operations[operationOf(plan)].carriesNothing) return refusalOfDrift(plan, after);
  const { gross, tare, net } = weightsOfLastRound(plan, after);
  const limit = netLimit(plan);
  const isAbsurd = reading.lte(0) || reading.gt(carriageOf(plan).largestReading);
  const isImpossible = net !== null && (new Decimal(net).lte(0) || new Decimal(net).gt(limit));
  if (!isAbsurd && !isImpossible) return undefined;
  return refuse('weighing_net_invalid', { gross, tare, net, limit, reading: exact(reading, tonnesScale) });
};

/** A vehicle that leaves with what it brought must have the same weight twice, within `resigningTolerance`. */
const refusalOfDrift = (plan: WeighingPlan, after: readonly Weighing[]): Refusal | undefined => {
  const [first, second] = roundsOf(plan, after).at(-1) ?? [];
  const reading = after.at(-1)?.tonnes ?? '0';
  if (new Decimal(reading).lte(0) || new Decimal(reading).gt(carriageOf(plan).largestReading))
    return refuse('weighing_net_invalid', {
      gross: null,
      tare: null,
      net: null,
      limit: netLimit(plan),
      reading,
    });
  if (!first || !second) return undefined;
  if (new Decimal(first.tonnes).minus(second.tonnes).abs().lte(resigningTolerance)) return undefined;
  return refuse('weighing_resigned_differs', { first: first.tonnes, second: second.tonnes });
};

/** The weighings without the last one. */
export function takeBackWeighing(weighings: readonly Weighing[]): readonly Weighing[] | Refusal {
  return weighings.length === 0 ? refuse('weighing_none_to_remove') : weighings.slice(0, -1);
}

/** The disposition status that fits these weighings. */
export function weighedState(plan: WeighingPlan, weighings: readonly Weighing[]): DispositionState {
  if (weighings.length === 0) return 'NaTerminalu';
  if (!isComplete(plan, weighings)) return 'SecondWeighing';
  return effectOf(plan).statuses.at(-1) ?? 'NaTerminalu';
}
