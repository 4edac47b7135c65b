import { useStore } from 'ra-core';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf, stateAt, wholeList, type ListState } from './listState.ts';

export interface ListStateInUse {
  readonly state: ListState;
  /** Changes what the list shows; unless a page is named, it begins at its first one. */
  readonly set: (changes: Partial<ListState>) => void;
  /** The whole list again, in the order it is in. */
  readonly clear: () => void;
}

/**
 * What a list shows, kept in the address. An address that says nothing shows the list as this person left it; who has
 * not been here yet begins with `atFirst`.
 */
export const useListState = (objectName: string, atFirst: ListState | undefined): ListStateInUse => {
  const [address, setAddress] = useSearchParams();
  const [left, setLeft] = useStore<string | undefined>(`list.${objectName}`, undefined);
  const written = address.toString();
  const silent = written === '';
  const shown = silent ? (left ?? addressOf(atFirst ?? wholeList).toString()) : written;
  const state = useMemo(() => stateAt(new URLSearchParams(shown)), [shown]);

  useEffect(() => {
    if (silent && shown !== '') setAddress(new URLSearchParams(shown), { replace: true });
  }, [silent, shown, setAddress]);
  useEffect(() => {
    if (!silent && written !== left) setLeft(written);
  }, [silent, written, left, setLeft]);

  const show = useCallback(
    (next: ListState) => {
      const search = addressOf(next);
      setLeft(search.toString());
      setAddress(search, { replace: true });
    },
    [setAddress, setLeft],
  );
  const set = useCallback(
    (changes: Partial<ListState>) => show({ ...state, page: 1, ...changes }),
    [show, state],
  );
  const clear = useCallback(() => show({ ...wholeList, sort: state.sort }), [show, state.sort]);
  return { state, set, clear };
};
