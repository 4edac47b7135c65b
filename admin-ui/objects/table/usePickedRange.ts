import { useRef } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Picking } from './tableProps.ts';

/** Picks rows one by one, and with Shift all rows from the one where the range begins. */
export function usePickedRange(rows: readonly AnyRecord[], picking: Picking | undefined) {
  /** The index of the row where the range begins. */
  const begin = useRef(0);

  const extendTo = (index: number): void =>
    picking?.set(rows.slice(Math.min(begin.current, index), Math.max(begin.current, index) + 1), true);

  return {
    beginAt: (index: number): void => {
      begin.current = index;
    },
    extendTo,
    pick: (index: number, extend: boolean): void => {
      const record = rows[index];
      if (!picking || !record) return;
      if (extend) return extendTo(index);
      begin.current = index;
      picking.set([record], !picking.has(record.id));
    },
  };
}
