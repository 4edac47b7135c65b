import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** @throws no_access if the user is another person and the actor has no full rights */
export function mustBeOwn(actor: Actor, userId: number, object: string): void {
  if (actor.userId !== userId && !actor.fullRights) throw fail('no_access', { object });
}
