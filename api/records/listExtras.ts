import type { Database } from '#database/connect.ts';
import { navigationFor } from '#domain/navigation.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { findRecords } from './findRecords.ts';

type Extra = (actor: Actor, database: Database) => object | Promise<object>;

/** What the specification's lists of single objects carry besides their rows. */
export const listExtras: Readonly<Record<string, Extra>> = {
  userRole: (actor) => ({ userModules: navigationFor(actor, actor.language).map(({ name }) => name) }),
  /** The caller's own start page: full rights see everybody's in the rows. */
  mainDesktop: async (actor, database) => {
    const [own] = await findRecords(database, actor, 'mainDesktop', { user: actor.userId });
    return { items: own?.items ?? null };
  },
};
