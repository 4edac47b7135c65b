/** The time zone of shifts, due dates and document years, and of all times shown to people. */
export const businessZone = 'Europe/Warsaw';

/** Whether the year is from 1 to 9999, which ISO 8601 writes with four digits: Postgres reads no others. */
export function isStorableDay(iso: string): boolean {
  return !/^(0000|[+-])/.test(iso);
}

/** ISO 8601 in UTC, with milliseconds, of a moment as Postgres or JavaScript writes it. @throws RangeError if it is none */
export function isoTime(moment: string | Date): string {
  return new Date(moment).toISOString();
}

/** A time of day with its seconds: `06:30` is `06:30:00`. */
export function withSeconds(time: string): string {
  return time.length === 5 ? `${time}:00` : time;
}
