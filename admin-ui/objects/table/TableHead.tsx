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

export function TableHead({ columns, edge, sort, rows, picking, commands, active }: TableHeadProps) {
  const text = useText();
  const stop = columns.some(({ path }) => path === active) ? active : columns[0]?.path;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {picking && <PickPage rows={rows} picking={picking} label={text('grid.pickPage')} />}
        {columns.map((column) => (
          <HeaderCell
            key={column.path}
            column={column}
            edge={edge}
            sorted={column.sortBy === sort.path ? (sort.desc ? 'desc' : 'asc') : undefined}
            active={column.path === stop}
            movable={commands !== undefined}
            menuLabel={text('grid.columnMenu', { column: column.title })}
          />
        ))}
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
  const picked = rows.filter(({ id }) => picking.has(id)).length;
  const all = rows.length > 0 && picked === rows.length;
  return (
    <th scope="col" className="pick pinned" style={{ left: 0 }}>
      <input
        type="checkbox"
        aria-label={label}
        checked={all}
        disabled={rows.length === 0}
        ref={(input) => {
          if (input) input.indeterminate = picked > 0 && !all;
        }}
        onChange={() => picking.set(rows, !all)}
      />
    </th>
  );
};
