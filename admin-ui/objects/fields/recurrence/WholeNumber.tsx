import { TextField } from '@mui/material';

interface WholeNumberProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/** A whole number from 1 on. */
export function WholeNumber({ label, value, most, disabled, onChange }: WholeNumberProps) {
  return (
    <TextField
      label={label}
      type="number"
      value={value || ''}
      disabled={disabled}
      sx={{ width: 96 }}
      slotProps={{ htmlInput: { min: 1, max: most } }}
      onChange={(event) => onChange(Number.parseInt(event.target.value, 10) || 1)}
      onFocus={(event) => event.target.select()}
    />
  );
}
