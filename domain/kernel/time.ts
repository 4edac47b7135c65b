/** Where shifts, due dates and document years are counted, and the clock that people see. */
export const businessZone = 'Europe/Warsaw';

/** The years from 1 to 9999, which ISO 8601 writes with four digits: Postgres reads no others. */
export const isStorableDay = (iso: string): boolean => !/^(0000|[+-])/.test(iso);

/** A time of day with its seconds: `06:30` is `06:30:00`. */
export const withSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time);
