import { TextField } from '@mui/material';
import { useTyped, type TypedAs } from './useTyped.ts';

interface TypedValueProps extends TypedAs {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly placeholder?: string;
}

/** A value outside a form, typed in the reader's format; empty while the text cannot be parsed. */
export function TypedValue({ label, value, onChange, placeholder, write, read }: TypedValueProps) {
  const typed = useTyped({
    value,
    onChange: (next) => onChange(next ?? ''),
    write,
    read,
    unread: () => '',
  });
  return (
    <TextField
      label={label}
      value={typed.shown}
      onChange={(event) => typed.take(event.target.value)}
      onFocus={typed.focus}
      onBlur={typed.leave}
      error={typed.fault !== undefined}
      helperText={typed.fault}
      placeholder={placeholder}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      fullWidth
    />
  );
}
