import { z } from 'zod';
import { widgetNames } from '../today/widgets.ts';
import { menuViewType } from './enums.ts';

/** An item of a person's first screen: a widget of the day, a screen, a list or a whole section. */
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
 * The items that a person has chosen, in order; null if they have chosen none. An item that no longer exists is left out, and the
 * others stay.
 */
export function keptItems(kept: unknown): readonly DesktopItem[] | null {
  if (!Array.isArray(kept)) return null;
  const known = kept.slice(0, mostItems).flatMap(itemsOf);
  return known.length === 0 && kept.length > 0 ? null : known;
}

const itemsOf = (kept: unknown): readonly DesktopItem[] => {
  if (figuresItem.safeParse(kept).success) return figures;
  const parsed = desktopItem.safeParse(kept);
  return parsed.success ? [parsed.data] : [];
};

const figuresItem = z.strictObject({ kind: z.literal('figures') });
