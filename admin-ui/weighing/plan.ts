import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import type { WeighingEffect } from '#domain/weighing/operations.rules.ts';
import {
  applyWeighing,
  heldLoad,
  isComplete,
  mayRetare,
  nextWeighing,
  weightsOf,
  type Weighing,
  type WeighingKind,
  type WeighingPlan,
  type Weights,
} from '#domain/weighing/weighing.rules.ts';
import { warningsOf, type FoundWarning } from '#domain/weighing/weighingWarnings.rules.ts';

/** What the API says about the weighings of one disposition. */
export interface PlannedWeighing {
  readonly plan: WeighingPlan;
  readonly weighings: readonly Weighing[];
  readonly effect: WeighingEffect;
  readonly expected: readonly WeighingKind[];
  readonly lastTare: {
    readonly tare: string;
    readonly weighedAt: string | null;
    readonly numberStr: string | null;
  } | null;
}

export interface Preview {
  /** What would be weighed next; undefined when nothing more is expected. */
  readonly kind: WeighingKind | undefined;
  readonly now: Weights;
  /** The weights that would stand once this one is recorded, or why it cannot be. */
  readonly after: Weights | Refusal | undefined;
  /** What somebody has to look at before it is recorded. */
  readonly warnings: readonly FoundWarning[];
  /** Why its vehicle may not be weighed out yet, as far as it is known now. */
  readonly held: Refusal | undefined;
  readonly complete: boolean;
  readonly mayRetare: boolean;
}

/** What recording a weight would make of the weighings that stand; the workflow judges again. */
export const previewOf = (
  plan: WeighingPlan,
  taken: readonly Weighing[],
  tonnes: string | undefined,
): Preview => {
  const kind = nextWeighing(plan, taken);
  const applied = kind && tonnes ? applyWeighing(plan, taken, tonnes, kind) : undefined;
  const refused = applied === undefined || isRefusal(applied);
  return {
    kind,
    now: weightsOf(plan, taken),
    after: refused ? applied : weightsOf(plan, applied),
    warnings: refused ? [] : warningsOf(plan, applied),
    held: heldLoad(plan, taken),
    complete: isComplete(plan, taken),
    mayRetare: mayRetare(plan, taken),
  };
};
