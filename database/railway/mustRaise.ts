import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { whyNotRaised } from '#domain/railway/raising.rules.ts';

/** @throws KejaError railway_not_raised_here */
export const mustRaise = (actor: Actor): void => {
  const refusal = whyNotRaised(actor);
  if (refusal) throw fail(refusal.code, refusal.params);
};
