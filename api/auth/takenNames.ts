import type { ErrorRequestHandler } from 'express';
import { KejaError, type FieldError } from '#domain/kernel/fail.ts';
import { isBound } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Throttle } from './throttle.ts';

/** High enough for people, who mistype a plate a few times a day. */
const takenByPerson = { name: 'taken', points: 20, seconds: 3600 } as const;

/**
 * An error that a name is taken reveals records that people may not see, if they are limited to those of their firm (`isBound`).
 * The error must be shown, because names are unique. So these people get it only a few times an hour, for single writes and rows of
 * a sheet together.
 * @throws too_many_attempts
 */
export async function spendTakenNames(
  throttle: Throttle,
  actor: Actor,
  errors: readonly FieldError[],
): Promise<void> {
  if (!isBound(actor) || !errors.some(({ code }) => code === 'not_unique')) return;
  await throttle.spend(takenByPerson, String(actor.userId));
}

/** Counts the names that single writes were refused for. */
export function limitTakenNames(throttle: Throttle): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const actor = response.locals.actor as Actor | undefined;
    if (!actor || !(error instanceof KejaError)) return next(error);
    spendTakenNames(throttle, actor, error.errors).then(() => next(error), next);
  };
}
