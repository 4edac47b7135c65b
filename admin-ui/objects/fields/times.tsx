import { isDay } from '#domain/kernel/filterValue.ts';
import type { Language } from '#domain/kernel/language.ts';
import { inWarsaw } from '#domain/kernel/warsawDay.ts';
import { dateText, dateTimeText } from '#domain/kernel/written.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { DayField } from '../../parts/DayField.tsx';
import { preciseDateTimeText } from '../formats.ts';
import { readDate, readDateTime, readTime, type ReadTime } from '../../parts/typedTimes.ts';
import type { FieldKind, FilterValueProps, InputProps, ShownValue } from './kind.ts';
import { TwiceShown } from './TwiceShown.tsx';
import { TypedText } from './TypedText.tsx';
import { TypedValue } from './TypedValue.tsx';
import type { Parsed } from './useTyped.ts';

/** Makes a function that writes a value in this format, or as it is if it is a text that cannot be formatted. */
const formatted = (format: (value: unknown) => string) => (value: unknown) =>
  format(value) || (typeof value === 'string' ? value : '');

/** Parses a time in the reader's language, or returns the refusal. */
const useParser = (
  read: (language: Language, typed: string) => ReadTime,
  refusal: 'detail.badDate' | 'detail.badDateTime' | 'detail.badTime',
): ((typed: string) => Parsed) => {
  const text = useText();
  const language = useLanguage();
  return (typed) => {
    const parsed = read(language, typed);
    if ('value' in parsed) return parsed;
    // `skipped`: the hour does not exist, because clocks go forward.
    return { refusal: text(parsed.fault === 'skipped' ? 'detail.hourSkipped' : refusal) };
  };
};

const DateInput = (props: InputProps) => {
  const text = useText();
  const writing = {
    write: formatted(dateText),
    read: useParser(readDate, 'detail.badDate'),
    placeholder: text('detail.datePlaceholder'),
    // The browser's own picker, and the value as it must be given to it.
    calendar: {
      type: 'date' as const,
      write: (value: unknown) => (isDay(value) ? value : ''),
    },
  };
  return <TypedText {...props} writing={writing} />;
};

/** The browser's picker has no time zone: it gets the time in Warsaw. */
const pickerTime = (value: unknown): string => {
  const isTime = typeof value === 'string' && value.includes('T');
  const time = isTime ? inWarsaw(value) : undefined;
  return time?.isValid ? time.toFormat("yyyy-MM-dd'T'HH:mm") : '';
};

const DateTimeInput = (props: InputProps) => {
  const text = useText();
  const writing = {
    write: formatted(dateTimeText),
    read: useParser(readDateTime, 'detail.badDateTime'),
    placeholder: text('detail.dateTimePlaceholder'),
    calendar: { type: 'datetime-local' as const, write: pickerTime },
    // Below the input, for an hour that occurs twice because clocks go back.
    Note: TwiceShown,
  };
  return <TypedText {...props} writing={writing} />;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const TimeInput = (props: InputProps) => {
  const text = useText();
  const writing = {
    write: textOf,
    read: useParser(readTime, 'detail.badTime'),
    placeholder: text('detail.timePlaceholder'),
  };
  return <TypedText {...props} writing={writing} />;
};

/** Filters by whole days; the API reads a day without a time as that day in Warsaw. */
const DayFilter = ({ value, onChange }: FilterValueProps) => {
  const text = useText();
  return <DayField label={text('filters.value')} value={textOf(value)} onChange={onChange} fullWidth />;
};

const TimeFilter = ({ value, onChange }: FilterValueProps) => {
  const text = useText();
  return (
    <TypedValue
      label={text('filters.value')}
      value={value}
      onChange={onChange}
      write={textOf}
      read={useParser(readTime, 'detail.badTime')}
      placeholder={text('detail.timePlaceholder')}
    />
  );
};

const noWrap = { whiteSpace: 'nowrap' } as const;
const DateShown = ({ value }: ShownValue) => <span style={noWrap}>{dateText(value)}</span>;
const DateTimeShown = ({ value, inFull }: ShownValue) => (
  <span style={noWrap}>{inFull ? preciseDateTimeText(value) : dateTimeText(value)}</span>
);
const TimeShown = ({ value }: ShownValue) => <span style={noWrap}>{textOf(value)}</span>;

export const dateKind: FieldKind = { Shown: DateShown, Input: DateInput, FilterValue: DayFilter, span: 2 };
export const datetimeKind: FieldKind = {
  Shown: DateTimeShown,
  Input: DateTimeInput,
  FilterValue: DayFilter,
  span: 3,
};
export const timeKind: FieldKind = { Shown: TimeShown, Input: TimeInput, FilterValue: TimeFilter, span: 2 };
