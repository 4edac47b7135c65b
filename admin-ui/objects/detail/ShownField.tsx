import { Box, Typography } from '@mui/material';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldShown } from '../fields/index.tsx';
import { isEmptyValue } from '../formats.ts';

interface ShownFieldProps {
  readonly field: FieldMeta;
  readonly value: unknown;
  /** Whether it is the sum of the record's parts; a line below the value says so. */
  readonly isSum?: boolean;
}

/** A value with its name above, in the place of an input. The name of a table part is larger, as a heading. */
export function ShownField({ field, value, isSum = false }: ShownFieldProps) {
  const text = useText();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        variant={field.type === 'rows' ? 'h6' : 'caption'}
        color={field.type === 'rows' ? 'text.primary' : 'text.secondary'}
        component="div"
      >
        {field.label}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere', minHeight: 20 }}>
        {isEmptyValue(value) ? '–' : <FieldShown field={field} value={value} inFull />}
      </Box>
      {isSum && (
        <Typography variant="caption" color="text.secondary" component="div">
          {text('detail.sumOfParts')}
        </Typography>
      )}
    </Box>
  );
}
