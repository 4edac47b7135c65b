import type { Database } from '#database/connect.ts';
import { seeingAll } from '#database/reading/visibility.ts';
import { mayOpen, navigationFor, type MenuEntry } from '#domain/navigation.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { keptItems } from '#domain/platform/desktopItems.ts';
import { arranged, menuArrangement, type MenuArrangement } from '#domain/platform/menuArrangement.ts';
import { featuredEntries } from '#domain/platform/menuEntries.ts';
import { menuItemAddress, menuItem, withItems } from '#domain/platform/menuItems.ts';
import { menuContracts } from '#domain/platform/menu.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { findRecords } from '../records/findRecords.ts';
import { findOne, upsertOne } from '../records/upsertOne.ts';
import { ownRoleGroups } from '#database/platform/ownRoleGroups.ts';

const tag = 'app';

/**
 * The side menu and the start page of the caller. The menu has only what the caller may open. The caller may arrange the menu; a
 * caller who has not done so gets the arrangement of one of their role groups.
 */
export function navigationEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  /** The arrangement of the caller's menu. `seeingAll` reads it whatever the rights of the caller: it is their own. */
  const arrangementOf = async (actor: Actor): Promise<MenuArrangement> => {
    const own = await findOne(database, seeingAll(actor), 'userNavigation', { user: actor.userId });
    const groups = await ownRoleGroups(database, actor.userId);
    // The first valid one counts. An empty arrangement leaves the menu as it is.
    const [arrangement = []] = [own, ...groups].flatMap((each) => validArrangements(each?.navigation));
    return arrangement;
  };

  /** The declared screens and lists and what administrators have added, as far as the caller may open them. */
  const declaredMenu = async (actor: Actor, language: Language): Promise<MenuEntry[]> => {
    const filter = { isMenuItem: true, markedToDelete: false };
    const items = (await findRecords(database, seeingAll(actor), 'navigationItem', filter, 'sortNumber'))
      .map((record) => menuItem.parse(record))
      .filter((item) => mayOpen(actor, menuItemAddress(item)));
    return withItems(navigationFor(actor, language), items, language);
  };

  const arrangedMenu = async (actor: Actor, language: Language): Promise<MenuEntry[]> =>
    arranged(await declaredMenu(actor, language), await arrangementOf(actor));

  return [
    serve(menuContracts.featured, {
      tag,
      summary:
        'What stands on the start page of the caller; the screens one works at, while nobody has arranged it',
      access: 'signedIn',
      handle: async ({ actor, language }) => {
        const desktop = await findOne(database, actor, 'mainDesktop', { user: actor.userId });
        const items = keptItems(desktop?.items);
        return [...featuredEntries(await arrangedMenu(actor, language), items)];
      },
    }),
    serve(menuContracts.read, {
      tag,
      summary: 'The side menu of the caller; `arranged=false` shows it as it is before anybody arranged it',
      access: 'signedIn',
      handle: ({ actor, language, query }) =>
        query.arranged ? arrangedMenu(actor, language) : declaredMenu(actor, language),
    }),
    serve(menuContracts.arrange, {
      tag,
      summary: 'Arranges the side menu of the caller; null takes the arrangement back',
      access: 'signedIn',
      handle: async ({ actor, language, body, request }) => {
        // Only the server's own processes have no user, and so no menu to arrange.
        if (actor.userId !== null) {
          const key = { user: actor.userId };
          await writeOnce(database, actor, request, (tx) =>
            upsertOne(tx, database.registry, actor, 'userNavigation', key, body),
          );
        }
        return arrangedMenu(actor, language);
      },
    }),
  ];
}

/** The arrangement, or nothing if it is invalid: people may write the record by hand. */
const validArrangements = (stored: unknown): MenuArrangement[] => {
  const parsed = menuArrangement.safeParse(stored);
  return parsed.success ? [parsed.data] : [];
};
