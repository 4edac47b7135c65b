import { DateTime } from 'luxon';
import { businessZone } from './time.ts';

/** The day that a moment is in Warsaw: `2026-11-20`. */
export function warsawDay(at: string): string {
  return DateTime.fromISO(at, { zone: businessZone }).toFormat('yyyy-MM-dd');
}
