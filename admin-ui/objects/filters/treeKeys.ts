import type { KeyboardEvent } from 'react';

const itemsOf = (tree: HTMLElement): HTMLElement[] => [
  ...tree.querySelectorAll<HTMLElement>('[data-tree-row]'),
];

/** The row that stands above this one in the tree, not only in the list. */
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

/** Arrows walk through a tree as they do everywhere: up and down by rows, left to the branch above. */
export const walkTree = (event: KeyboardEvent<HTMLElement>): void => {
  const rows = itemsOf(event.currentTarget);
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-tree-row]');
  if (!row) return;
  const next = event.key === 'ArrowLeft' ? parentOf(row) : walkers[event.key]?.(rows, rows.indexOf(row));
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** From the search down into what it has found. */
export const enterTree = (event: KeyboardEvent<HTMLElement>, tree: HTMLElement | null): void => {
  if (event.key !== 'ArrowDown' || !tree) return;
  event.preventDefault();
  itemsOf(tree)[0]?.focus();
};
