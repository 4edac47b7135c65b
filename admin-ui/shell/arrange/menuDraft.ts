import type { MenuEntry } from '#domain/navigation.ts';
import type { MenuArrangement } from '#domain/platform/menuArrangement.ts';

/** An entry of the menu while it is being arranged. */
export interface DraftEntry {
  /** The view type and the path, which identify the entry. */
  readonly key: string;
  readonly viewType: MenuEntry['viewType'];
  readonly path: string;
  readonly title: string;
  readonly hidden: boolean;
  readonly children: readonly DraftEntry[];
}
export type MenuDraft = readonly DraftEntry[];

const keyOf = ({ viewType, path }: Pick<MenuEntry, 'viewType' | 'path'>): string => `${viewType} ${path}`;

/** The full menu in the order that is shown at present; hidden entries are last on their level. */
export function draftOf(fullMenu: readonly MenuEntry[], shownMenu: readonly MenuEntry[]): MenuDraft {
  const shownByKey = new Map(shownMenu.map((entry, place) => [keyOf(entry), { place, entry }]));
  const placeOf = (entry: MenuEntry) => shownByKey.get(keyOf(entry))?.place ?? shownMenu.length;
  return fullMenu
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((entry) => {
      const shownEntry = shownByKey.get(keyOf(entry))?.entry;
      return {
        key: keyOf(entry),
        viewType: entry.viewType,
        path: entry.path,
        title: shownEntry?.title ?? entry.title,
        hidden: shownEntry === undefined,
        children: draftOf(entry.children, shownEntry?.children ?? entry.children),
      };
    });
}

/** A level with an entry moved down by a number of places, or up by a negative one; unchanged if there is no such place. */
export function shifted<T>(level: readonly T[], from: number, places: number): readonly T[] {
  const to = from + places;
  const entry = level[from];
  if (entry === undefined || to < 0 || to >= level.length) return level;
  return level.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The draft with the entry of this key changed, on any level. */
export function changedEntry(
  draft: MenuDraft,
  key: string,
  change: (entry: DraftEntry) => DraftEntry,
): MenuDraft {
  return draft.map((entry) =>
    entry.key === key ? change(entry) : { ...entry, children: changedEntry(entry.children, key, change) },
  );
}

/** The draft with the entry of this key moved on its level, down or by a negative number up. */
export function movedEntry(draft: MenuDraft, key: string, places: number): MenuDraft {
  const at = draft.findIndex((entry) => entry.key === key);
  if (at >= 0) return shifted(draft, at, places);
  return draft.map((entry) => ({ ...entry, children: movedEntry(entry.children, key, places) }));
}

/**
 * The arrangement to store: a flat list, in which an entry is followed by its children. A title is stored only if it differs from
 * the title in the full menu.
 */
export function arrangementOf(draft: MenuDraft, fullMenu: readonly MenuEntry[]): MenuArrangement {
  const entryByKey = new Map(fullMenu.map((entry) => [keyOf(entry), entry]));
  return draft.flatMap(({ key, viewType, path, title, hidden, children }) => [
    {
      viewType,
      path,
      ...(title === entryByKey.get(key)?.title ? {} : { title }),
      ...(hidden ? { hidden } : {}),
    },
    ...arrangementOf(children, entryByKey.get(key)?.children ?? []),
  ]);
}
