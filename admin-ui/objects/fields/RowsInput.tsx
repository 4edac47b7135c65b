import { Box, Button, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useText } from '../../i18n/useText.ts';
import type { InputProps } from './kind.ts';
import { RowTable } from './RowTable.tsx';
import { usePastedRows } from './usePastedRows.ts';
import { useRowActions } from './useRowActions.ts';
import { useTakenCells } from './useTakenCells.ts';
import { blankRow } from './useUnneededRows.ts';

/** A table part: one line of inputs for each row, which can be edited by keyboard alone. */
export function RowsInput({ field, source, disabled }: InputProps) {
  const text = useText();
  const table = useRef<HTMLTableElement>(null);
  const { fields: rows, append, insert, remove, move } = useFieldArray({ name: source, keyName: 'key' });
  const actions = useRowActions({ field, source, table, rows, append, insert, remove, move });
  // Fills the cells of a row that follow from a choice in it: a product gives its unit.
  const fill = useTakenCells(field, source, rows);
  // `isLooking` while the records that pasted rows name are looked up.
  const { paste, isLooking } = usePastedRows({
    field,
    source,
    table,
    rows,
    append: (more) => append(more, { shouldFocus: false }),
    blank: blankRow,
    fill,
  });
  const keys = rows.map(({ key }) => key);

  return (
    <Box>
      <Typography variant="h6" component="h2" sx={{ mb: 0.5 }}>
        {field.label}
      </Typography>
      {rows.length > 0 && (
        <RowTable
          field={field}
          source={source}
          disabled={disabled === true}
          keys={keys}
          actions={actions}
          table={table}
          onPaste={paste}
        />
      )}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button startIcon={<AddIcon />} disabled={disabled === true} onClick={actions.add}>
          {text('detail.addRow')}
        </Button>
        {rows.length > 0 && !disabled && (
          <Typography
            variant="caption"
            color="text.secondary"
            className="no-print"
            role={isLooking ? 'status' : undefined}
          >
            {text(isLooking ? 'picker.looking' : 'detail.rowKeys')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
