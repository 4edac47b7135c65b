import { DateTime } from 'luxon';
import { businessZone } from './time.ts';

/** A moment or a day (ISO 8601) in the zone of Warsaw. A text without a zone is read as Warsaw's time. */
export function inWarsaw(iso: string): DateTime {
  return DateTime.fromISO(iso, { zone: businessZone });
}

/** ISO 8601 in UTC; empty if the moment is not valid. */
export function isoInUtc(at: DateTime): string {
  return at.toUTC().toISO() ?? '';
}

/** The day that a moment is in Warsaw: `2026-11-20`. */
export function warsawDay(at: string): string {
  return inWarsaw(at).toFormat('yyyy-MM-dd');
}

/** The day after that of a moment or a day in Warsaw: `2026-11-21`. */
export function dayAfter(iso: string): string {
  return inWarsaw(iso).plus({ days: 1 }).toFormat('yyyy-MM-dd');
}

/** The present moment in the zone of Warsaw. Days and hours are reckoned from it, because browsers and servers are in other zones. */
export function warsawNow(): DateTime {
  return DateTime.now().setZone(businessZone);
}

/** The present day in Warsaw: `2026-11-20`. */
export function warsawToday(): string {
  return warsawNow().toFormat('yyyy-MM-dd');
}
