import type { MenuEntry } from '#domain/navigation.ts';
import type { DesktopItem } from '#domain/platform/desktopItems.ts';
import { featuredEntries } from '#domain/platform/menuEntries.ts';
import type { Today } from './useToday.ts';

/** The items of a first screen: those that the person has chosen, else the widgets of their role and their desks. */
export function dayItems({ own, usual }: Today, sections: readonly MenuEntry[]): readonly DesktopItem[] {
  if (own) return own;
  return [
    ...usual.map((name): DesktopItem => ({ kind: 'widget', name })),
    // Without items of their own (`null`), these are the desks in the menu.
    ...featuredEntries(sections, null).map(({ viewType, path }): DesktopItem => ({
      kind: 'entry',
      viewType,
      path,
    })),
  ];
}
