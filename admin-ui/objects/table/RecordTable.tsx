import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useText } from '../../i18n/useText.ts';
import { isNobodysFocus } from '../../shell/useFocusKept.ts';
import { edgeOf } from './Cell.tsx';
import { placed } from './columns.ts';
import { Row } from './Row.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableHead } from './TableHead.tsx';
import type { RecordTableProps } from './tableProps.ts';
import { TotalsRow } from './TotalsRow.tsx';
import { useColumnDrag } from './useColumnDrag.ts';
import { useColumnResize } from './useColumnResize.ts';
import { useGround } from './useGround.ts';
import { useMoreBeside } from './useMoreBeside.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import { useTableEvents } from './useTableEvents.ts';
import { useWidth } from './useWidth.ts';

const pickWidth = 34;
const besideWidth = 36;

/** The row of each table that had the focus last; kept until the page is reloaded. */
const activeRows = new Map<string, number>();

/** Records as a grid with keyboard navigation; columns can be pinned, moved and resized, rows opened and picked. */
export function RecordTable(props: RecordTableProps) {
  const { name, columns, rows, label, picking, sort, commands, totals, before = 0, maxHeight } = props;
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [activeId, setActiveId] = useState(() => (name === undefined ? undefined : activeRows.get(name)));
  const found = rows.findIndex(({ id }) => id === activeId);
  const active = Math.max(0, found);
  const activate = useCallback(
    (id: number) => {
      setActiveId(id);
      if (name !== undefined) activeRows.set(name, id);
    },
    [name],
  );

  const ground = useGround(columns);
  const start = picking ? pickWidth : 0;
  const end = props.beside ? besideWidth : 0;
  const placedColumns = useMemo(() => placed(columns, width - end, start), [columns, width, start, end]);
  const edge = useMemo(() => edgeOf(placedColumns), [placedColumns]);
  const tableWidth = placedColumns.reduce((sum, { px }) => sum + px, start + end);

  useMoreBeside(frame, tableWidth, width);
  useScrollMemory(name, frame, rows.length > 0 && width > 0);
  useFocusOnReturn(frame, activeId !== undefined, rows.length > 0);
  const events = useTableEvents({ ...props, columns: placedColumns, frame, active, activate });
  const startResize = useColumnResize(frame, commands?.resize);
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
        aria-rowcount={(props.count ?? rows.length) + 1}
        aria-multiselectable={picking ? true : undefined}
        style={{ width: tableWidth }}
      >
        <colgroup>
          {picking && <col style={{ width: pickWidth }} />}
          {placedColumns.map(({ path, px }) => (
            <col key={path} data-column={path} style={{ width: px }} />
          ))}
          <col />
        </colgroup>
        <TableHead
          columns={placedColumns}
          edge={edge}
          sort={sort}
          rows={rows}
          picking={picking}
          commands={commands}
          active={heading}
        />
        <tbody>
          {rows.map((record, index) => (
            <Row
              key={record.id}
              record={record}
              index={index}
              place={before + index + 1}
              columns={placedColumns}
              edge={edge}
              ground={ground}
              active={index === active}
              picked={picking?.has(record.id)}
              pickLabel={text('grid.pickRow')}
              href={props.addressOf?.(record)}
              besideHref={props.beside?.address(record)}
              besideLabel={props.beside?.label}
            />
          ))}
        </tbody>
        {totals && (
          <TotalsRow
            columns={placedColumns}
            edge={edge}
            totals={totals}
            ground={ground}
            picks={picking !== undefined}
          />
        )}
      </table>
    </TableFrame>
  );
}

const columnOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('th[data-column]')?.dataset.column : undefined;

/** After a return from a record, its row gets the focus again, unless something else has it. */
const useFocusOnReturn = (frame: RefObject<HTMLElement | null>, back: boolean, ready: boolean): void => {
  const waiting = useRef(back);
  useEffect(() => {
    if (!ready || !waiting.current) return;
    waiting.current = false;
    if (isNobodysFocus())
      frame.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus({ preventScroll: true });
  }, [frame, ready]);
};
