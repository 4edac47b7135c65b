import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useFormContext, type UseFieldArrayReturn } from 'react-hook-form';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { useAsk } from '../../parts/AskProvider.tsx';
import { focusInRow, focusRow } from './rowFocus.ts';
import { rowName } from './rowName.ts';
import type { RowActs } from './useRowKeys.ts';
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

interface RowActsProps extends Pick<UseFieldArrayReturn, 'append' | 'insert' | 'remove' | 'move'> {
  readonly field: FieldMeta;
  readonly source: string;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rows: readonly { readonly key: string }[];
}

/** The actions on rows of a table part; each then sets the focus where work continues. */
export function useRowActs(props: RowActsProps): RowActs {
  const { field, source, table, rows, append, insert, remove, move } = props;
  const text = useText();
  const ask = useAsk();
  const form = useFormContext();
  /** Sets the focus after the present rows are rendered. */
  const wanted = useRef<() => void>(undefined);
  useEffect(() => {
    wanted.current?.();
    wanted.current = undefined;
  }, [rows]);

  const unneeded = useUnneededRows({ field, source, table, rows, remove });
  const rowOf = (index: number) => (form.getValues(`${source}.${index}`) ?? {}) as Row;
  const quiet = { shouldFocus: false } as const;
  const columnInUse = () =>
    (document.activeElement as HTMLInputElement | null)?.name?.split('.').at(-1) ?? '';
  const acts: RowActs = {
    add: () => {
      wanted.current = () => void focusRow(table.current, rows.length);
      append(blankRow(field.children), quiet);
    },
    addNext: () => {
      unneeded.follow();
      latest.current.add();
    },
    copy: (index) => {
      wanted.current = () => void focusRow(table.current, index + 1);
      insert(index + 1, copyOf(field.children, rowOf(index)), quiet);
    },
    remove: (index) => {
      const name = rowName(field, rowOf(index));
      const question = text('detail.removeRowAsk', { number: index + 1, name: name ?? '' });
      const drop = () => {
        wanted.current = () => void focusRow(table.current, Math.min(index, rows.length - 2));
        remove(index);
      };
      if (name === undefined) drop();
      else void ask({ text: question, danger: true }).then((agreed) => agreed && drop());
    },
    move: (from, to) => {
      if (to < 0 || to >= rows.length) return;
      const column = columnInUse();
      wanted.current = () => void focusInRow(table.current, to, column);
      move(from, to);
    },
  };
  const latest = useRef(acts);
  latest.current = acts;
  const stable = useMemo<RowActs>(
    () => ({
      add: () => latest.current.add(),
      addNext: () => latest.current.addNext(),
      copy: (index) => latest.current.copy(index),
      remove: (index) => latest.current.remove(index),
      move: (from, to) => latest.current.move(from, to),
    }),
    [latest],
  );
  return stable;
}
