import type { MenuEntry } from '../navigation.ts';
import type { DesktopItem } from './desktopItems.ts';

/** Every entry of the menu, a section before what it holds. */
export const allEntries = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...allEntries(entry.children)]);

/** The entry that stands on a start page; undefined once its person may not open it any more. */
export const entryOf = (
  entries: readonly MenuEntry[],
  item: Extract<DesktopItem, { kind: 'entry' }>,
): MenuEntry | undefined =>
  entries.find(({ viewType, path }) => viewType === item.viewType && path === item.path);

/** The entries that stand on a start page: those that were put there, else the screens one works at. */
export const featuredEntries = (
  menu: readonly MenuEntry[],
  items: readonly DesktopItem[] | null,
): readonly MenuEntry[] => {
  const entries = allEntries(menu);
  if (!items) return entries.filter(({ viewType }) => viewType === 'worker');
  return items.flatMap((item) => (item.kind === 'entry' ? (entryOf(entries, item) ?? []) : []));
};
