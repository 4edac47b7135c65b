import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { seeingAll } from '#database/reading/visibility.ts';
import { mayOpen, navigationFor, type MenuEntry } from '#domain/navigation.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { desktopItems } from '#domain/platform/desktopItems.ts';
import { arranged, menuArrangement, type MenuArrangement } from '#domain/platform/menuArrangement.ts';
import { featuredEntries } from '#domain/platform/menuEntries.ts';
import { addressOf, menuItem, withItems } from '#domain/platform/menuItems.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { findRecords } from '../records/findRecords.ts';
import { keepOne } from '../records/keepOne.ts';
import { ownRoleGroups } from './ownRoleGroups.ts';

const tag = 'app';
const menu = z.array(z.looseObject({}));

/** The side menu: what the caller may open, as they, or else one of their role groups, arranged it; and what of it stands on their start page. */
export const navigationEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => {
  const arrangementOf = async (actor: Actor): Promise<MenuArrangement> => {
    const [own] = await findRecords(database, seeingAll(actor), 'userNavigation', { user: actor.userId });
    const groups = await ownRoleGroups(database, actor.userId);
    const [first = []] = [own, ...groups].flatMap((each) => understood(each?.navigation));
    return first;
  };

  /** The declared screens and lists, and what administrators have added; nothing that is closed to the caller. */
  const wholeMenu = async (actor: Actor, language: Language): Promise<MenuEntry[]> => {
    const wanted = { isMenuItem: true, markedToDelete: false };
    const items = (await findRecords(database, seeingAll(actor), 'navigationItem', wanted, 'sortNumber'))
      .map((record) => menuItem.parse(record))
      .filter((item) => mayOpen(actor, addressOf(item)));
    return withItems(navigationFor(actor, language), items, language);
  };

  const arrangedMenu = async (actor: Actor, language: Language): Promise<MenuEntry[]> =>
    arranged(await wholeMenu(actor, language), await arrangementOf(actor));

  return [
    endpoint({
      method: 'get',
      path: '/ui/featured',
      tag,
      summary:
        'What stands on the start page of the caller; the screens one works at, while nobody has arranged it',
      access: 'signedIn',
      query: z.object({ lang: z.string().optional() }),
      answer: menu,
      handle: async ({ actor, language }) => {
        const [desktop] = await findRecords(database, actor, 'mainDesktop', { user: actor.userId });
        const items = desktopItems.safeParse(desktop?.items).data ?? null;
        return [...featuredEntries(await arrangedMenu(actor, language), items)];
      },
    }),
    endpoint({
      method: 'get',
      path: '/navigation',
      tag,
      summary: 'The side menu of the caller; `arranged=false` shows it as it is before anybody arranged it',
      access: 'signedIn',
      query: z.object({ arranged: z.stringbool().default(true), lang: z.string().optional() }),
      answer: menu,
      handle: ({ actor, language, query }) =>
        query.arranged ? arrangedMenu(actor, language) : wholeMenu(actor, language),
    }),
    endpoint({
      method: 'post',
      path: '/navigation',
      tag,
      summary: 'Arranges the side menu of the caller; null takes the arrangement back',
      access: 'signedIn',
      body: z.strictObject({ navigation: menuArrangement.nullable() }),
      answer: menu,
      handle: async ({ actor, language, body, request }) => {
        if (actor.userId !== null) {
          const key = { user: actor.userId };
          await writeOnce(database, actor, request, (tx) =>
            keepOne(tx, database.registry, actor, 'userNavigation', key, body),
          );
        }
        return arrangedMenu(actor, language);
      },
    }),
  ];
};

/** What stands in a record may have been written there by hand. */
const understood = (kept: unknown): MenuArrangement[] => {
  const parsed = menuArrangement.safeParse(kept);
  return parsed.success ? [parsed.data] : [];
};
