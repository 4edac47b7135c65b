import { InputAdornment, TextField } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { CalendarButton } from '../../parts/CalendarButton.tsx';
import type { InputProps } from './kind.ts';
import { useSelectOnClick } from './selectOnClick.ts';
import { useFieldInput } from './useFieldInput.ts';
import { useTyped, type TypedAs } from './useTyped.ts';

/** How a value is typed in an input: its format, and what is around the text. */
export interface Writing extends TypedAs {
  readonly placeholder?: string;
  readonly unit?: string;
  readonly numeric?: boolean;
  /**
   * The browser's own picker beside the text: its type, and how the value is written for it, such as `2026-11-21`. The text that
   * the picker gives back is read like typed text.
   */
  readonly calendar?: {
    readonly type: 'date' | 'datetime-local';
    readonly write: (value: unknown) => string;
  };
  /** A note about the value, shown below it, in which another value can be picked. */
  readonly Note?: ComponentType<{ value: unknown; onPick: (value: unknown) => void }>;
}

/** An input typed in the reader's format and stored in the API's format: dates, times, numbers with a comma. */
export function TypedText(props: InputProps & { readonly writing: Writing }) {
  const { writing } = props;
  const { Note } = writing;
  const selectOnClick = useSelectOnClick();
  // `useFieldInput` takes the validator, and gives the value that `useTyped` needs. So the validator calls a function that
  // is set after `useTyped`; it is called only later, when the form is checked.
  const validation = { refusal: (): string | undefined => undefined };
  const { form, shown, dirty } = useFieldInput(props, () => validation.refusal());
  const { value } = form;
  const typed = useTyped({
    value,
    onChange: form.onChange,
    write: writing.write,
    read: writing.read,
    // A changed value may be a text of an earlier visit that could not be read, which the form keeps as it was typed.
    mayBeUnread: dirty,
  });
  validation.refusal = () => typed.refused.current;

  const adornment: ReactNode = writing.calendar ? (
    <CalendarButton
      type={writing.calendar.type}
      value={writing.calendar.write(value)}
      disabled={shown.disabled}
      onPick={typed.pickText}
    />
  ) : (
    writing.unit && <InputAdornment position="end">{writing.unit}</InputAdornment>
  );

  const htmlInput = {
    ...('slotProps' in shown ? shown.slotProps?.htmlInput : {}),
    ...(writing.numeric
      ? { inputMode: 'decimal' as const, style: { textAlign: 'right' as const }, ...selectOnClick }
      : {}),
    autoComplete: 'off',
  };
  return (
    <TextField
      {...shown}
      error={shown.error || typed.fault !== undefined}
      helperText={shown.helperText ?? typed.fault ?? (Note && <Note value={value} onPick={typed.pick} />)}
      value={typed.shown}
      onChange={(event) => typed.take(event.target.value)}
      onFocus={typed.focus}
      onBlur={() => {
        typed.leave();
        form.onBlur();
      }}
      inputRef={form.ref}
      placeholder={writing.placeholder}
      slotProps={{ htmlInput, input: { endAdornment: adornment } }}
    />
  );
}
