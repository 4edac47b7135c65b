import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useFormContext, type UseFieldArrayReturn } from 'react-hook-form';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { useAsk } from '../../parts/AskProvider.tsx';
import { rowIndexOfKey, rowKeyAt } from '../detail/mergeRows.ts';
import { focusInRow, focusRow } from './rowFocus.ts';
import { rowName } from './rowName.ts';
import type { RowActions } from './useRowKeys.ts';
import { blankRow, useUnneededRows } from './useUnneededRows.ts';

type Row = Readonly<Record<string, unknown>>;

/** A new row with what people wrote in another row and what was computed from that. */
const copyOf = (fields: readonly FieldMeta[], row: Row): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ name, readOnly, computed, defaultValue }) => [
      name,
      readOnly && !computed ? defaultValue : (row[name] ?? defaultValue),
    ]),
  );

interface RowActionsProps extends Pick<UseFieldArrayReturn, 'append' | 'insert' | 'remove' | 'move'> {
  readonly field: FieldMeta;
  /** The path of the table part in the form. */
  readonly source: string;
  readonly table: RefObject<HTMLTableElement | null>;
  /** The rows as rendered last, with the keys by which React knows them. */
  readonly rows: readonly { readonly key: string }[];
}

/** The actions on rows of a table part; each then sets the focus where work continues. */
export function useRowActions(props: RowActionsProps): RowActions {
  const { field, source, table, rows, append, insert, remove, move } = props;
  const text = useText();
  const ask = useAsk();
  const form = useFormContext();
  /** Sets the focus once the changed rows are rendered; undefined if no action waits for them. */
  const nextFocus = useRef<() => void>(undefined);
  useEffect(() => {
    nextFocus.current?.();
    nextFocus.current = undefined;
  }, [rows]);

  const unneeded = useUnneededRows({ field, source, table, rows, remove });
  const rowOf = (index: number) => (form.getValues(`${source}.${index}`) ?? {}) as Row;
  /** The values of the rows in the form now, even before the next rendering. */
  const rowsNow = () => (form.getValues(source) ?? []) as readonly Row[];
  /** The form must not set the focus, because `nextFocus` does. */
  const quiet = { shouldFocus: false } as const;
  /** The name of the cell that has the focus: inputs are named by path, such as `products.0.price`. */
  const columnInUse = () =>
    (document.activeElement as HTMLInputElement | null)?.name?.split('.').at(-1) ?? '';
  const removeRow = (index: number): void => {
    /** The index of the last row after the removal. */
    const last = rowsNow().length - 2;
    nextFocus.current = () => void focusRow(table.current, Math.min(index, last));
    remove(index);
  };
  const actions: RowActions = {
    add: () => {
      nextFocus.current = () => void focusRow(table.current, rows.length);
      append(blankRow(field.children), quiet);
    },
    addNext: () => {
      // This row is removed before the save if nobody fills it in.
      unneeded.markAddedRow();
      actions.add();
    },
    copy: (index) => {
      nextFocus.current = () => void focusRow(table.current, index + 1);
      insert(index + 1, copyOf(field.children, rowOf(index)), quiet);
    },
    remove: (index) => {
      const name = rowName(field, rowOf(index));
      if (name === undefined) return removeRow(index);
      const question = text('detail.removeRowAsk', { number: index + 1, name });
      const mergeKey = rowKeyAt(rowsNow(), index);
      void ask({ text: question, danger: true }).then((agreed) => {
        // Rows of a colleague may have been merged in meanwhile, so the row is found by a key that stays the same then.
        const currentIndex = rowIndexOfKey(rowsNow(), mergeKey);
        if (agreed && currentIndex >= 0) removeRow(currentIndex);
      });
    },
    move: (from, to) => {
      if (to < 0 || to >= rows.length) return;
      const column = columnInUse();
      nextFocus.current = () => void focusInRow(table.current, to, column);
      move(from, to);
    },
  };
  return useStableActions(actions);
}

/** The same functions at each rendering; they do what those of the last rendering do. */
const useStableActions = (actions: RowActions): RowActions => {
  const latest = useRef(actions);
  latest.current = actions;
  return useMemo<RowActions>(
    () => ({
      add: () => latest.current.add(),
      addNext: () => latest.current.addNext(),
      copy: (index) => latest.current.copy(index),
      remove: (index) => latest.current.remove(index),
      move: (from, to) => latest.current.move(from, to),
    }),
    [latest],
  );
};
