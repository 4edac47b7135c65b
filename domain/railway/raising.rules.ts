import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { Actor } from '../platform/actor.ts';

/** Why a person may not announce goods by rail, if their working place does not announce railway traffic; else undefined. */
export function whyNotRaised({ system, raisesRailway }: Actor): Refusal | undefined {
  return !system && raisesRailway === false ? refuse('railway_not_raised_here') : undefined;
}
