import { IconButton, InputAdornment, TextField } from '@mui/material';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
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
    <CalendarButton calendar={writing.calendar} value={value} disabled={shown.disabled} onPick={pick} />
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

interface CalendarButtonProps {
  readonly calendar: NonNullable<Writing['calendar']>;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onPick: (value: unknown) => void;
}

/** Opens the browser's own calendar. It is no stop of the Tab key: the text beside it takes the same value. */
const CalendarButton = ({ calendar, value, disabled, onPick }: CalendarButtonProps) => {
  const text = useText();
  const native = useRef<HTMLInputElement>(null);
  return (
    <InputAdornment position="end">
      <input
        ref={native}
        type={calendar.type}
        tabIndex={-1}
        aria-hidden
        value={calendar.write(value)}
        onChange={(event) => onPick(event.target.value === '' ? null : calendar.read(event.target.value))}
        style={{ width: 1, height: 1, border: 0, padding: 0, opacity: 0 }}
      />
      <IconButton
        edge="end"
        tabIndex={-1}
        disabled={disabled}
        aria-label={text('detail.calendar')}
        onClick={() => native.current?.showPicker()}
      >
        <CalendarIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </InputAdornment>
  );
};
