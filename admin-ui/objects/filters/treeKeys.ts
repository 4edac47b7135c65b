import type { KeyboardEvent } from 'react';

const itemsOf = (tree: HTMLElement): HTMLElement[] => [
  ...tree.querySelectorAll<HTMLElement>('[data-tree-row]'),
];

/** The parent of this row in the tree, not the row before it. */
const parentOf = (row: HTMLElement): HTMLElement | undefined =>
  row
    .closest('[role="treeitem"]')
    ?.parentElement?.closest('[role="treeitem"]')
    ?.querySelector<HTMLElement>('[data-tree-row]') ?? undefined;

const walkers: Readonly<
  Record<string, (rows: readonly HTMLElement[], at: number) => HTMLElement | undefined>
> = {
  ArrowDown: (rows, at) => rows[at + 1],
  ArrowUp: (rows, at) => rows[at - 1],
  Home: (rows) => rows[0],
  End: (rows) => rows.at(-1),
};

/** Moves the focus in a tree: up and down go to the row above or below, Home and End to the first or last, left to the parent. */
export function walkTree(event: KeyboardEvent<HTMLElement>): void {
  const rows = itemsOf(event.currentTarget);
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-tree-row]');
  if (!row) return;
  const next = event.key === 'ArrowLeft' ? parentOf(row) : walkers[event.key]?.(rows, rows.indexOf(row));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** How many references lead to the field of a row that the search has found; infinite for a row that it has not found. */
const depthOf = (row: HTMLElement | undefined): number => Number(row?.dataset.found ?? Infinity);

/** Moves the focus with the down arrow from the search to the result with the fewest references on its path. */
export function enterTree(event: KeyboardEvent<HTMLElement>, tree: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' || !tree) return;
  event.preventDefault();
  const [first, ...others] = itemsOf(tree);
  others.reduce((nearest, row) => (depthOf(row) < depthOf(nearest) ? row : nearest), first)?.focus();
}
