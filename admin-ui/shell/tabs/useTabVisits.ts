import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { ClosingState } from './useTabCommands.ts';
import { useTabAct } from './useTabs.ts';

/** Updates the tabs when the address changes: their queries, replaced views, and tabs to close. */
export function useTabVisits(): void {
  const act = useTabAct();
  const { pathname, search, state } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);

  useEffect(() => {
    if (pathname.startsWith('/redirect/')) return;
    if (navigationType === NavigationType.Replace && previousPath.current !== pathname)
      act({ do: 'replace', path: previousPath.current, by: pathname });
    act({ do: 'visit', path: pathname, search });
    // Only for a new address: Back and Forward give the old state of an entry again.
    const closes = (state as ClosingState | null)?.closes;
    if (navigationType === NavigationType.Push && closes)
      act({ do: 'close', paths: closes.filter((path) => path !== pathname) });
    previousPath.current = pathname;
  }, [act, pathname, search, state, navigationType]);
}
