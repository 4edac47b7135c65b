import { z } from 'zod';
import { menuViewType } from './enums.ts';
import type { MenuEntry } from './menuEntry.ts';

/**
 * A user's changes to the side menu: these entries come first in this order, some renamed, some hidden. A section and a list may
 * have the same path, so the view type is part of the key.
 */
export const menuArrangement = z
  .array(
    z.strictObject({
      viewType: z.enum(menuViewType.values),
      path: z.string().min(1).max(255),
      title: z.string().min(1).max(255).optional(),
      hidden: z.boolean().optional(),
    }),
  )
  .max(1000);
export type MenuArrangement = z.infer<typeof menuArrangement>;

const keyOf = ({ viewType, path }: Pick<MenuEntry, 'viewType' | 'path'>): string => `${viewType} ${path}`;

/**
 * The menu with a user's changes, level by level. Entries that are not named follow in their order; named entries that the menu
 * does not have are left out, so the arrangement gives no access.
 */
export function arranged(menu: readonly MenuEntry[], arrangement: MenuArrangement): MenuEntry[] {
  const places = new Map(arrangement.map((change, place) => [keyOf(change), place]));
  // An entry that is not named is placed behind all that are; there the arrangement has no change for it.
  const placeOf = (entry: MenuEntry) => places.get(keyOf(entry)) ?? arrangement.length;
  return menu
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((entry) => {
      const change = arrangement[placeOf(entry)];
      if (change?.hidden) return [];
      return [
        { ...entry, title: change?.title ?? entry.title, children: arranged(entry.children, arrangement) },
      ];
    });
}
