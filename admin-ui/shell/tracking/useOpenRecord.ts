import { matchPath, useLocation } from 'react-router-dom';
import { useObjectAt } from '../../data/metadata.ts';
import type { OpenRecord } from './useTracking.ts';

/** The current record, if its time can be tracked. */
export function useOpenRecord(): OpenRecord | undefined {
  const { pathname } = useLocation();
  const { path = '', id = '' } = matchPath('/:path/:id', pathname)?.params ?? {};
  const { object } = useObjectAt(path);
  if (!object || object.name === 'timeTrackingItem' || !/^\d+$/.test(id)) return undefined;
  return { objectName: object.name, path, id: Number(id) };
}
