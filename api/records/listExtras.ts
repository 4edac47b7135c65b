import { navigationFor } from '#domain/navigation.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** What the specification's lists of single objects carry besides their rows. */
export const listExtras: Readonly<Record<string, (actor: Actor) => object>> = {
  userRole: (actor) => ({ userModules: navigationFor(actor, actor.language).map(({ name }) => name) }),
};
