import { Box, Typography } from '@mui/material';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { FieldShown } from '../fields/index.tsx';

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A value with its name over it, where a form has an input. A table part heads itself. */
export const ShownField = ({ field, value }: { field: FieldMeta; value: unknown }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography
      variant={field.type === 'rows' ? 'h6' : 'caption'}
      color={field.type === 'rows' ? 'text.primary' : 'text.secondary'}
      component="div"
    >
      {field.label}
    </Typography>
    <Box sx={{ overflowWrap: 'anywhere', minHeight: 20 }}>
      {isEmpty(value) ? '–' : <FieldShown field={field} value={value} inFull />}
    </Box>
  </Box>
);
