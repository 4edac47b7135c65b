import { DateTime } from 'luxon';
import { businessZone } from './time.ts';

/** The day that a moment is in Warsaw: `2026-11-20`. */
export function warsawDay(at: string): string {
  return DateTime.fromISO(at, { zone: businessZone }).toFormat('yyyy-MM-dd');
}

/** The present moment in the zone of Warsaw. Days and hours are reckoned from it, because browsers and servers are in other zones. */
export function warsawNow(): DateTime {
  return DateTime.now().setZone(businessZone);
}

/** The present day in Warsaw: `2026-11-20`. */
export function warsawToday(): string {
  return warsawNow().toFormat('yyyy-MM-dd');
}
