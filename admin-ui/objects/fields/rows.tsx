import {
  Box,
  Button,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import { useFieldArray } from 'react-hook-form';
import type { FieldType } from '#domain/kernel/field.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { CellInput, CellShown, cellKindOf } from './cells.tsx';
import type { FieldKind, InputProps, ShownValue } from './kind.ts';

/** Room in which an input of each type can be read; where the form has less, the table is scrolled sideways. */
const narrowest: Readonly<Record<FieldType, number>> = {
  text: 180,
  integer: 100,
  decimal: 120,
  tonnes: 130,
  money: 140,
  boolean: 70,
  date: 160,
  datetime: 210,
  time: 110,
  enumeration: 170,
  reference: 230,
  translated: 240,
  json: 240,
  rows: 240,
};

const scrolled = { overflowX: 'auto', pb: 0.5 } as const;
/** What a row is called and what takes it away stay in sight. */
const kept = (side: 'left' | 'right') =>
  ({ position: 'sticky', [side]: 0, zIndex: 1, bgcolor: 'background.paper' }) as const;

type Row = Readonly<Record<string, unknown>> & { readonly id?: number };

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);

const Heads = ({ fields }: { fields: readonly FieldMeta[] }) => {
  const text = useText();
  return (
    <>
      <TableCell sx={{ width: 40, ...kept('left') }}>{text('detail.rowNumber')}</TableCell>
      {fields.map((field) => (
        <TableCell key={field.name} align={cellKindOf(field).align ?? 'left'}>
          {field.label}
        </TableCell>
      ))}
    </>
  );
};

const RowsShown = ({ field, value, inFull }: ShownValue) => {
  const text = useText();
  const rows = rowsOf(value);
  if (!inFull) return <>{rows.length > 0 ? rows.length : ''}</>;
  if (rows.length === 0) return <Typography color="text.secondary">{text('detail.noRows')}</Typography>;
  return (
    <TableContainer sx={scrolled}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <Heads fields={field.children} />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={row.id ?? index}>
              <TableCell>{index + 1}</TableCell>
              {field.children.map((cell) => (
                <TableCell
                  key={cell.name}
                  align={cellKindOf(cell).align ?? 'left'}
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  <CellShown field={cell} value={row[cell.name]} inFull />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const blankRow = (fields: readonly FieldMeta[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, defaultValue }) => [name, defaultValue]));

/** A table part: one line of inputs for each row, added and taken away as one goes. */
const RowsInput = ({ field, source, disabled }: InputProps) => {
  const text = useText();
  const { fields: rows, append, remove } = useFieldArray({ name: source, keyName: 'key' });
  return (
    <Box>
      <Typography variant="h6" component="h3" sx={{ mb: 0.5 }}>
        {field.label}
      </Typography>
      {rows.length > 0 && (
        <TableContainer sx={scrolled}>
          <Table size="small" sx={{ '& td': { verticalAlign: 'top', border: 0 } }}>
            <TableHead>
              <TableRow>
                <Heads fields={field.children} />
                <TableCell sx={kept('right')} />
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row, index) => (
                <TableRow key={row.key}>
                  <TableCell sx={{ pt: '10px !important', ...kept('left') }}>{index + 1}</TableCell>
                  {field.children.map((cell) => (
                    <TableCell
                      key={cell.name}
                      align={cellKindOf(cell).align ?? 'left'}
                      sx={{ minWidth: narrowest[cell.type], px: 0.75 }}
                    >
                      <CellInput
                        field={cell}
                        source={`${source}.${index}.${cell.name}`}
                        disabled={disabled === true || cell.readOnly}
                        bare
                      />
                    </TableCell>
                  ))}
                  <TableCell sx={{ width: 40, ...kept('right') }}>
                    <IconButton
                      disabled={disabled === true}
                      onClick={() => remove(index)}
                      aria-label={text('detail.removeRow', { number: index + 1 })}
                    >
                      <RemoveIcon fontSize="small" />
                    </IconButton>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <Button
        startIcon={<AddIcon />}
        disabled={disabled === true}
        onClick={() => append(blankRow(field.children))}
      >
        {text('detail.addRow')}
      </Button>
    </Box>
  );
};

export const rowsKind: FieldKind = { Shown: RowsShown, Input: RowsInput, span: 12 };
