import type { AnswerAt } from '#domain/contracts.ts';
import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import type { WeighingKind } from '#domain/weighing/operations.rules.ts';
import { weightsOf } from '#domain/weighing/roundWeights.rules.ts';
import { applyWeighing, heldLoad, mayRetare } from '#domain/weighing/weighing.rules.ts';
import type { Weighing, WeighingPlan, Weights } from '#domain/weighing/weighingPlan.ts';
import { isComplete, nextWeighing } from '#domain/weighing/weighingRounds.rules.ts';
import { warningsOf, type FoundWarning } from '#domain/weighing/weighingWarnings.rules.ts';

/** The API's plan for the weighings of one disposition. */
export type PlannedWeighing = AnswerAt<'GET /dispositions/:id/weighing_plan'>;

export interface Preview {
  /** The next weighing; undefined if no more are expected. */
  readonly kind: WeighingKind | undefined;
  /** The weights of the weighings that have been recorded. */
  readonly recorded: Weights;
  /**
   * The weights as they would be after the weight on the scale is recorded, or why it cannot be recorded; undefined if the scale
   * shows no weight, or if no weighing is expected.
   */
  readonly after: Weights | Refusal | undefined;
  /** What a person has to check before the weight is recorded as `kind`. */
  readonly warnings: readonly FoundWarning[];
  /** Why the vehicle may not have its last weighing yet, as far as known now. */
  readonly held: Refusal | undefined;
  /** Whether all expected weighings are recorded. */
  readonly complete: boolean;
  /** Whether a new tare may replace the recorded one. */
  readonly mayRetare: boolean;
  /** What a person has to check before the weight replaces the recorded tare. */
  readonly retareWarnings: readonly FoundWarning[];
}

/**
 * What recording a weight would result in; the workflow checks it again.
 * @param tonnes the weight on the scale; undefined if there is none to record
 */
export function previewOf(
  plan: WeighingPlan,
  weighings: readonly Weighing[],
  tonnes: string | undefined,
): Preview {
  const kind = nextWeighing(plan, weighings);
  const appliedAs = (appliedKind: WeighingKind | undefined) =>
    appliedKind && tonnes ? applyWeighing(plan, weighings, tonnes, appliedKind) : undefined;
  const applied = appliedAs(kind);
  const canRetare = mayRetare(plan, weighings);
  return {
    kind,
    recorded: weightsOf(plan, weighings),
    after: applied && !isRefusal(applied) ? weightsOf(plan, applied) : applied,
    warnings: warningsAfter(plan, applied),
    held: heldLoad(plan, weighings),
    complete: isComplete(plan, weighings),
    mayRetare: canRetare,
    retareWarnings: canRetare ? warningsAfter(plan, appliedAs('tare')) : [],
  };
}

const warningsAfter = (
  plan: WeighingPlan,
  applied: readonly Weighing[] | Refusal | undefined,
): readonly FoundWarning[] => (applied && !isRefusal(applied) ? warningsOf(plan, applied) : []);
