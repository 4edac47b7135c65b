import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { Actor } from '../platform/actor.ts';

/** Why somebody may not announce what goes by rail: the working place at which they sit does not raise it. */
export function whyNotRaised({ system, raisesRailway }: Actor): Refusal | undefined {
  return !system && raisesRailway === false ? refuse('railway_not_raised_here') : undefined;
}
