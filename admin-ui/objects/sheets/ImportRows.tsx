import {
  Box,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { FieldType } from '#domain/kernel/field.ts';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldShown } from '../fields/index.tsx';
import { rowActions, type ImportedRow, type ImportResult, type RowAction } from './importCall.ts';

const tones = { added: 'success', changed: 'info', unchanged: 'default', refused: 'error' } as const;
const pageSize = 50;
const narrow = { whiteSpace: 'nowrap', pr: 3 } as const;

/** The result of each row of a sheet; the counts above filter the rows. */
export function ImportRows({ meta, result }: { meta: ObjectMeta; result: ImportResult }) {
  const text = useText();
  const [only, setOnly] = useState<RowAction>();
  const [page, setPage] = useState(0);
  const rows = result.rows.filter(({ action }) => only === undefined || action === only);
  const lastPage = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  const shownPage = Math.min(page, lastPage);
  const first = shownPage * pageSize;
  const show = (action: RowAction) => {
    setOnly(only === action ? undefined : action);
    setPage(0);
  };
  return (
    // `&&` is stronger than the style of the dialog, which sets `flex: none` on all its parts.
    <Box sx={{ '&&': { flex: '1 0 200px' }, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Counts result={result} only={only} onShow={show} />
      <Box
        sx={{ flex: '1 1 0', overflow: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={text('sheets.preview')}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell sx={narrow}>{text('sheets.row')}</TableCell>
              <TableCell sx={narrow}>{text('sheets.whatHappens')}</TableCell>
              <TableCell sx={narrow}>{text('sheets.record')}</TableCell>
              <TableCell sx={{ width: '100%' }}>{text('sheets.details')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(first, first + pageSize).map((row) => (
              <TableRow key={row.row}>
                <TableCell>{row.row}</TableCell>
                <TableCell>
                  <Chip size="small" color={tones[row.action]} label={text(`sheets.actions.${row.action}`)} />
                </TableCell>
                <TableCell sx={narrow}>{row.presentation}</TableCell>
                <TableCell>
                  <RowDetails meta={meta} row={row} columns={result.columns} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {rows.length > pageSize && (
        <TablePagination
          component="div"
          count={rows.length}
          page={shownPage}
          rowsPerPage={pageSize}
          rowsPerPageOptions={[pageSize]}
          onPageChange={(_event, next) => setPage(next)}
        />
      )}
    </Box>
  );
}

interface RowDetailsProps {
  readonly meta: ObjectMeta;
  readonly row: ImportedRow;
  readonly columns: ImportResult['columns'];
}

const RowDetails = ({ meta, row, columns }: RowDetailsProps) => {
  const fieldOf = (path: string) => meta.fields.find(({ name }) => name === path);
  const labelOf = (path: string): string =>
    columns.find((column) => column.path === path)?.label ?? fieldOf(path)?.label ?? path;
  return (
    <>
      {row.errors.map(({ field, message }) => (
        <Typography key={`${field} ${message}`} variant="body2" color="error">
          {field ? `${labelOf(field)}: ${message}` : message}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {row.changes.map(({ path, from, to }) => (
          <Typography key={path} variant="body2">
            {labelOf(path)}:{' '}
            {row.action === 'changed' && (
              <s>
                <ShownValue field={fieldOf(path)} value={from} />
              </s>
            )}{' '}
            {row.action === 'changed' && '→ '}
            <b>
              <ShownValue field={fieldOf(path)} value={to} />
            </b>
          </Typography>
        ))}
      </Box>
    </>
  );
};

/** Values of these types come as text; other types are formatted. */
const inWords: readonly FieldType[] = ['text', 'translated', 'reference'];

/** A value in the format of forms and lists. */
const ShownValue = ({ field, value }: { field: FieldMeta | undefined; value: unknown }) => {
  if (value === null || value === '') return '–';
  if (!field || inWords.includes(field.type)) return String(value);
  return <FieldShown field={field} value={value} inFull />;
};

interface CountsProps {
  readonly result: ImportResult;
  /** The action whose rows are shown; undefined for all. */
  readonly only: RowAction | undefined;
  readonly onShow: (action: RowAction) => void;
}

const Counts = ({ result, only, onShow }: CountsProps) => {
  const text = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }} role="group">
      {rowActions.map((action) => (
        <Chip
          key={action}
          label={`${text(`sheets.actions.${action}`)}: ${result.counts[action]}`}
          color={tones[action]}
          variant={only === action ? 'filled' : 'outlined'}
          aria-pressed={only === action}
          disabled={result.counts[action] === 0}
          onClick={() => onShow(action)}
        />
      ))}
    </Box>
  );
};
