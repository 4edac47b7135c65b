import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../i18n/useText.ts';
import { FieldShown } from '../objects/fields/index.tsx';
import { UnseenHead } from '../parts/UnseenHead.tsx';

const isNumber = ({ type }: FieldMeta): boolean => type === 'money' || type === 'decimal';

interface PartTableProps {
  readonly meta: ObjectMeta;
  /** The names of the fields that are shown; unknown ones are left out. */
  readonly columns: readonly string[];
  readonly rows: readonly AnyRecord[];
  /** The action on one row. */
  readonly RowAction?: ComponentType<{ readonly row: AnyRecord }>;
}

/** A table of the records that belong to another record. The first cell of a row is a link to the record of the row. */
export function PartTable({ meta, columns, rows, RowAction }: PartTableProps) {
  const text = useText();
  const fields = columns.flatMap((name) => meta.fields.filter((field) => field.name === name));
  if (rows.length === 0) return <Typography color="text.secondary">{text('reclamations.none')}</Typography>;
  return (
    <TableContainer>
      <Table size="small" aria-label={meta.title}>
        <TableHead>
          <TableRow>
            {fields.map(({ name, label }) => (
              <TableCell key={name} sx={{ whiteSpace: 'normal' }}>
                {label}
              </TableCell>
            ))}
            {RowAction && <UnseenHead name={text('bulk.actions')} />}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              {fields.map((field, at) => (
                <TableCell key={field.name} sx={isNumber(field) ? { whiteSpace: 'nowrap' } : {}}>
                  {at === 0 ? (
                    <Link to={`/${meta.path}/${row.id}`}>
                      <FieldShown field={field} value={row[field.name] ?? row.id} />
                    </Link>
                  ) : (
                    <FieldShown field={field} value={row[field.name]} />
                  )}
                </TableCell>
              ))}
              {RowAction && (
                <TableCell align="right">
                  <RowAction row={row} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
