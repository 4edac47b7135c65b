import { useStore } from 'ra-core';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf, stateAt, wholeList, type ListState } from './listState.ts';

export interface ListAddress {
  readonly state: ListState;
  readonly show: (next: ListState) => void;
}

/**
 * The state of a list, kept in the address. Without parameters in the address, the list is shown as this person left it,
 * and at the first visit as `atFirst` says.
 */
export function useListAddress(objectName: string, atFirst: ListState | undefined): ListAddress {
  const [address, setAddress] = useSearchParams();
  const [left, setLeft] = useStore<string | undefined>(`list.${objectName}`, undefined);
  const written = address.toString();
  const silent = written === '';
  const shown = silent ? (left ?? addressOf(atFirst ?? wholeList).toString()) : written;
  const state = useMemo(() => stateAt(new URLSearchParams(shown)), [shown]);

  useEffect(() => {
    if (silent && shown !== '') setAddress(new URLSearchParams(shown), { replace: true });
  }, [silent, shown, setAddress]);
  // This does not run when `left` changes: another window may show the same list in another way, and each would undo
  // the other's change.
  useEffect(() => {
    if (!silent) setLeft(written);
  }, [silent, written, setLeft]);

  const show = useCallback(
    (next: ListState) => {
      const search = addressOf(next);
      setLeft(search.toString());
      setAddress(search, { replace: true });
    },
    [setAddress, setLeft],
  );
  return useMemo(() => ({ state, show }), [state, show]);
}
