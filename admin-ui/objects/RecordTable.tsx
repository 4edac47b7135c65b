import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { FieldShown, kindOf } from './fields/index.tsx';
import { sortPath } from './sortPath.ts';

export interface TableSort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

interface RecordTableProps {
  readonly columns: readonly FieldMeta[];
  readonly rows: readonly AnyRecord[];
  readonly label: string;
  readonly sort?: TableSort | undefined;
  readonly onSort?: (field: string) => void;
  readonly onOpen: (record: AnyRecord) => void;
  /** Where a row leads, so that it can be opened in another tab. */
  readonly addressOf?: (record: AnyRecord) => string;
  /** Actions at the end of a row. */
  readonly actions?: (record: AnyRecord) => ReactNode;
  readonly maxHeight?: string;
}

/** Records as rows: a click or Enter opens one, arrows walk, what is marked for deletion is struck through. */
export const RecordTable = (props: RecordTableProps) => {
  const { columns, rows, label, sort, onSort, maxHeight } = props;
  return (
    <TableContainer sx={maxHeight ? { maxHeight } : {}}>
      <Table stickyHeader size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((field) => (
              <TableCell key={field.name} align={kindOf(field).align ?? 'left'} {...directionOf(sort, field)}>
                {field.sortBy && onSort ? (
                  <TableSortLabel
                    active={sort?.field === sortPath(field)}
                    direction={sort?.order === 'DESC' ? 'desc' : 'asc'}
                    onClick={() => onSort(sortPath(field))}
                  >
                    {field.label}
                  </TableSortLabel>
                ) : (
                  field.label
                )}
              </TableCell>
            ))}
            {props.actions && <TableCell padding="none" />}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((record) => (
            <Row key={record.id} record={record} {...props} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const directionOf = (sort: TableSort | undefined, field: FieldMeta) =>
  sort?.field === sortPath(field) ? ({ sortDirection: sort.order === 'DESC' ? 'desc' : 'asc' } as const) : {};

const walk = (event: KeyboardEvent<HTMLElement>, open: () => void): void => {
  if (event.target !== event.currentTarget) return;
  const row = event.currentTarget;
  const next =
    event.key === 'ArrowDown'
      ? row.nextElementSibling
      : event.key === 'ArrowUp'
        ? row.previousElementSibling
        : undefined;
  if (event.key === 'Enter') open();
  if (next === undefined && event.key !== 'Enter') return;
  event.preventDefault();
  if (next instanceof HTMLElement) next.focus();
};

const Row = ({
  record,
  columns,
  onOpen,
  addressOf,
  actions,
}: RecordTableProps & { readonly record: AnyRecord }) => (
  <TableRow
    hover
    tabIndex={0}
    onClick={() => onOpen(record)}
    onKeyDown={(event) => walk(event, () => onOpen(record))}
    sx={{
      cursor: 'pointer',
      '&:focus-visible': { outlineOffset: -2 },
      ...(record.markedToDelete
        ? { '& td': { textDecoration: 'line-through', color: 'text.disabled' } }
        : {}),
    }}
  >
    {columns.map((field, index) => {
      const shown = <FieldShown field={field} value={record[field.name]} />;
      return (
        <TableCell
          key={field.name}
          align={kindOf(field).align ?? 'left'}
          sx={{ maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {index === 0 && addressOf ? <RowLink to={addressOf(record)}>{shown}</RowLink> : shown}
        </TableCell>
      );
    })}
    {actions && (
      <TableCell
        padding="none"
        align="right"
        sx={{ textDecoration: 'none !important', pr: 1 }}
        onClick={(event) => event.stopPropagation()}
      >
        {actions(record)}
      </TableCell>
    )}
  </TableRow>
);

/** The row itself takes the keyboard; this serves the mouse's middle button. */
const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    tabIndex={-1}
    onClick={(event) => event.stopPropagation()}
    style={{ color: 'inherit', textDecoration: 'inherit', fontWeight: 600 }}
  >
    {children}
  </Link>
);
