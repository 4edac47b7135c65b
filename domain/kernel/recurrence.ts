import { z } from 'zod';

/** How often something repeats. */
export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * A weekday of a rule. `nth` is its number within the month, or within the year if a yearly rule names no months. Below zero it
 * is counted from the end. Without `nth` every such weekday is meant.
 */
export interface RuleDay {
  readonly weekday: Weekday;
  readonly nth?: number;
}

/** A rule of repetition by RFC 5545. Rules by hours, weeks of the year or days of the year are not supported. */
export interface RecurrenceRule {
  readonly freq: Frequency;
  /** 2 for every second day, week, month or year, as `freq` says. */
  readonly interval: number;
  readonly days: readonly RuleDay[];
  /** Days of the month; below zero they are counted from its end. */
  readonly monthDays: readonly number[];
  /** From 1 to 12; empty if the rule names none. */
  readonly months: readonly number[];
  /** Which of the days that fit within one day, week, month or year (`freq`) are taken; -1 is the last. */
  readonly positions: readonly number[];
  readonly weekStart?: Weekday;
  /** How many times at most. */
  readonly count?: number;
  /** `20261231` or `20261231T225959Z`: nothing begins later. */
  readonly until?: string;
}

/** The most occurrences that a rule may count. */
export const mostCounted = 1000;

/** A whole number within limits; undefined for any other text, and for 0, which no part of a rule may be. */
const integerOf = (written: string, least: number, most: number): number | undefined => {
  const value = /^[+-]?\d{1,4}$/.test(written) ? Number(written) : NaN;
  return Number.isInteger(value) && value !== 0 && value >= least && value <= most ? value : undefined;
};

/** Reads a list that is separated by commas; undefined if an entry is wrong or if there are more than 31, the days of a month. */
const eachOf = <T>(written: string, one: (part: string) => T | undefined): readonly T[] | undefined => {
  const entries = written.split(',').map(one);
  return entries.length <= 31 && entries.every((each) => each !== undefined) ? entries : undefined;
};

const isWeekday = (written: string): written is Weekday => (weekdays as readonly string[]).includes(written);

/** Reads a weekday with or without a number: `MO`, `2MO`, `-1FR`. A year has up to 53 of a weekday. */
const dayOf = (written: string): RuleDay | undefined => {
  const weekday = written.slice(-2);
  if (!isWeekday(weekday)) return undefined;
  if (written.length === 2) return { weekday };
  const nth = integerOf(written.slice(0, -2), -53, 53);
  return nth === undefined ? undefined : { weekday, nth };
};

/** The end of a rule as it is written; undefined for a day or a time that does not exist: nothing can be compared with it. */
const endOfRule = (written: string): string | undefined => {
  // A day (`20261231`), or a day and a time (`20261231T225959`), which is in UTC if it ends with Z.
  if (!/^\d{8}(T\d{6}Z?)?$/.test(written)) return undefined;
  const [day = '', time = '000000'] = written.replace('Z', '').split('T');
  const iso = `${day}T${time}`.replace(/^(....)(..)(..)T(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z');
  return z.iso.datetime().safeParse(iso).success ? written : undefined;
};

/** Functions that read the value of one part of a rule; undefined for a wrong value. */
type Readers = { readonly [name: string]: (written: string) => Partial<RecurrenceRule> | undefined };

const rulePart = <K extends keyof RecurrenceRule>(
  name: K,
  value: RecurrenceRule[K] | undefined,
): Partial<RecurrenceRule> | undefined => (value === undefined ? undefined : { [name]: value });

const readers: Readers = {
  FREQ: (written) =>
    rulePart(
      'freq',
      frequencies.find((each) => each === written),
    ),
  INTERVAL: (written) => rulePart('interval', integerOf(written, 1, 999)),
  BYDAY: (written) => rulePart('days', eachOf(written, dayOf)),
  BYMONTHDAY: (written) =>
    rulePart(
      'monthDays',
      eachOf(written, (part) => integerOf(part, -31, 31)),
    ),
  BYMONTH: (written) =>
    rulePart(
      'months',
      eachOf(written, (part) => integerOf(part, 1, 12)),
    ),
  BYSETPOS: (written) =>
    rulePart(
      'positions',
      eachOf(written, (part) => integerOf(part, -366, 366)),
    ),
  WKST: (written) => rulePart('weekStart', isWeekday(written) ? written : undefined),
  COUNT: (written) => rulePart('count', integerOf(written, 1, mostCounted)),
  UNTIL: (written) => rulePart('until', endOfRule(written)),
};

/**
 * Reads a rule such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`.
 * @returns undefined for a text that is no rule, and for rules by hours, by weeks of the year or by days of the year
 */
export function readRule(written: string): RecurrenceRule | undefined {
  let rule: Partial<RecurrenceRule> = { interval: 1, days: [], monthDays: [], months: [], positions: [] };
  const seenNames = new Set<string>();
  for (const part of written.toUpperCase().split(';')) {
    const [name = '', value = '', ...more] = part.split('=');
    const readPart = Object.hasOwn(readers, name) && more.length === 0 ? readers[name]?.(value) : undefined;
    if (!readPart || seenNames.has(name)) return undefined;
    seenNames.add(name);
    rule = { ...rule, ...readPart };
  }
  return rule.freq && isSound(rule as RecurrenceRule) ? (rule as RecurrenceRule) : undefined;
}

/** Whether the parts of a rule may be combined: the standard forbids some pairs, and others would fall on no day. */
const isSound = ({ freq, days, monthDays, positions, count, until }: RecurrenceRule): boolean => {
  const isCounted = days.some(({ nth }) => nth !== undefined);
  if (count !== undefined && until !== undefined) return false;
  if (isCounted && (freq === 'DAILY' || freq === 'WEEKLY' || monthDays.length > 0)) return false;
  if (freq === 'WEEKLY' && monthDays.length > 0) return false;
  return positions.length === 0 || days.length > 0 || monthDays.length > 0;
};

/** The rule as it is stored and sent. */
export function writtenRule(rule: RecurrenceRule): string {
  const list = (name: string, values: readonly (string | number)[]) =>
    values.length > 0 ? [`${name}=${values.join(',')}`] : [];
  return [
    `FREQ=${rule.freq}`,
    ...(rule.interval === 1 ? [] : [`INTERVAL=${rule.interval}`]),
    ...list('BYMONTH', rule.months),
    ...list('BYMONTHDAY', rule.monthDays),
    ...list(
      'BYDAY',
      rule.days.map(({ weekday, nth }) => `${nth ?? ''}${weekday}`),
    ),
    ...list('BYSETPOS', rule.positions),
    ...(rule.weekStart ? [`WKST=${rule.weekStart}`] : []),
    ...(rule.count === undefined ? [] : [`COUNT=${rule.count}`]),
    ...(rule.until === undefined ? [] : [`UNTIL=${rule.until}`]),
  ].join(';');
}
