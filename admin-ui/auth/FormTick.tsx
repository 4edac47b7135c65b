import { Checkbox, FormControlLabel } from '@mui/material';
import { useController } from 'react-hook-form';

/** A checkbox of the surrounding form. */
export function FormTick({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  const { value, ...bound } = field;
  return (
    <FormControlLabel
      control={<Checkbox {...bound} checked={value === true} />}
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}
