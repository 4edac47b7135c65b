import type { MouseEvent } from 'react';

/**
 * What a click in a table does. `row` is an index from 0. `extend` (with Shift) picks all rows from the one that was picked
 * before to this one.
 */
export type TableClick =
  | { readonly do: 'menu'; readonly column: string; readonly anchor: HTMLElement }
  | { readonly do: 'sort'; readonly column: string }
  | { readonly do: 'pick'; readonly row: number; readonly extend: boolean }
  | { readonly do: 'open'; readonly row: number };

/** The nearest element around the place of an event that matches the selector. */
export function within(
  { target }: { readonly target: EventTarget },
  selector: string,
): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined;
}

/** @returns undefined if the browser handles the click itself, for example because it opens a link in another tab */
export function tableClick(event: MouseEvent): TableClick | undefined {
  const column = within(event, 'th[data-column]')?.dataset.column;
  if (column !== undefined) {
    const anchor = within(event, '[data-menu]');
    if (anchor) return { do: 'menu', column, anchor };
    return within(event, '[data-sort]') ? { do: 'sort', column } : undefined;
  }
  const rowText = within(event, 'tr[data-row]')?.dataset.row;
  if (rowText === undefined) return undefined;
  const row = Number(rowText);
  if (within(event, '.pick')) return { do: 'pick', row, extend: event.shiftKey };
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  const linkForBrowser = within(event, 'a[target]') ?? (opensElsewhere ? within(event, 'a') : undefined);
  return linkForBrowser ? undefined : { do: 'open', row };
}
