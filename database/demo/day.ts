import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';

/** The day on which an installation is filled: what the demo says of yesterday and next week is counted from it. */
export interface DemoDay {
  /** ISO 8601 in UTC of an hour of the terminal's clock, so many days from this one; 7.5 is half past seven. */
  readonly at: (days: number, hour: number) => string;
  /** The day itself, such as `2026-11-21`. */
  readonly on: (days: number) => string;
}

export function demoDay(now: DateTime = DateTime.now()): DemoDay {
  const today = now.setZone(businessZone).startOf('day');
  return {
    at: (days, hour) =>
      today
        .plus({ days })
        .set({ hour: Math.floor(hour), minute: Math.round((hour % 1) * 60) })
        .toUTC()
        .toISO() ?? '',
    on: (days) => today.plus({ days }).toISODate() ?? '',
  };
}
