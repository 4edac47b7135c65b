import { listWidth, type ViewItem } from '#domain/platform/view.ts';

/** The columns of a list in their order, with the hidden ones. Each function below returns the changed items of the view. */
type Items = readonly ViewItem[];

const changed = (items: Items, path: string, change: (item: ViewItem) => ViewItem): ViewItem[] =>
  items.map((item) => (item.path === path ? change(item) : item));

const isShown = ({ hidden }: ViewItem): boolean => hidden !== true;

const clamped = (width: number): number =>
  Math.round(Math.min(listWidth.max, Math.max(listWidth.min, width)));

export function resized(items: Items, path: string, width: number): ViewItem[] {
  return changed(items, path, (item) => ({ ...item, width: clamped(width) }));
}

export function pinnedTo(items: Items, path: string, side: ViewItem['pinned']): ViewItem[] {
  return changed(items, path, (item) => ({ ...item, pinned: side ?? null }));
}

export function totalledBy(items: Items, path: string, total: ViewItem['total']): ViewItem[] {
  return changed(items, path, (item) => ({ ...item, total: total ?? null }));
}

/** Hides a column, except the last one. */
export function hiddenFrom(items: Items, path: string): ViewItem[] {
  return items.filter(isShown).length > 1
    ? changed(items, path, (item) => ({ ...item, hidden: true }))
    : [...items];
}

/** Shows a column at its former place, or at the end. */
export function shownIn(items: Items, path: string): ViewItem[] {
  return items.some((item) => item.path === path)
    ? changed(items, path, ({ hidden: _hidden, ...item }) => item)
    : [...items, { path }];
}

/** Moves a column to the place of another one; those between them shift. */
export function movedTo(items: Items, path: string, target: string): ViewItem[] {
  const from = items.findIndex((item) => item.path === path);
  const to = items.findIndex((item) => item.path === target);
  const item = items[from];
  if (!item || to < 0 || from === to) return [...items];
  const rest = items.filter((each) => each !== item);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Moves a column one place to the left or right among the shown columns. */
export function movedBy(items: Items, path: string, places: -1 | 1): ViewItem[] {
  const shown = items.filter(isShown);
  const index = shown.findIndex((item) => item.path === path);
  const target = index < 0 ? undefined : shown[index + places];
  return target ? movedTo(items, path, target.path) : [...items];
}
