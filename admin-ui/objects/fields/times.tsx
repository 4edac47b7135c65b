import { TextField } from '@mui/material';
import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import { dateText, dateTimeText } from '#domain/kernel/written.ts';
import { useText } from '../../i18n/useText.ts';
import { DayField } from '../../parts/DayField.tsx';
import { parseDate, parseDateTime, parseTime, preciseDateTimeText } from '../formats.ts';
import type { FieldKind, FilterValueProps, InputProps, ShownValue } from './kind.ts';
import { TypedText } from './TypedText.tsx';

const asWritten = (format: (value: unknown) => string) => (value: unknown) =>
  format(value) || (typeof value === 'string' ? value : '');

const DateInput = (props: InputProps) => {
  const text = useText();
  const writing = {
    write: asWritten(dateText),
    read: parseDate,
    refusal: text('detail.badDate'),
    placeholder: text('detail.datePlaceholder'),
    calendar: {
      type: 'date' as const,
      write: (value: unknown) => (typeof value === 'string' ? value : ''),
      read: (picked: string) => picked,
    },
  };
  return <TypedText {...props} writing={writing} />;
};

/** The browser's picker knows no zone: it is given, and gives back, the clock of Warsaw. */
const pickerTime = (value: unknown): string => {
  const time = typeof value === 'string' ? DateTime.fromISO(value, { zone: businessZone }) : undefined;
  return time?.isValid ? time.toFormat("yyyy-MM-dd'T'HH:mm") : '';
};
const pickedTime = (picked: string): string | null =>
  DateTime.fromISO(picked, { zone: businessZone }).toUTC().toISO();

const DateTimeInput = (props: InputProps) => {
  const text = useText();
  const writing = {
    write: asWritten(dateTimeText),
    read: parseDateTime,
    refusal: text('detail.badDateTime'),
    placeholder: text('detail.dateTimePlaceholder'),
    calendar: { type: 'datetime-local' as const, write: pickerTime, read: pickedTime },
  };
  return <TypedText {...props} writing={writing} />;
};

const TimeInput = (props: InputProps) => {
  const text = useText();
  const writing = {
    write: (value: unknown) => (typeof value === 'string' ? value : ''),
    read: parseTime,
    refusal: text('detail.badTime'),
    placeholder: text('detail.timePlaceholder'),
  };
  return <TypedText {...props} writing={writing} />;
};

/** Whole days are compared; the API reads a bare day as that day in Warsaw. */
const DayFilter = ({ value, onChange }: FilterValueProps) => {
  const text = useText();
  return (
    <DayField
      label={text('filters.value')}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      fullWidth
    />
  );
};

const TimeFilter = ({ value, onChange }: FilterValueProps) => {
  const text = useText();
  return (
    <TextField
      type="time"
      label={text('filters.value')}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth
    />
  );
};

const unbroken = { whiteSpace: 'nowrap' } as const;
const DateShown = ({ value }: ShownValue) => <span style={unbroken}>{dateText(value)}</span>;
const DateTimeShown = ({ value, inFull }: ShownValue) => (
  <span style={unbroken}>{inFull ? preciseDateTimeText(value) : dateTimeText(value)}</span>
);
const TimeShown = ({ value }: ShownValue) => (
  <span style={unbroken}>{typeof value === 'string' ? value : ''}</span>
);

export const dateKind: FieldKind = { Shown: DateShown, Input: DateInput, FilterValue: DayFilter, span: 2 };
export const datetimeKind: FieldKind = {
  Shown: DateTimeShown,
  Input: DateTimeInput,
  FilterValue: DayFilter,
  span: 3,
};
export const timeKind: FieldKind = { Shown: TimeShown, Input: TimeInput, FilterValue: TimeFilter, span: 2 };
