import { useListContext } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { wholeNarrowing, type Narrowing } from './listState.ts';

export interface NarrowingInUse {
  readonly narrowing: Narrowing;
  /** Changes the filters; the list goes to its first page. */
  readonly narrow: (changes: Partial<Narrowing>) => void;
  /** Removes all filters; the order does not change. */
  readonly clear: () => void;
}

/** The filters of the surrounding list: the filter values of its list context. */
export function useNarrowing(): NarrowingInUse {
  const { filterValues, setFilters } = useListContext();
  const narrowing = useMemo(() => ({ ...wholeNarrowing, ...filterValues }), [filterValues]);
  const narrow = useCallback(
    (changes: Partial<Narrowing>) => setFilters({ ...narrowing, ...changes }),
    [narrowing, setFilters],
  );
  const clear = useCallback(() => setFilters({}), [setFilters]);
  return { narrowing, narrow, clear };
}
