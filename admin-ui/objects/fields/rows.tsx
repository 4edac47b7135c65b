import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useText } from '../../i18n/useText.ts';
import { UnseenHead } from '../../parts/UnseenHead.tsx';
import { CellShown, cellKindOf } from './cells.tsx';
import type { FieldKind, ShownValue } from './kind.ts';
import {
  columnsOf,
  MoreButton,
  NamedValue,
  OpenedRow,
  RowHeads,
  stickyCell,
  useOpenRows,
} from './rowParts.tsx';
import { RowsInput } from './RowsInput.tsx';

const scrolled = { overflowX: 'auto', pb: 0.5 } as const;

type Row = Readonly<Record<string, unknown>> & { readonly id?: number };

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/** A table part for reading: in a list the number of its rows, in full a table in which rows open to show rare fields. */
const RowsShown = ({ field, value, inFull }: ShownValue) => {
  const text = useText();
  const { open, toggle } = useOpenRows();
  const rows = rowsOf(value);
  if (!inFull) return <>{rows.length > 0 ? rows.length : ''}</>;
  if (rows.length === 0) return <Typography color="text.secondary">{text('detail.noRows')}</Typography>;
  const { columns, rare } = columnsOf(field);
  return (
    <TableContainer sx={scrolled}>
      <Table size="small">
        <TableHead>
          <RowHeads fields={columns}>
            {rare.length > 0 && <UnseenHead name={text('bulk.actions')} sx={stickyCell('right')} />}
          </RowHeads>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => {
            const key = row.id ?? index;
            return (
              <Fragment key={key}>
                <TableRow>
                  <TableCell>{index + 1}</TableCell>
                  {columns.map((cell) => (
                    <TableCell
                      key={cell.name}
                      align={cellKindOf(cell).align ?? 'left'}
                      sx={{ overflowWrap: 'anywhere' }}
                    >
                      <CellShown field={cell} value={row[cell.name]} inFull />
                    </TableCell>
                  ))}
                  {rare.length > 0 && (
                    <TableCell sx={{ width: 40, py: 0, ...stickyCell('right') }}>
                      <MoreButton isOpen={open.has(key)} number={index + 1} onToggle={() => toggle(key)} />
                    </TableCell>
                  )}
                </TableRow>
                {open.has(key) && (
                  <OpenedRow
                    fields={rare}
                    // `OpenedRow` leaves the column of the row numbers free. The button of the row adds one column.
                    span={columns.length + 1}
                    render={(cell) => (
                      <NamedValue label={cell.label}>
                        <CellShown field={cell} value={row[cell.name]} inFull />
                      </NamedValue>
                    )}
                  />
                )}
              </Fragment>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

export const rowsKind: FieldKind = { Shown: RowsShown, Input: RowsInput, span: 12 };
