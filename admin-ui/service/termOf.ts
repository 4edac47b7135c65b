import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import type { Tone } from '../shell/tones.ts';

/** The number of days until a day: 0 on the day itself, negative after it. */
export function daysUntil(day: string, now: DateTime = DateTime.now()): number {
  return Math.round(
    DateTime.fromISO(day, { zone: businessZone })
      .startOf('day')
      .diff(now.setZone(businessZone).startOf('day'), 'days').days,
  );
}

/** The tone of a term by the number of days left. */
export function toneOfDays(days: number): Tone {
  if (days < 0) return 'stop';
  return days <= 2 ? 'ready' : 'wait';
}
