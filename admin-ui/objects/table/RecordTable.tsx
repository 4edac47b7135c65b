import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useText } from '../../i18n/useText.ts';
import { isNobodysFocus } from '../../shell/useFocusKept.ts';
import { edgeOf } from './Cell.tsx';
import { placedColumns, type Column, type PlacedColumn } from './columns.ts';
import { Row } from './Row.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableHead } from './TableHead.tsx';
import type { RecordTableProps } from './tableProps.ts';
import { TotalsRow } from './TotalsRow.tsx';
import { useColumnDrag } from './useColumnDrag.ts';
import { useColumnResize } from './useColumnResize.ts';
import { useCellContext } from './useCellContext.ts';
import { useMoreBeside } from './useMoreBeside.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import { useTableEvents } from './useTableEvents.ts';
import { useWidth } from './useWidth.ts';

/** The widths in pixels of the first cell, which picks a row, and of the last one, which has the link `beside`. */
const pickWidth = 34;
const besideWidth = 36;

/** The row of each table that had the focus last; kept until the page is reloaded. */
const activeRows = new Map<string, number>();

/** Records as a grid with keyboard navigation; columns can be pinned, moved and resized, rows opened and picked. */
export function RecordTable(props: RecordTableProps) {
  const { name, columns, rows, label, picking, sort, commands, totals, maxHeight } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [activeId, activate] = useActiveRow(name);
  // The row in the Tab order: the one that had the focus last, or else the first.
  const activeIndex = rows.findIndex(({ id }) => id === activeId);
  const active = Math.max(0, activeIndex);
  const context = useCellContext(columns);
  const placed = usePlacedColumns(columns, width, picking ? pickWidth : 0, props.beside ? besideWidth : 0);

  useMoreBeside(frame, placed.width, width);
  useScrollMemory(name, frame, rows.length > 0 && width > 0);
  useFocusOnReturn(frame, activeId !== undefined, rows.length > 0);
  const events = useTableEvents({ ...props, columns: placed.columns, frame, active, activate });
  const startResize = useColumnResize(frame, commands?.resize);
  // The path of the column whose heading had the focus last: it is the one in the Tab order.
  const [heading, setHeading] = useState<string>();
  const drag = useColumnDrag(commands?.moveTo);

  return (
    <TableFrame
      ref={frame}
      style={{ maxHeight }}
      {...events}
      {...drag}
      onPointerDown={startResize}
      onFocus={({ target }) => setHeading((last) => columnOf(target) ?? last)}
    >
      <table
        // The role is `grid`, because rows can be picked and reached with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={label}
        // With the row of the headings.
        aria-rowcount={(props.count ?? rows.length) + 1}
        aria-multiselectable={picking ? true : undefined}
        style={{ width: placed.width }}
      >
        <ColumnWidths columns={placed.columns} picking={picking !== undefined} />
        <TableHead
          columns={placed.columns}
          edge={placed.edge}
          sort={sort}
          rows={rows}
          picking={picking}
          commands={commands}
          active={heading}
        />
        <TableBody table={props} placed={placed} context={context} active={active} />
        {totals && (
          <TotalsRow
            columns={placed.columns}
            edge={placed.edge}
            totals={totals}
            context={context}
            picks={picking !== undefined}
          />
        )}
      </table>
    </TableFrame>
  );
}

const columnOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('th[data-column]')?.dataset.column : undefined;

/**
 * After a return from a record, its row gets the focus again, unless something else has it.
 * @param hasReturned whether a row of the table had the focus before
 * @param hasRows whether the rows are drawn, so that one can get the focus
 */
const useFocusOnReturn = (
  frame: RefObject<HTMLElement | null>,
  hasReturned: boolean,
  hasRows: boolean,
): void => {
  /** Whether the row has not got the focus yet. */
  const isWaiting = useRef(hasReturned);
  useEffect(() => {
    if (!hasRows || !isWaiting.current) return;
    isWaiting.current = false;
    if (isNobodysFocus())
      frame.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus({ preventScroll: true });
  }, [frame, hasRows]);
};

/** The id of the row that has the focus, remembered for a table with a name. */
const useActiveRow = (name: string | undefined) => {
  const [activeId, setActiveId] = useState(() => (name === undefined ? undefined : activeRows.get(name)));
  const activate = useCallback(
    (id: number) => {
      setActiveId(id);
      if (name !== undefined) activeRows.set(name, id);
    },
    [name],
  );
  return [activeId, activate] as const;
};

/** Places the columns in a table of this width. Its first `start` and last `end` pixels are taken by other cells. */
const usePlacedColumns = (columns: readonly Column[], width: number, start: number, end: number) => {
  const columnsHere = useMemo(() => placedColumns(columns, width - end, start), [columns, width, start, end]);
  const edge = useMemo(() => edgeOf(columnsHere), [columnsHere]);
  return {
    columns: columnsHere,
    edge,
    width: columnsHere.reduce((sum, { px }) => sum + px, start + end),
  };
};

const ColumnWidths = ({ columns, picking }: { columns: readonly PlacedColumn[]; picking: boolean }) => (
  <colgroup>
    {picking && <col style={{ width: pickWidth }} />}
    {columns.map(({ path, px }) => (
      <col key={path} data-column={path} style={{ width: px }} />
    ))}
    {/* The last cell: the link `beside`, or nothing. */}
    <col />
  </colgroup>
);

interface TableBodyProps {
  readonly table: RecordTableProps;
  readonly placed: ReturnType<typeof usePlacedColumns>;
  readonly context: ReturnType<typeof useCellContext>;
  /** The index of the row in the Tab order. */
  readonly active: number;
}

const TableBody = ({ table, placed, context, active }: TableBodyProps) => {
  const text = useText();
  const { rows, picking, before = 0, addressOf, beside } = table;
  return (
    <tbody>
      {rows.map((record, index) => (
        <Row
          key={record.id}
          record={record}
          index={index}
          place={before + index + 1}
          columns={placed.columns}
          edge={placed.edge}
          context={context}
          active={index === active}
          picked={picking?.has(record.id)}
          pickLabel={text('grid.pickRow')}
          href={addressOf?.(record)}
          besideHref={beside?.address(record)}
          besideLabel={beside?.label}
        />
      ))}
    </tbody>
  );
};
