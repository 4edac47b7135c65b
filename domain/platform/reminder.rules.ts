import type { DateTime, DurationLike } from 'luxon';
import type { EnumValue } from '../kernel/enumeration.ts';
import { inWarsaw, isoInUtc } from '../kernel/warsawDay.ts';
import { isWorkingDay } from '../kernel/workingDays.ts';
import type { reminderLead, reminderRepeat } from './enums.ts';

/** A reminder at each date of an event takes its times from the event. */
type Repeat = Exclude<EnumValue<typeof reminderRepeat>, 'WithEvent'>;

/** What decides when a reminder comes. */
export interface ReminderPlan {
  /** ISO 8601. */
  readonly date: string;
  readonly lead: EnumValue<typeof reminderLead>;
  readonly repeat: Repeat;
}

const leads: Readonly<Record<ReminderPlan['lead'], DurationLike>> = {
  AtTime: {},
  FiveMinutes: { minutes: 5 },
  QuarterHour: { minutes: 15 },
  HalfHour: { minutes: 30 },
  Hour: { hours: 1 },
  TwoHours: { hours: 2 },
  Day: { days: 1 },
  TwoDays: { days: 2 },
  Week: { weeks: 1 },
};

/** When a reminder of something at this time comes. @param date ISO 8601 @returns ISO in UTC */
export function leadBefore(date: string, lead: ReminderPlan['lead']): string {
  return isoInUtc(inWarsaw(date).minus(leads[lead]));
}

const units = {
  Daily: 'days',
  WorkingDays: 'days',
  Weekly: 'weeks',
  Monthly: 'months',
  Yearly: 'years',
} as const;

/** Months and years differ in length, so the number of passed periods may be one too high. The loop begins one earlier. */
const countedBack = 1;

/**
 * The first moment after `after` at which the reminder comes; null if there is none. A repeated reminder keeps its time of day in
 * Warsaw when the clocks change. In a month that does not have its day it comes on the last day.
 * @param after ISO 8601
 * @returns ISO in UTC
 */
export function nextReminderAt({ date, lead, repeat }: ReminderPlan, after: string): string | null {
  const first = inWarsaw(date);
  const afterTime = inWarsaw(after);
  const momentOf = (occurrence: DateTime): DateTime => occurrence.minus(leads[lead]);
  if (repeat === 'Once') return momentOf(first) > afterTime ? isoInUtc(momentOf(first)) : null;
  const unit = units[repeat];
  const firstCount = Math.floor(afterTime.diff(momentOf(first), unit).as(unit)) - countedBack;
  for (let count = Math.max(0, firstCount); ; count += 1) {
    const occurrence = first.plus({ [unit]: count });
    if (repeat === 'WorkingDays' && !isWorkingDay(occurrence)) continue;
    if (momentOf(occurrence) > afterTime) return isoInUtc(momentOf(occurrence));
  }
}
