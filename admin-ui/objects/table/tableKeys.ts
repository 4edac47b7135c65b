/** What a key does in a table when a row has the focus. */
export type RowKey =
  /** Goes to the row with the index `to`; with `extend` the picked range reaches to this row. */
  | { readonly do: 'go'; readonly to: number; readonly extend: boolean }
  /** Goes to the next or the previous page of the list. */
  | { readonly do: 'turn'; readonly by: 1 | -1 }
  | { readonly do: 'head' | 'open' | 'pick' | 'pickPage' | 'unpick' | 'mark' }
  /** Scrolls to the right (1) or to the left (-1). */
  | { readonly do: 'scroll'; readonly by: 1 | -1 };

export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface RowPlace {
  readonly at: number;
  readonly rows: number;
  /** The number of visible rows. */
  readonly screenful: number;
}

/**
 * What a key does on the row `at` of this page of the list. Page Down on the last row and Page Up on the first one turn
 * the page.
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

/** What a key does when a heading has the focus. */
export type HeadKey =
  { readonly do: 'go' | 'move' | 'resize'; readonly by: 1 | -1 } | { readonly do: 'rows' | 'menu' };

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
