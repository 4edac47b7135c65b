import { useEffect, useRef, type RefObject } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';

interface FocusableRows {
  readonly rows: readonly AnyRecord[];
  readonly frame: RefObject<HTMLElement | null>;
  /** Makes the row of this record the one in the Tab order. */
  readonly activate: (id: number) => void;
}

/** Moves the focus between rows; after the page was turned, to a row of the next page as soon as it is shown. */
export function useRowFocus({ rows, frame, activate }: FocusableRows) {
  const onNextPage = useRef<'first' | 'last'>(undefined);

  const focusRow = (index: number): void => {
    const record = rows[index];
    if (record) activate(record.id);
    frame.current?.querySelector<HTMLElement>(`tr[data-row="${index}"]`)?.focus();
  };
  useEffect(() => {
    const where = onNextPage.current;
    if (where === undefined || rows.length === 0) return;
    onNextPage.current = undefined;
    focusRow(where === 'first' ? 0 : rows.length - 1);
    // Only another page of rows moves the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rows]);

  return {
    focusRow,
    focusOnNextPage: (where: 'first' | 'last'): void => {
      onNextPage.current = where;
    },
  };
}
