import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CalendarButton } from '../../parts/CalendarButton.tsx';
import type { InputProps } from './kind.ts';
import { useFieldInput } from './useFieldInput.ts';

export interface Writing {
  /** The value as its readers write it. */
  readonly write: (value: unknown) => string;
  /** What was typed, as a value; undefined when it cannot be read. */
  readonly read: (typed: string) => unknown;
  /** Said when it cannot be read. */
  readonly refusal: string;
  readonly placeholder?: string;
  readonly unit?: string;
  readonly numeric?: boolean;
  /** Kind of the browser's own picker offered beside the text, and how its value is read and written. */
  readonly calendar?: {
    readonly type: 'date' | 'datetime-local';
    readonly write: (value: unknown) => string;
    readonly read: (picked: string) => unknown;
  };
}

/** An input that is typed as its readers write it and kept as the API wants it: dates, times, numbers with a comma. */
export const TypedText = (props: InputProps & { readonly writing: Writing }) => {
  const { writing } = props;
  const [typed, setTyped] = useState<string>();
  const unread = useRef(false);
  const { form, shown } = useFieldInput(props, () => (unread.current ? writing.refusal : undefined));

  const { value } = form;
  useEffect(() => {
    if (!unread.current) setTyped(undefined);
  }, [value]);

  const take = (text: string) => {
    setTyped(text);
    const parsed = text.trim() === '' ? null : writing.read(text);
    unread.current = parsed === undefined;
    form.onChange(parsed === undefined ? text : parsed);
  };
  const leave = () => {
    if (!unread.current) setTyped(undefined);
    form.onBlur();
  };
  const pick = (picked: unknown) => {
    unread.current = false;
    setTyped(undefined);
    form.onChange(picked);
  };

  const adornment: ReactNode = writing.calendar ? (
    <CalendarButton
      type={writing.calendar.type}
      value={writing.calendar.write(value)}
      disabled={shown.disabled}
      onPick={(picked) => pick(picked === '' ? null : writing.calendar?.read(picked))}
    />
  ) : (
    writing.unit && <InputAdornment position="end">{writing.unit}</InputAdornment>
  );

  const htmlInput = {
    ...('slotProps' in shown ? shown.slotProps?.htmlInput : {}),
    ...(writing.numeric ? { inputMode: 'decimal' as const, style: { textAlign: 'right' as const } } : {}),
  };
  return (
    <TextField
      {...shown}
      value={typed ?? writing.write(value)}
      onChange={(event) => take(event.target.value)}
      onBlur={leave}
      inputRef={form.ref}
      placeholder={writing.placeholder}
      slotProps={{ htmlInput, input: { endAdornment: adornment } }}
    />
  );
};
