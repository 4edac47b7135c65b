import { useRef } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Picking } from './tableProps.ts';

type Rows = readonly Pick<AnyRecord, 'id'>[];

/**
 * The index of the row where a range begins: of the row with the id `begin`, or, if that row is not on this page, of the row
 * that has the focus.
 */
export function beginOf(rows: Rows, begin: number | undefined, focused: number): number {
  const at = rows.findIndex(({ id }) => id === begin);
  return at < 0 ? focused : at;
}

/** Picks rows one by one, and with Shift all rows from the one where the range begins. */
export function usePickedRange(rows: readonly AnyRecord[], picking: Picking | undefined) {
  /** The id of the row where the range begins. Its index changes with the page, and when a row comes in above it. */
  const begin = useRef<number>(undefined);
  const beginAt = (index: number): void => {
    begin.current = rows[index]?.id;
  };

  return {
    beginAt,
    /** @param focused the index of the row that has the focus */
    extendTo: (index: number, focused: number): void => {
      const from = beginOf(rows, begin.current, focused);
      beginAt(from);
      picking?.set(rows.slice(Math.min(from, index), Math.max(from, index) + 1), true);
    },
    pick: (index: number): void => {
      const record = rows[index];
      if (!picking || !record) return;
      beginAt(index);
      picking.set([record], !picking.has(record.id));
    },
  };
}
