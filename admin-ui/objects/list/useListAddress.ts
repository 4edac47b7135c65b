import { useNotify, useStore } from 'ra-core';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { popup } from '../../parts/popup.ts';
import { hasUnreadFilter, queryOf, stateAt, wholeList, type ListState } from './listState.ts';

export interface ListAddress {
  readonly state: ListState;
  /** Shows the list in another state and writes it into the address. */
  readonly show: (next: ListState) => void;
}

/**
 * The state of a list, kept in the address. Without parameters in the address, the list is shown as this person left it,
 * and at the first visit as `atFirst` says.
 */
export function useListAddress(objectName: string, atFirst: ListState | undefined): ListAddress {
  const [address, setAddress] = useSearchParams();
  const [lastAddress, setLastAddress] = useStore<string | undefined>(`list.${objectName}`, undefined);
  const addressText = address.toString();
  const hasNoParameters = addressText === '';
  const shown = hasNoParameters ? (lastAddress ?? queryOf(atFirst ?? wholeList).toString()) : addressText;
  const state = useMemo(() => stateAt(new URLSearchParams(shown)), [shown]);

  // Says that the address has filters that cannot be read, so that the list shows more than was meant.
  const notify = useNotify();
  useEffect(() => {
    if (hasUnreadFilter(new URLSearchParams(shown)))
      notify('keja.filters.unread', { type: 'warning', autoHideDuration: popup.shownMs });
  }, [notify, shown]);
  // Writes the state that is shown into an address without parameters, so that the address says what is shown.
  useEffect(() => {
    if (hasNoParameters && shown !== '') setAddress(new URLSearchParams(shown), { replace: true });
  }, [hasNoParameters, shown, setAddress]);
  // This does not run when `lastAddress` changes: another window may show the same list in another way, and each would undo
  // the other's change.
  useEffect(() => {
    if (!hasNoParameters) setLastAddress(addressText);
  }, [hasNoParameters, addressText, setLastAddress]);

  const show = useCallback(
    (next: ListState) => {
      const search = queryOf(next);
      setLastAddress(search.toString());
      setAddress(search, { replace: true });
    },
    [setAddress, setLastAddress],
  );
  return useMemo(() => ({ state, show }), [state, show]);
}
