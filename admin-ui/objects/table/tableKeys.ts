/** What a key does in a table when a row has the focus. */
export type RowKey =
  /** Goes to the row with the index `to`; with `extend` the picked range reaches to this row. */
  | { readonly do: 'go'; readonly to: number; readonly extend: boolean }
  /** Goes to the next or the previous page of the list. */
  | { readonly do: 'turn'; readonly by: 1 | -1 }
  /**
   * `head` gives the focus to the headings, `open` opens the record, `pick` picks the row or undoes that, `pickPage` picks all rows
   * of the page, `unpick` ends all picking, and `mark` marks the record for deletion.
   */
  | { readonly do: 'head' | 'open' | 'pick' | 'pickPage' | 'unpick' | 'mark' }
  /** Scrolls to the right (1) or to the left (-1). */
  | { readonly do: 'scroll'; readonly by: 1 | -1 };

/** The properties of a keyboard event that decide what a key does. */
export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface RowPlace {
  /** The index of the row on this page. */
  readonly at: number;
  /** The number of rows on this page. */
  readonly rows: number;
  /** The number of visible rows. */
  readonly screenful: number;
}

/**
 * What a key does on the row `at` of this page of the list; undefined if the table leaves the key to the browser. Page Down on the
 * last row and Page Up on the first one turn the page.
 */
export function rowKey(event: Key, { at, rows, screenful }: RowPlace): RowKey | undefined {
  const { key, shiftKey, altKey } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  const last = rows - 1;
  const go = (to: number): RowKey => ({ do: 'go', to: Math.max(0, Math.min(last, to)), extend: shiftKey });
  if (altKey) return undefined;
  if (ctrl) return key.toLowerCase() === 'a' ? { do: 'pickPage' } : undefined;
  switch (key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return at === 0 && !shiftKey ? { do: 'head' } : go(at - 1);
    case 'ArrowLeft':
      return { do: 'scroll', by: -1 };
    case 'ArrowRight':
      return { do: 'scroll', by: 1 };
    case 'Home':
      return go(0);
    case 'End':
      return go(last);
    case 'PageDown':
      return at === last && !shiftKey ? { do: 'turn', by: 1 } : go(at + screenful);
    case 'PageUp':
      return at === 0 && !shiftKey ? { do: 'turn', by: -1 } : go(at - screenful);
    case 'Enter':
      return { do: 'open' };
    case ' ':
      return { do: 'pick' };
    case 'Delete':
      return { do: 'mark' };
    case 'Escape':
      return { do: 'unpick' };
    default:
      return undefined;
  }
}

/**
 * What a key does when a heading has the focus. `go` gives the focus to the next heading, `move` moves the column, and `resize`
 * changes its width: to the right or wider (1), to the left or narrower (-1). `rows` gives the focus to the rows, and `menu` opens
 * the menu of the column.
 */
export type HeadKey =
  { readonly do: 'go' | 'move' | 'resize'; readonly by: 1 | -1 } | { readonly do: 'rows' | 'menu' };

/** What a key does on a heading; undefined if the table leaves the key to the browser. */
export function headKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): HeadKey | undefined {
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey) || (key === 'ArrowDown' && altKey))
    return { do: 'menu' };
  if (altKey) return undefined;
  if (key === 'ArrowDown') return { do: 'rows' };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const by = key === 'ArrowLeft' ? -1 : 1;
  if (ctrlKey || metaKey) return { do: 'move', by };
  return shiftKey ? { do: 'resize', by } : { do: 'go', by };
}
