import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTabAct } from './useTabs.ts';

/** Gives the view on screen its tab, under this name. */
export const useTabTitle = (title: string): void => {
  const act = useTabAct();
  const { pathname, search } = useLocation();
  const query = useRef(search);
  query.current = search;
  useEffect(() => act({ do: 'open', path: pathname, search: query.current, title }), [act, pathname, title]);
};
