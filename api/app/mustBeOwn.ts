import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** @throws no_access for who asks after another person without full rights */
export const mustBeOwn = (actor: Actor, userId: number, object: string): void => {
  if (actor.userId !== userId && !actor.fullRights) throw fail('no_access', { object });
};
