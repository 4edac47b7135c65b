import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { dateText } from '#domain/kernel/written.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { readDate } from './typedTimes.ts';
import { CalendarButton } from './CalendarButton.tsx';

interface DayFieldProps {
  readonly label: string;
  /** `2026-11-21`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly fullWidth?: boolean;
  /** An error in the day that was found elsewhere. */
  readonly fault?: string | undefined;
}

/**
 * A day outside a form, typed in the reader's format or picked. A typed day is reported after Enter, or when the field is
 * left.
 */
export function DayField({ label, value, onChange, fullWidth = false, fault }: DayFieldProps) {
  const text = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  useEffect(() => setTyped(undefined), [value]);
  const [focused, setFocused] = useState(false);
  const parsed = typed?.trim() ? readDate(language, typed) : { value: '' };
  const isUnreadable = 'fault' in parsed;

  const settle = () => {
    if (typed === undefined || isUnreadable) return;
    setTyped(undefined);
    if (parsed.value !== value) onChange(parsed.value);
  };
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
      error={(isUnreadable && !focused) || fault !== undefined}
      helperText={isUnreadable && !focused ? text('detail.badDate') : fault}
      fullWidth={fullWidth}
      slotProps={{
        inputLabel: { shrink: true },
        input: { endAdornment: <CalendarButton type="date" value={value} onPick={onChange} /> },
      }}
    />
  );
}
