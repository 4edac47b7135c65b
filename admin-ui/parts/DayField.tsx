import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { dateText } from '#domain/kernel/written.ts';
import { useText } from '../i18n/useText.ts';
import { parseDate } from '../objects/formats.ts';
import { CalendarButton } from './CalendarButton.tsx';

interface DayFieldProps {
  readonly label: string;
  /** `2026-11-21`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly fullWidth?: boolean;
}

/** A day outside a form, typed as its readers write it or picked; told once it is whole. */
export const DayField = ({ label, value, onChange, fullWidth = false }: DayFieldProps) => {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  useEffect(() => setTyped(undefined), [value]);
  const unread = typed !== undefined && typed.trim() !== '' && parseDate(typed) === undefined;

  const settle = () => {
    if (typed === undefined || unread) return;
    const day = parseDate(typed) ?? '';
    setTyped(undefined);
    if (day !== value) onChange(day);
  };
  return (
    <TextField
      label={label}
      value={typed ?? dateText(value)}
      placeholder={text('detail.datePlaceholder')}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      error={unread}
      fullWidth={fullWidth}
      slotProps={{
        inputLabel: { shrink: true },
        input: { endAdornment: <CalendarButton type="date" value={value} onPick={onChange} /> },
      }}
    />
  );
};
