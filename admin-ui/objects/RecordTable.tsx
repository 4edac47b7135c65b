import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { FieldShown, kindOf } from './fields/index.tsx';
import { isReferenceValue } from './fields/reference.tsx';
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
  readonly renderActions?: ((record: AnyRecord) => ReactNode) | undefined;
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
            {columns.map((field, index) => (
              <TableCell
                key={field.name}
                align={kindOf(field).align ?? 'left'}
                {...directionOf(sort, field)}
                sx={index === 0 ? { ...pinned, zIndex: 3 } : {}}
              >
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
            {props.renderActions && <TableCell padding="none" />}
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

/** The first column names the record, so it stays in sight while the others are scrolled sideways. */
const pinned = { position: 'sticky', left: 0, zIndex: 1 } as const;
/** The pinned cell lies above its row, so it shows by itself that the row is pointed at or has the keyboard. */
const pinnedCell = ({ palette }: Pick<Theme, 'palette'>) => ({
  '&:hover > td:first-of-type': {
    backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  },
  '&:focus-visible > td:first-of-type': {
    boxShadow: `inset 2px 2px ${palette.primary.main}, inset 0 -2px ${palette.primary.main}`,
  },
});
/** A long name takes two lines and no more: rows stay low, and the whole stands in the title. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

/** Number plates and the like are never broken. */
const oneLine = { whiteSpace: 'nowrap' } as const;
const shortName = 12;
const layoutOf = (title: string | undefined) =>
  title === undefined ? {} : title.length <= shortName ? oneLine : twoLines;

const titleOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : isReferenceValue(value) ? value.presentation : undefined;

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
  renderActions,
}: RecordTableProps & { readonly record: AnyRecord }) => (
  <TableRow
    hover
    tabIndex={0}
    onClick={() => onOpen(record)}
    onKeyDown={(event) => walk(event, () => onOpen(record))}
    sx={(theme) => ({
      cursor: 'pointer',
      ...pinnedCell(theme),
      ...(record.markedToDelete
        ? { '& td': { textDecoration: 'line-through', color: 'text.disabled' } }
        : {}),
    })}
  >
    {columns.map((field, index) => {
      const value = record[field.name];
      const shown = <FieldShown field={field} value={value} />;
      const title = field.type === 'text' || field.type === 'reference' ? titleOf(value) : undefined;
      return (
        <TableCell
          key={field.name}
          align={kindOf(field).align ?? 'left'}
          sx={{ maxWidth: 320, ...(index === 0 ? { ...pinned, bgcolor: 'background.paper' } : {}) }}
          title={title}
        >
          <Box component="span" sx={layoutOf(title)}>
            {index === 0 && addressOf ? <RowLink to={addressOf(record)}>{shown}</RowLink> : shown}
          </Box>
        </TableCell>
      );
    })}
    {renderActions && (
      <TableCell
        padding="none"
        align="right"
        sx={{ textDecoration: 'none !important', pr: 1 }}
        onClick={(event) => event.stopPropagation()}
      >
        {renderActions(record)}
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
