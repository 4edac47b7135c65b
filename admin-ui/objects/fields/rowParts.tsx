import { Box, IconButton, TableCell, TableRow, Typography } from '@mui/material';
import CloseIcon from '@mui/icons-material/ExpandLess';
import OpenIcon from '@mui/icons-material/ExpandMore';
import { useCallback, useState, type ReactNode } from 'react';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { cellKindOf } from './cells.tsx';

/** Keeps the row's number and the buttons at its end visible while the table scrolls sideways. */
export function stickyCell(side: 'left' | 'right') {
  return { position: 'sticky', [side]: 0, zIndex: 1, bgcolor: 'background.paper' } as const;
}

/**
 * The columns of a table part, and its rare fields, which only an opened row shows. A rare field of the type JSON is left out,
 * because it is only for programs.
 */
export function columnsOf({ children }: FieldMeta): { columns: FieldMeta[]; rare: FieldMeta[] } {
  return {
    columns: children.filter(({ rare }) => !rare),
    rare: children.filter(({ rare, type }) => rare && type !== 'json'),
  };
}

/** The keys of the open rows. */
export function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string | number>>(new Set());
  const toggle = useCallback(
    (key: string | number) =>
      setOpen((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  return { open, toggle };
}

/** The heading of a table part: the row's number, each column, and `children`, the headings of further columns. */
export function RowHeads({ fields, children }: { fields: readonly FieldMeta[]; children?: ReactNode }) {
  const text = useText();
  return (
    <TableRow>
      <TableCell sx={{ width: 40, ...stickyCell('left') }}>{text('detail.rowNumber')}</TableCell>
      {fields.map((field) => (
        <TableCell key={field.name} align={cellKindOf(field).align ?? 'left'}>
          {field.label}
        </TableCell>
      ))}
      {children}
    </TableRow>
  );
}

interface MoreButtonProps {
  readonly isOpen: boolean;
  readonly number: number;
  readonly onToggle: () => void;
}

/** Opens a row to show its rare fields, and closes it. */
export function MoreButton({ isOpen, number, onToggle }: MoreButtonProps) {
  const text = useText();
  const label = text('detail.moreOfRow', { number });
  return (
    <IconButton aria-expanded={isOpen} aria-label={label} title={label} onClick={onToggle}>
      {isOpen ? <CloseIcon fontSize="small" /> : <OpenIcon fontSize="small" />}
    </IconButton>
  );
}

interface OpenedRowProps {
  readonly fields: readonly FieldMeta[];
  /** How many columns of the table the fields cover together, without that of the row's number. */
  readonly span: number;
  readonly render: (field: FieldMeta) => ReactNode;
  /** The index (from 0) of the row of inputs above; undefined if the table is only read. */
  readonly rowIndex?: number;
}

/** The rare fields of an opened row, shown below it. */
export function OpenedRow({ fields, span, render, rowIndex }: OpenedRowProps) {
  return (
    <TableRow data-opened={rowIndex}>
      <TableCell sx={stickyCell('left')} />
      <TableCell colSpan={span} sx={{ pb: 2 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
            maxWidth: 1100,
          }}
        >
          {fields.map((field) => (
            <Box key={field.name} sx={{ minWidth: 0 }}>
              {render(field)}
            </Box>
          ))}
        </Box>
      </TableCell>
    </TableRow>
  );
}

/** A label above its value, in an opened row that is only read. */
export function NamedValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="caption" color="text.secondary" component="div">
        {label}
      </Typography>
      {children}
    </>
  );
}
