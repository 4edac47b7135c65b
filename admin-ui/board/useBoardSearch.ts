import { useState } from 'react';
import { addressOf, wholeList } from '../objects/list/listState.ts';
import { useDebounced } from '../parts/useDebounced.ts';

const typedForMs = 400;

/** What is searched on a board: the text of the field, the filter of the cards, and the address of the list of a status. */
export function useBoardSearch(path: string) {
  const [typed, setTyped] = useState('');
  const searchStr = useDebounced(typed.trim(), typedForMs);
  return {
    typed,
    setTyped,
    filter: { markedToDelete: false, ...(searchStr === '' ? {} : { searchStr }) },
    listOf: ({ id, presentation }: { readonly id: number; readonly presentation: string }): string =>
      `/${path}?${addressOf({ ...wholeList, marked: false, searchStr, quick: { status: { id, presentation } } })}`,
  };
}
