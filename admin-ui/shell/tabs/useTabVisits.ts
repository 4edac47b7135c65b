import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { ClosingState } from './useTabCommands.ts';
import { useTabAct } from './useTabs.ts';

/** Updates the tabs when the address changes: their queries, replaced views, and tabs to close. */
export function useTabVisits(): void {
  const act = useTabAct();
  const { pathname, search, state } = useLocation();
  const way = useNavigationType();
  const before = useRef(pathname);

  useEffect(() => {
    if (pathname.startsWith('/redirect/')) return;
    if (way === NavigationType.Replace && before.current !== pathname)
      act({ do: 'replace', path: before.current, by: pathname });
    act({ do: 'visit', path: pathname, search });
    const closes = (state as ClosingState | null)?.closes;
    if (way === NavigationType.Push && closes)
      act({ do: 'close', paths: closes.filter((path) => path !== pathname) });
    before.current = pathname;
  }, [act, pathname, search, state, way]);
}
