import type { Database } from '#database/connect.ts';
import { navigationFor } from '#domain/navigation.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { findOne } from './upsertOne.ts';

type Extra = (actor: Actor, database: Database) => object | Promise<object>;

/** Further members that the specification has in the lists of single objects. */
export const listExtras: Readonly<Record<string, Extra>> = {
  userRole: (actor) => ({ userModules: navigationFor(actor, actor.language).map(({ name }) => name) }),
  /** The caller's own start page. With full rights the rows hold everybody's. */
  mainDesktop: async (actor, database) => {
    const own = await findOne(database, actor, 'mainDesktop', { user: actor.userId });
    return { items: own?.items ?? null };
  },
};

/** These lists answer everybody who is signed in. People who may not read the object get only the further members. */
export const openLists: readonly string[] = ['userRole'];
