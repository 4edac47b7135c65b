import { memo } from 'react';
import { classOf, placeOf, type Edge } from './Cell.tsx';
import type { PlacedColumn } from './columns.ts';
import { HeaderButton, MenuButton, ResizeHandle } from './headerParts.ts';

interface HeaderCellProps {
  readonly column: PlacedColumn;
  readonly edge: Edge;
  readonly sorted: 'asc' | 'desc' | undefined;
  /** Whether this is the heading in the Tab order. */
  readonly active: boolean;
  readonly movable: boolean;
  readonly menuLabel: string;
}

const arrows = { asc: '↑', desc: '↓' } as const;
const words = { asc: 'ascending', desc: 'descending' } as const;

/**
 * A heading: a click sorts, dragging moves the column, dragging its edge resizes it; the menu has all commands. The table handles
 * the events, and finds the column by `data-column`.
 */
export const HeaderCell = memo(({ column, edge, sorted, active, movable, menuLabel }: HeaderCellProps) => (
  <th
    scope="col"
    className={classOf(column, edge)}
    style={placeOf(column)}
    aria-sort={sorted ? words[sorted] : undefined}
    data-column={column.path}
    draggable={movable}
    title={column.title}
  >
    <HeaderButton type="button" tabIndex={active ? 0 : -1} data-sort>
      <span>{column.label}</span>
      {sorted && <i aria-hidden="true">{arrows[sorted]}</i>}
    </HeaderButton>
    {movable && (
      <>
        <MenuButton type="button" tabIndex={-1} data-menu aria-label={menuLabel} aria-haspopup="menu">
          ⋮
        </MenuButton>
        <ResizeHandle data-resize aria-hidden="true" />
      </>
    )}
  </th>
));
