import { Info } from 'luxon';
import { localeOf, type Language } from '../kernel/language.ts';
import { readRule, weekdays, type RecurrenceRule, type RuleDay, type Weekday } from '../kernel/recurrence.ts';
import { dateText } from '../kernel/written.ts';
import words from '../words/calendar/recurrence.json' with { type: 'json' };
import { filled } from '../words/filled.ts';
import { textIn, type Row } from '../words/rows.ts';

const rowText = (row: Row, language: Language, values: Parameters<typeof filled>[1] = {}): string =>
  filled(textIn(row, language), values);

/** The name of a weekday: `poniedziałek`, or `pon.`. */
export function weekdayName(language: Language, weekday: Weekday, length: 'long' | 'short' = 'long'): string {
  return Info.weekdays(length, { locale: localeOf(language) })[weekdays.indexOf(weekday)] ?? weekday;
}

/** A weekday of a month: `2. poniedziałek`, `ostatni piątek`. Without `nth` it is the first one. */
export function nthDayText(language: Language, { weekday, nth = 1 }: RuleDay): string {
  if (nth === -1) return rowText(words.last[weekday], language);
  return rowText(words.nth, language, { nth, weekday: weekdayName(language, weekday) });
}

/** A day of the month: `dzień 15.`, `ostatni dzień`. */
export function monthDayText(language: Language, day: number): string {
  return day === -1 ? rowText(words.lastDay, language) : rowText(words.monthDay, language, { day });
}

/** A rule of repetition in words: `co 2 tyg.: pon., śr., do 31.12.2026`. Text that is not a rule is returned unchanged. */
export function recurrenceText(language: Language, written: string): string {
  const rule = readRule(written);
  if (!rule) return written;
  const { freq, interval } = rule;
  const frequencyText =
    interval === 1
      ? rowText(words.every[freq], language)
      : rowText(words.everyNth[freq], language, { count: interval });
  const days = daysText(language, rule);
  return [days ? `${frequencyText}: ${days}` : frequencyText, endText(language, rule)]
    .filter(Boolean)
    .join(', ');
}

/** The days of a rule. Other calendars write rules for which we have no words: they get one general word instead. */
const daysText = (language: Language, rule: RecurrenceRule): string => {
  if (!hasWords(rule)) return rowText(words.own, language);
  const dayText = (day: RuleDay) =>
    rule.freq === 'MONTHLY' ? nthDayText(language, day) : weekdayName(language, day.weekday, 'short');
  return [...rule.days.map(dayText), ...rule.monthDays.map((day) => monthDayText(language, day))].join(', ');
};

/**
 * Whether we have words for the days of a rule. We have none if it has positions or months, if it has weekdays beside days of
 * the month, or if it counts a day from the end that is not the last. A yearly rule must name no days, and the weekdays of a
 * monthly rule must be numbered.
 */
const hasWords = ({ freq, days, monthDays, months, positions }: RecurrenceRule): boolean => {
  if (positions.length > 0 || months.length > 0) return false;
  if (days.length > 0 && monthDays.length > 0) return false;
  if (monthDays.some((day) => day < -1) || days.some(({ nth }) => nth !== undefined && nth < -1))
    return false;
  if (freq === 'YEARLY') return days.length + monthDays.length === 0;
  return freq !== 'MONTHLY' || days.every(({ nth }) => nth !== undefined);
};

const endText = (language: Language, { until, count }: RecurrenceRule): string => {
  if (count !== undefined) return rowText(words.count, language, { count });
  return until === undefined ? '' : rowText(words.until, language, { day: dateText(untilIso(until)) });
};

/**
 * The end of a rule in ISO form: `2026-12-31` from `20261231`, `2026-12-31T22:59:59Z` from `20261231T225959Z`. An end without `Z`
 * is in local time and stays so.
 */
export function untilIso(until: string): string {
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
  if (until.length === 8) return day;
  const time = `${until.slice(9, 11)}:${until.slice(11, 13)}:${until.slice(13, 15)}`;
  return until.endsWith('Z') ? `${day}T${time}Z` : `${day}T${time}`;
}
