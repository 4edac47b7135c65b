import { TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { dateText } from '#domain/kernel/written.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { readDate } from './typedTimes.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { useReadText } from './useOnceSettled.ts';

interface DayFieldProps {
  readonly label: string;
  /** `2026-11-21`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly fullWidth?: boolean;
  readonly disabled?: boolean;
  /** An error in the day that was found elsewhere. */
  readonly fault?: string | undefined;
}

/**
 * A day outside a form, typed in the reader's format or picked. A typed day is reported after Enter, or when the field is
 * left. A dialog around the field is not submitted while the typed text is no day.
 */
export function DayField(props: DayFieldProps) {
  const { label, value, onChange, fullWidth = false, disabled = false, fault } = props;
  const text = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  // Another value, picked here or set from outside, replaces the typed text.
  useEffect(() => setTyped(undefined), [value]);
  const [focused, setFocused] = useState(false);
  const parsed = typed?.trim() ? readDate(language, typed) : { value: '' };
  const isUnreadable = 'fault' in parsed;

  /** @returns false if the text is no day */
  const settle = (): boolean => {
    if (isUnreadable) return false;
    if (typed === undefined) return true;
    setTyped(undefined);
    if (parsed.value !== value) onChange(parsed.value);
    return true;
  };
  const input = useRef<HTMLInputElement>(null);
  // Whether a dialog was not submitted because of this text.
  const wasRefused = useReadText(input, typed, settle);
  const isFaulty = isUnreadable && (!focused || wasRefused);
  return (
    <TextField
      label={label}
      value={typed ?? dateText(value)}
      placeholder={text('detail.datePlaceholder')}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        settle();
      }}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      error={isFaulty || fault !== undefined}
      helperText={isFaulty ? text('detail.badDate') : fault}
      fullWidth={fullWidth}
      disabled={disabled}
      inputRef={input}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          endAdornment: <CalendarButton type="date" value={value} disabled={disabled} onPick={onChange} />,
        },
      }}
    />
  );
}
