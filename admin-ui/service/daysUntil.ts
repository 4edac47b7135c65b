import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import { inWarsaw } from '#domain/kernel/warsawDay.ts';
import type { Tone } from '../shell/tones.ts';

/** The number of whole days until a day such as `2026-11-28`: 0 on the day itself, negative after it. */
export function daysUntil(day: string, now: DateTime = DateTime.now()): number {
  return inWarsaw(day).diff(now.setZone(businessZone).startOf('day'), 'days').days;
}

/** The tone of a term by the number of days left: red once it has passed, yellow from two days before it, blue earlier. */
export function toneOfDays(days: number): Tone {
  if (days < 0) return 'stop';
  return days <= 2 ? 'ready' : 'wait';
}
