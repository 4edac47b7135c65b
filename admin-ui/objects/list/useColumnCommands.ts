import { useMemo } from 'react';
import type { View, ViewItem } from '#domain/platform/view.ts';
import type { ViewChanges } from '../../views/useView.ts';
import {
  hiddenFrom,
  movedBy,
  movedTo,
  pinnedTo,
  resized,
  shownIn,
  totalledBy,
} from '../table/columnChanges.ts';

/** The commands on the columns of a list. The changes are stored on the server for this person only. */
export function useColumnCommands(view: View | undefined, save: (changes: ViewChanges) => void) {
  return useMemo(() => {
    const change = (act: (items: readonly ViewItem[]) => ViewItem[]) => {
      if (view) save({ items: act(view.items) });
    };
    return {
      moveTo: (path: string, target: string) => change((items) => movedTo(items, path, target)),
      moveBy: (path: string, by: -1 | 1) => change((items) => movedBy(items, path, by)),
      resize: (path: string, width: number) => change((items) => resized(items, path, width)),
      pin: (path: string, side: ViewItem['pinned']) => change((items) => pinnedTo(items, path, side)),
      total: (path: string, total: ViewItem['total']) => change((items) => totalledBy(items, path, total)),
      hide: (path: string) => change((items) => hiddenFrom(items, path)),
      show: (path: string) => change((items) => shownIn(items, path)),
    };
  }, [view, save]);
}

export type ListColumnCommands = ReturnType<typeof useColumnCommands>;
