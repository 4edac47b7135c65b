import { listWidth, type ViewItem } from '#domain/platform/view.ts';

/** What people do with the columns of their list: each answers the items of the view as they are kept then. */
type Items = readonly ViewItem[];

const changed = (items: Items, path: string, change: (item: ViewItem) => ViewItem): ViewItem[] =>
  items.map((item) => (item.path === path ? change(item) : item));

const isShown = ({ hidden }: ViewItem): boolean => hidden !== true;

const clamped = (width: number): number =>
  Math.round(Math.min(listWidth.max, Math.max(listWidth.min, width)));

export const resized = (items: Items, path: string, width: number): ViewItem[] =>
  changed(items, path, (item) => ({ ...item, width: clamped(width) }));

export const widthByItself = (items: Items, path: string): ViewItem[] =>
  changed(items, path, (item) => ({ ...item, width: null }));

export const pinnedTo = (items: Items, path: string, side: ViewItem['pinned']): ViewItem[] =>
  changed(items, path, (item) => ({ ...item, pinned: side ?? null }));

export const totalledBy = (items: Items, path: string, total: ViewItem['total']): ViewItem[] =>
  changed(items, path, (item) => ({ ...item, total: total ?? null }));

/** The last column stays: a list without any would show nothing. */
export const hiddenFrom = (items: Items, path: string): ViewItem[] =>
  items.filter(isShown).length > 1 ? changed(items, path, (item) => ({ ...item, hidden: true })) : [...items];

/** Shows it where it stood, or puts it last. */
export const shownIn = (items: Items, path: string): ViewItem[] =>
  items.some((item) => item.path === path)
    ? changed(items, path, ({ hidden: _hidden, ...item }) => item)
    : [...items, { path }];

/** Puts a column where another one stands; those between them move up. */
export const movedTo = (items: Items, path: string, target: string): ViewItem[] => {
  const from = items.findIndex((item) => item.path === path);
  const to = items.findIndex((item) => item.path === target);
  const item = items[from];
  if (!item || to < 0 || from === to) return [...items];
  const rest = items.filter((each) => each !== item);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
};

/** One place to the left or to the right among the columns that are seen. */
export const movedBy = (items: Items, path: string, places: -1 | 1): ViewItem[] => {
  const seen = items.filter(isShown);
  const at = seen.findIndex((item) => item.path === path);
  const target = at < 0 ? undefined : seen[at + places];
  return target ? movedTo(items, path, target.path) : [...items];
};
