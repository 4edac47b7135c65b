import { useListContext } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Picking } from '../../table/tableProps.ts';
import type { Picked } from './inBulk.ts';

export interface Selection extends Picking {
  /** The records that were picked one by one or by page. They do not count while `everything` is true. */
  readonly picked: readonly Picked[];
  /** Whether all matching records are picked, including those on other pages. */
  readonly everything: boolean;
  readonly pickEverything: () => void;
}

/** The values of a record that actions on many records need. */
export function asPicked({ id, presentation, markedToDelete, confirmed }: AnyRecord): Picked {
  return {
    id,
    presentation: String(presentation ?? id),
    markedToDelete,
    ...(typeof confirmed === 'boolean' ? { confirmed } : {}),
  };
}

/**
 * The picked records: the selected ids of the list context, with their names. They are kept across pages, until the
 * filter of the list changes.
 * @param narrowing the filter of the list as a text
 */
export function useSelection(narrowing: string): Selection {
  const { selectedIds, onSelect } = useListContext<AnyRecord>();
  /** The records that were picked on any page, because the list context keeps only their ids. */
  const recordsById = useRef(new Map<number, Picked>());
  const [everything, setEverything] = useState(false);
  const clear = useCallback(() => {
    onSelect([]);
    setEverything(false);
  }, [onSelect]);
  useEffect(clear, [clear, narrowing]);

  const set = useCallback(
    (records: readonly AnyRecord[], isPicked: boolean) => {
      const ids = records.map(({ id }) => id);
      for (const record of records) recordsById.current.set(record.id, asPicked(record));
      const others = selectedIds.filter((id) => !ids.includes(id));
      setEverything(false);
      onSelect(isPicked ? [...others, ...ids] : others);
    },
    [onSelect, selectedIds],
  );
  const pickEverything = useCallback(() => setEverything(true), []);

  return useMemo(() => {
    const picked = new Set(selectedIds);
    return {
      has: (id) => everything || picked.has(id),
      set,
      clear,
      picked: selectedIds.map((id) => recordsById.current.get(id) ?? { id, presentation: String(id) }),
      everything,
      pickEverything,
    };
  }, [selectedIds, everything, set, clear, pickEverything]);
}
