import { TextField } from '@mui/material';
import { useRef } from 'react';
import { useReadText } from '../../parts/useOnceSettled.ts';
import { useTyped, type TypedAs } from './useTyped.ts';

interface TypedValueProps extends TypedAs {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly placeholder?: string;
}

/**
 * A value outside a form, typed in the reader's format. While the text cannot be parsed, the value is the empty text, and
 * the dialog or filter around the input cannot be applied.
 */
export function TypedValue({ label, value, onChange, placeholder, write, read }: TypedValueProps) {
  const typed = useTyped({
    value,
    onChange: (next) => onChange(next ?? ''),
    write,
    read,
    unread: () => '',
  });
  const input = useRef<HTMLInputElement>(null);
  const wasRefused = useReadText(input, typed.shown, () => typed.refused.current === undefined);
  const fault = wasRefused ? typed.refusal : typed.fault;
  return (
    <TextField
      label={label}
      inputRef={input}
      value={typed.shown}
      onChange={(event) => typed.take(event.target.value)}
      onFocus={typed.focus}
      onBlur={typed.leave}
      error={fault !== undefined}
      helperText={fault}
      placeholder={placeholder}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      fullWidth
    />
  );
}
