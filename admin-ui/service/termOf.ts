import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import type { Tone } from '../shell/tones.ts';

/** How far a day is: days left, 0 on the day itself, below that days missed. */
export const daysUntil = (day: string, now: DateTime = DateTime.now()): number =>
  Math.round(
    DateTime.fromISO(day, { zone: businessZone })
      .startOf('day')
      .diff(now.setZone(businessZone).startOf('day'), 'days').days,
  );

/** What colour a term has that is so many days away. */
export const toneOfDays = (days: number): Tone => {
  if (days < 0) return 'stop';
  return days <= 2 ? 'ready' : 'wait';
};
