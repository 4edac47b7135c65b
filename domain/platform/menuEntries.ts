import type { MenuEntry } from './menuEntry.ts';
import type { DesktopItem } from './desktopItems.ts';

/** All entries of the menu, each section before its children. */
export function allEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...allEntries(entry.children)]);
}

/** The entry of a start page item; undefined if the user may no longer open it. */
export function entryOf(
  entries: readonly MenuEntry[],
  item: Extract<DesktopItem, { kind: 'entry' }>,
): MenuEntry | undefined {
  return entries.find(({ viewType, path }) => viewType === item.viewType && path === item.path);
}

/** The entries of a start page: those the user chose, else the default screens. */
export function featuredEntries(
  menu: readonly MenuEntry[],
  items: readonly DesktopItem[] | null,
): readonly MenuEntry[] {
  const entries = allEntries(menu);
  if (!items) return entries.filter(({ viewType }) => viewType === 'worker');
  return items.flatMap((item) => (item.kind === 'entry' ? (entryOf(entries, item) ?? []) : []));
}
