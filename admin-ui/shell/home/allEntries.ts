import type { MenuEntry } from '#domain/navigation.ts';
import type { DesktopItem } from '#domain/platform/desktopItems.ts';

/** Every entry of the menu, a section before what it holds. */
export const allEntries = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...allEntries(entry.children)]);

/** The entry that stands on a start page; undefined once its person may not open it any more. */
export const entryOf = (
  entries: readonly MenuEntry[],
  item: Extract<DesktopItem, { kind: 'entry' }>,
): MenuEntry | undefined =>
  entries.find(({ viewType, path }) => viewType === item.viewType && path === item.path);
