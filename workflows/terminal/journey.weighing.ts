import { isRefusal, refuse, type Refusal } from '#domain/kernel/refusal.ts';
import { weightsOf, weightsOfLastRound } from '#domain/weighing/roundWeights.rules.ts';
import { applyWeighing } from '#domain/weighing/weighing.rules.ts';
import { effectOf, isComplete, roundsOf } from '#domain/weighing/weighingRounds.rules.ts';
import type { Weighing, WeighingPlan } from '#domain/weighing/weighingPlan.ts';
import { unaccepted, warningsOf, type FoundWarning } from '#domain/weighing/weighingWarnings.rules.ts';
import type { WeighingRemoval, WeighingStep } from './journey.activities.ts';
import type { JourneyCommands } from './journey.messages.ts';

/** The result of a requested weighing that is not refused. */
interface Judgement {
  readonly weighings: readonly Weighing[];
  /** The accepted warnings. */
  readonly warnings: readonly FoundWarning[];
}

/** The weighings including the requested one, or the refusal; a warning that nobody has accepted is refused too. */
export function judgeWeighing(
  plan: WeighingPlan,
  earlier: readonly Weighing[],
  tonnes: string,
  { kind, accept = [] }: JourneyCommands['recordWeighing'],
): Judgement | Refusal {
  const weighings = applyWeighing(plan, earlier, tonnes, kind);
  if (isRefusal(weighings)) return weighings;
  // A plan without `typeOfOperation` was read by an earlier release, which gave no warnings.
  const warnings = plan.typeOfOperation === undefined ? [] : warningsOf(plan, weighings);
  const openWarnings = unaccepted(warnings, accept);
  if (openWarnings.length === 0) return { weighings, warnings };
  return refuse('weighing_needs_acceptance', { warnings: openWarnings.map(({ warning }) => warning) });
}

/** The number of the present round and its weights. Cargo in portions has one round, which does not end by itself. */
const roundPart = (plan: WeighingPlan, weighings: readonly Weighing[]) => ({
  round: effectOf(plan).repeated ? 1 : roundsOf(plan, weighings).length,
  roundWeights: weightsOfLastRound(plan, weighings),
});

/** The part of a step about the weighing that was added last. */
export function addedWeighing(
  plan: WeighingPlan,
  { weighings, warnings }: Judgement,
): Pick<
  WeighingStep,
  'kind' | 'tonnes' | 'weights' | 'numberOfWeighted' | 'complete' | 'round' | 'roundWeights' | 'warnings'
> {
  const added = weighings.at(-1) as Weighing;
  return {
    ...added,
    weights: weightsOf(plan, weighings),
    ...roundPart(plan, weighings),
    numberOfWeighted: weighings.length,
    complete: isComplete(plan, weighings),
    warnings,
  };
}

/**
 * The part of a step about the weighing that is removed. `round` is the round on whose ticket the weighing is shown.
 * @param before the weighings with the removed one
 * @param weighings the weighings without it
 */
export function removedWeighing(
  plan: WeighingPlan,
  before: readonly Weighing[],
  weighings: readonly Weighing[],
): Pick<WeighingRemoval, 'weights' | 'numberOfWeighted' | 'round' | 'roundWeights' | 'roundEmpty'> {
  const { round } = roundPart(plan, before);
  const rounds = roundsOf(plan, weighings);
  /** Whether the round of the removed weighing has no other weighing. */
  const isEmpty = rounds.length < round || weighings.length === 0;
  return {
    weights: weightsOf(plan, weighings),
    round,
    roundWeights: isEmpty ? { gross: null, tare: null, net: null } : weightsOfLastRound(plan, weighings),
    roundEmpty: isEmpty,
    numberOfWeighted: weighings.length,
  };
}
