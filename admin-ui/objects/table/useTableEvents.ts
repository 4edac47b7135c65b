import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { PlacedColumn } from './columns.ts';
import { tableClick, within, type TableClick } from './tableClick.ts';
import { headKey, rowKey, type HeadKey, type RowKey } from './tableKeys.ts';
import type { RecordTableProps } from './tableProps.ts';
import { usePickedRange } from './usePickedRange.ts';
import { useRowFocus } from './useRowFocus.ts';

interface TableInput extends Omit<RecordTableProps, 'columns'> {
  readonly columns: readonly PlacedColumn[];
  readonly frame: RefObject<HTMLElement | null>;
  /** The index of the row that is in the Tab order. */
  readonly active: number;
  /** Puts the row of the record with this id into the Tab order, instead of the row that is in it now. */
  readonly activate: (id: number) => void;
}

interface Table extends TableInput {
  readonly focus: ReturnType<typeof useRowFocus>;
  readonly range: ReturnType<typeof usePickedRange>;
}

/** How many pixels one key scrolls the table sideways. */
const scrollStep = 120;
/** By how many pixels one key changes the width of a column. */
const resizeStep = 16;

/** Handles the events of all rows and headings in the table, so that they need no handlers. */
export function useTableEvents(input: TableInput) {
  const table: Table = {
    ...input,
    focus: useRowFocus(input),
    range: usePickedRange(input.rows, input.picking),
  };

  const onClick = (event: MouseEvent) => {
    const click = tableClick(event);
    if (click) doClick(table, click, () => event.preventDefault());
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Only a key that is pressed on the row itself: a button or box in the row handles its own keys.
    const row = event.target instanceof HTMLElement ? event.target.dataset.row : undefined;
    if (row !== undefined) {
      const place = { at: Number(row), rows: table.rows.length, screenful: screenfulOf(table) };
      const key = rowKey(event, place);
      if (!key) return;
      event.preventDefault();
      return doRowKey(table, key, place.at);
    }
    const heading = within(event, '[data-sort]')?.closest<HTMLElement>('th[data-column]');
    const key = heading && headKey(event);
    const at = table.columns.findIndex(({ path }) => path === heading?.dataset.column);
    if (!heading || !key || at < 0) return;
    event.preventDefault();
    doHeadKey(table, key, { heading, at });
  };

  const onDoubleClick = (event: MouseEvent) => {
    const path = within(event, '[data-resize]')?.closest<HTMLElement>('th[data-column]')?.dataset.column;
    if (path !== undefined) table.commands?.fit(path);
  };

  return { onClick, onKeyDown, onDoubleClick };
}

/** @param preventDefault keeps the browser from following the link in the row */
const doClick = (table: Table, click: TableClick, preventDefault: () => void): void => {
  if (click.do === 'menu') return table.commands?.openMenu(click.column, click.anchor);
  if (click.do === 'sort') {
    const sortBy = table.columns.find(({ path }) => path === click.column)?.sortBy;
    return sortBy === undefined ? undefined : table.onSort(sortBy);
  }
  const record = table.rows[click.row];
  if (!record) return;
  if (click.do === 'pick') {
    table.activate(record.id);
    return click.extend ? table.range.extendTo(click.row, table.active) : table.range.pick(click.row);
  }
  preventDefault();
  // The click that ends the selection of a text does not open the record.
  if (somethingIsSelected()) return;
  table.activate(record.id);
  table.onOpen(record);
};

const somethingIsSelected = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/** The height in pixels of a row, if the table has none that could be measured. */
const usualRowHeight = 28;

/** How many rows Page Up and Page Down move: all that fit the frame, except two that stay visible. */
const screenfulOf = ({ frame }: Table): number => {
  const height = frame.current?.clientHeight ?? 0;
  const rowHeight = frame.current?.querySelector<HTMLElement>('tr[data-row]')?.offsetHeight ?? usualRowHeight;
  return Math.max(1, Math.floor(height / rowHeight) - 2);
};

const doRowKey = (table: Table, key: RowKey, index: number): void => {
  const { rows, frame, picking, focus, range } = table;
  const record = rows[index];
  if (!record) return;
  switch (key.do) {
    case 'go':
      if (key.extend && picking) range.extendTo(key.to, index);
      else range.beginAt(key.to);
      return focus.focusRow(key.to);
    case 'turn':
      // `onTurn` says whether there is such a page.
      if (table.onTurn?.(key.by)) focus.focusOnNextPage(key.by === 1 ? 'first' : 'last');
      return;
    case 'head':
      return frame.current?.querySelector<HTMLElement>('thead [data-sort][tabindex="0"]')?.focus();
    case 'scroll':
      return frame.current?.scrollBy({ left: key.by * scrollStep });
    case 'open':
      table.activate(record.id);
      return table.onOpen(record);
    case 'pick':
      return range.pick(index);
    case 'pickPage':
      return picking?.set(rows, true);
    case 'unpick':
      return picking?.clear();
    case 'mark':
      return table.onMark?.(record);
  }
};

interface HeadPlace {
  readonly heading: HTMLElement;
  /** The index of its column. */
  readonly at: number;
}

const doHeadKey = (
  { columns, commands, ...table }: Table,
  key: HeadKey,
  { heading, at }: HeadPlace,
): void => {
  const column = columns[at];
  if (!column) return;
  switch (key.do) {
    case 'rows':
      return table.focus.focusRow(table.active);
    case 'menu':
      return commands?.openMenu(column.path, heading);
    case 'move':
      return commands?.moveBy(column.path, key.by);
    case 'resize':
      return commands?.resize(column.path, column.px + key.by * resizeStep);
    case 'go': {
      const next = columns[at + key.by];
      const button = next && `th[data-column="${CSS.escape(next.path)}"] [data-sort]`;
      if (button) table.frame.current?.querySelector<HTMLElement>(button)?.focus();
    }
  }
};
