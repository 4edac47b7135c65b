import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Picking } from '../../table/tableProps.ts';
import type { Picked } from './inBulk.ts';

export interface Selection extends Picking {
  readonly picked: readonly Picked[];
  /** Everything that matches, whether it has been seen or not. */
  readonly everything: boolean;
  readonly pickEverything: () => void;
}

const none: ReadonlyMap<number, Picked> = new Map();

export const asPicked = ({ id, presentation }: AnyRecord): Picked => ({
  id,
  presentation: String(presentation ?? id),
});

/** Which records are picked: they stay so from page to page, until the list is narrowed in another way. */
export const useSelection = (narrowing: string): Selection => {
  const [picked, setPicked] = useState(none);
  const [everything, setEverything] = useState(false);
  const clear = useCallback(() => {
    setPicked(none);
    setEverything(false);
  }, []);
  useEffect(clear, [clear, narrowing]);

  const set = useCallback((records: readonly AnyRecord[], wanted: boolean) => {
    setEverything(false);
    setPicked((before) => {
      const next = new Map(before);
      for (const record of records) {
        if (wanted) next.set(record.id, asPicked(record));
        else next.delete(record.id);
      }
      return next;
    });
  }, []);
  const pickEverything = useCallback(() => setEverything(true), []);

  return useMemo(
    () => ({
      has: (id) => everything || picked.has(id),
      set,
      clear,
      picked: [...picked.values()],
      everything,
      pickEverything,
    }),
    [picked, everything, set, clear, pickEverything],
  );
};
