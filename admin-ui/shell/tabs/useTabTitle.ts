import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../data/useLanguage.ts';
import { useTabAct } from './useTabs.ts';

/** Opens a tab with this title for the current view. @param record the name of its record, the same in every language */
export function useTabTitle(title: string, record?: string): void {
  const act = useTabAct();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  // A ref, because `useTabVisits` takes care of a query that changes later.
  const query = useRef(search);
  query.current = search;
  useEffect(
    () =>
      act({
        do: 'open',
        path: pathname,
        search: query.current,
        title,
        language,
        ...(record === undefined ? {} : { record }),
      }),
    [act, pathname, title, language, record],
  );
}
