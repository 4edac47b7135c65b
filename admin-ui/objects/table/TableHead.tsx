import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../../i18n/useText.ts';
import type { Edge } from './Cell.tsx';
import type { PlacedColumn } from './columns.ts';
import { HeaderCell } from './HeaderCell.tsx';
import type { ColumnCommands, Picking, TableSort } from './tableProps.ts';

interface TableHeadProps {
  readonly columns: readonly PlacedColumn[];
  readonly edge: Edge;
  readonly sort: TableSort;
  readonly rows: readonly AnyRecord[];
  readonly picking: Picking | undefined;
  readonly commands: ColumnCommands | undefined;
  /** The path of the heading that had the focus last. */
  readonly active: string | undefined;
}

/** The headings of a table, and the tick that picks all rows of the page. The Tab key reaches one heading only. */
export function TableHead({ columns, edge, sort, rows, picking, commands, active }: TableHeadProps) {
  const text = useText();
  // The Tab key reaches this heading: the one that had the focus last, or the first one.
  const tabStop = columns.some(({ path }) => path === active) ? active : columns[0]?.path;
  const direction = sort.desc ? 'desc' : 'asc';
  return (
    <thead>
      <tr aria-rowindex={1}>
        {picking && <PickPage rows={rows} picking={picking} label={text('grid.pickPage')} />}
        {columns.map((column) => (
          <HeaderCell
            key={column.path}
            column={column}
            edge={edge}
            sorted={column.sortBy === sort.path ? direction : undefined}
            active={column.path === tabStop}
            movable={commands !== undefined}
            menuLabel={text('grid.columnMenu', { column: column.title })}
          />
        ))}
        {/* Takes the width that the columns leave free. */}
        <td aria-hidden="true" />
      </tr>
    </thead>
  );
}

interface PickPageProps {
  readonly rows: readonly AnyRecord[];
  readonly picking: Picking;
  readonly label: string;
}

const PickPage = ({ rows, picking, label }: PickPageProps) => {
  const pickedCount = rows.filter(({ id }) => picking.has(id)).length;
  const areAllPicked = rows.length > 0 && pickedCount === rows.length;
  return (
    <th scope="col" className="pick pinned" style={{ left: 0 }}>
      <input
        type="checkbox"
        aria-label={label}
        checked={areAllPicked}
        disabled={rows.length === 0}
        // HTML has no attribute for `indeterminate`, so it is set on the element.
        ref={(input) => {
          if (input) input.indeterminate = pickedCount > 0 && !areAllPicked;
        }}
        onChange={() => picking.set(rows, !areAllPicked)}
      />
    </th>
  );
};
