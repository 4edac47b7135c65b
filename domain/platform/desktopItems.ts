import { z } from 'zod';
import { widgetNames } from '../today/widgets.ts';
import { menuViewType } from './enums.ts';

/** An item of a person's first screen: a widget, or an entry of the menu, which is a screen, a list or a whole section. */
export const desktopItem = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('widget'), name: z.enum(widgetNames) }),
  z.strictObject({
    kind: z.literal('entry'),
    viewType: z.enum(menuViewType.values),
    path: z.string().min(1).max(255),
  }),
]);
export type DesktopItem = z.infer<typeof desktopItem>;

const mostItems = 200;

/** The widgets that replace `figures`: screens that were stored before there were widgets have this item for four numbers. */
const figures: readonly DesktopItem[] = (
  ['trucksOnTheWay', 'trucksWaiting', 'trucksCalled', 'trucksLeftToday'] as const
).map((name) => ({ kind: 'widget', name }));

/**
 * The items that a person has chosen, in order. An item that this release does not know, such as a widget that was removed, is
 * left out, and the others stay. Null if nothing is stored, or if none of the stored items exists any more; empty if the person
 * has chosen an empty screen.
 */
export function keptItems(stored: unknown): readonly DesktopItem[] | null {
  if (!Array.isArray(stored)) return null;
  const items = stored.slice(0, mostItems).flatMap(itemsOf);
  return items.length === 0 && stored.length > 0 ? null : items;
}

const itemsOf = (stored: unknown): readonly DesktopItem[] => {
  if (figuresItem.safeParse(stored).success) return figures;
  const parsed = desktopItem.safeParse(stored);
  return parsed.success ? [parsed.data] : [];
};

const figuresItem = z.strictObject({ kind: z.literal('figures') });
