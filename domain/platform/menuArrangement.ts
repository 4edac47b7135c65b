import { z } from 'zod';
import type { MenuEntry } from '../navigation.ts';

/**
 * How somebody wants their side menu: these entries first and in this order, some called otherwise, some hidden. A
 * section and a list may have the same path, so an entry is told by its view type too.
 */
export const menuArrangement = z
  .array(
    z.strictObject({
      viewType: z.enum(['list', 'detail', 'report', 'worker', 'subsystem']),
      path: z.string().min(1).max(255),
      title: z.string().min(1).max(255).optional(),
      hidden: z.boolean().optional(),
    }),
  )
  .max(1000);
export type MenuArrangement = z.infer<typeof menuArrangement>;

const keyOf = ({ viewType, path }: Pick<MenuEntry, 'viewType' | 'path'>): string => `${viewType} ${path}`;

/**
 * The menu as arranged, on each level by itself. What the arrangement does not name follows as it was; what it names
 * and the menu has not, is not there: an arrangement opens nothing.
 */
export const arranged = (menu: readonly MenuEntry[], arrangement: MenuArrangement): MenuEntry[] => {
  const places = new Map(arrangement.map((wanted, place) => [keyOf(wanted), place]));
  const placeOf = (entry: MenuEntry) => places.get(keyOf(entry)) ?? arrangement.length;
  return menu
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((entry) => {
      const wanted = arrangement[placeOf(entry)];
      if (wanted?.hidden) return [];
      return [
        { ...entry, title: wanted?.title ?? entry.title, children: arranged(entry.children, arrangement) },
      ];
    });
};
