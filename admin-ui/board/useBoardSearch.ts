import { useState } from 'react';
import { queryOf, wholeList } from '../objects/list/listState.ts';
import { useDebounced } from '../parts/useDebounced.ts';

/** How long nothing must be typed before the board searches. */
const typedForMs = 400;

/**
 * The search on a board: the typed text, the filter for the cards of all columns, and `listOf`, which gives the address of the
 * list of one status. The list shows the presentation of the status in its filter.
 * @param path the path of the object
 */
export function useBoardSearch(path: string) {
  const [typed, setTyped] = useState('');
  const searchStr = useDebounced(typed.trim(), typedForMs);
  return {
    typed,
    setTyped,
    filter: { markedToDelete: false, ...(searchStr === '' ? {} : { searchStr }) },
    listOf: ({ id, presentation }: { readonly id: number; readonly presentation: string }): string =>
      `/${path}?${queryOf({ ...wholeList, marked: false, searchStr, quick: { status: { id, presentation } } })}`,
  };
}
