import { TextField } from '@mui/material';
import { useText } from '../../i18n/useText.ts';
import type { FilterValueProps } from './kind.ts';

/** The value of a filter, typed as text. */
export function TypedFilter({ value, onChange }: FilterValueProps) {
  const text = useText();
  return (
    <TextField
      label={text('filters.value')}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      fullWidth
    />
  );
}
