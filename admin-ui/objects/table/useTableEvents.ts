import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { PlacedColumn } from './columns.ts';
import type { RecordTableProps } from './tableProps.ts';
import { headKey, rowKey, type RowKey } from './tableKeys.ts';

interface Ground extends Omit<RecordTableProps, 'columns'> {
  readonly columns: readonly PlacedColumn[];
  readonly frame: RefObject<HTMLElement | null>;
  /** The id of the row that has the focus. */
  readonly active: number;
  readonly activate: (id: number) => void;
}

const scrollStep = 120;
const resizeStep = 16;

const within = ({ target }: { readonly target: EventTarget }, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const somethingIsSelected = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/** Handles the events of all rows and headings in the table, so that they need no handlers. */
export function useTableEvents(table: Ground) {
  const { rows, frame, columns, picking, commands } = table;
  /** The index of the first row of a picked range. */
  const anchor = useRef(0);
  const focusOnArrival = useRef<'first' | 'last'>(undefined);

  const focusRow = (index: number) => {
    const record = rows[index];
    if (record) table.activate(record.id);
    frame.current?.querySelector<HTMLElement>(`tr[data-row="${index}"]`)?.focus();
  };
  useEffect(() => {
    const where = focusOnArrival.current;
    if (where === undefined || rows.length === 0) return;
    focusOnArrival.current = undefined;
    focusRow(where === 'first' ? 0 : rows.length - 1);
    // Only another page of rows moves the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rows]);

  const rangeTo = (index: number): readonly AnyRecord[] =>
    rows.slice(Math.min(anchor.current, index), Math.max(anchor.current, index) + 1);

  const pick = (index: number, extend: boolean) => {
    const record = rows[index];
    if (!picking || !record) return;
    if (extend) return picking.set(rangeTo(index), true);
    anchor.current = index;
    picking.set([record], !picking.has(record.id));
  };

  const onClick = (event: MouseEvent) => {
    const heading = within(event, 'th[data-column]')?.dataset.column;
    const column = columns.find(({ path }) => path === heading);
    const menu = within(event, '[data-menu]');
    if (column && menu) return commands?.openMenu(column.path, menu);
    if (column) {
      if (column.sortBy !== undefined && within(event, '[data-sort]')) table.onSort(column.sortBy);
      return;
    }
    const row = within(event, 'tr[data-row]');
    const index = Number(row?.dataset.row);
    const record = row ? rows[index] : undefined;
    if (!record) return;
    if (within(event, '.pick')) {
      table.activate(record.id);
      return pick(index, event.shiftKey);
    }
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (within(event, 'a[target]') || (within(event, 'a') && elsewhere)) return;
    event.preventDefault();
    if (somethingIsSelected()) return;
    table.activate(record.id);
    table.onOpen(record);
  };

  const act = (key: RowKey, index: number): void => {
    const record = rows[index];
    if (!record) return;
    switch (key.do) {
      case 'go':
        if (key.extend && picking) picking.set(rangeTo(key.to), true);
        else anchor.current = key.to;
        return focusRow(key.to);
      case 'turn':
        focusOnArrival.current = key.by === 1 ? 'first' : 'last';
        return table.onTurn?.(key.by);
      case 'head':
        return frame.current?.querySelector<HTMLElement>('thead [data-sort][tabindex="0"]')?.focus();
      case 'scroll':
        return frame.current?.scrollBy({ left: key.by * scrollStep });
      case 'open':
        table.activate(record.id);
        return table.onOpen(record);
      case 'pick':
        return pick(index, false);
      case 'pickPage':
        return picking?.set(rows, true);
      case 'unpick':
        return picking?.clear();
      case 'mark':
        return table.onMark?.(record);
    }
  };

  const screenful = (): number => {
    const height = frame.current?.clientHeight ?? 0;
    const rowHeight = frame.current?.querySelector<HTMLElement>('tr[data-row]')?.offsetHeight ?? 28;
    return Math.max(1, Math.floor(height / rowHeight) - 2);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof HTMLElement ? event.target.dataset.row : undefined;
    if (row !== undefined) {
      const key = rowKey(event, { at: Number(row), rows: rows.length, screenful: screenful() });
      if (!key) return;
      event.preventDefault();
      return act(key, Number(row));
    }
    const heading = within(event, '[data-sort]')?.closest<HTMLElement>('th[data-column]');
    const key = heading && headKey(event);
    const at = columns.findIndex(({ path }) => path === heading?.dataset.column);
    const column = columns[at];
    if (!heading || !key || !column) return;
    event.preventDefault();
    if (!('by' in key))
      return key.do === 'rows' ? focusRow(table.active) : commands?.openMenu(column.path, heading);
    if (key.do === 'move') return commands?.moveBy(column.path, key.by);
    if (key.do === 'resize') return commands?.resize(column.path, column.px + key.by * resizeStep);
    const next = columns[at + key.by];
    if (next)
      frame.current
        ?.querySelector<HTMLElement>(`th[data-column="${CSS.escape(next.path)}"] [data-sort]`)
        ?.focus();
  };

  const onDoubleClick = (event: MouseEvent) => {
    const path = within(event, '[data-resize]')?.closest<HTMLElement>('th[data-column]')?.dataset.column;
    if (path !== undefined) commands?.fit(path);
  };

  return { onClick, onKeyDown, onDoubleClick };
}
