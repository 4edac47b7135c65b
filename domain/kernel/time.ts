/** Where shifts, due dates and document years are counted, and the clock that people see. */
export const businessZone = 'Europe/Warsaw';

/** The years from 1 to 9999, which ISO 8601 writes with four digits: Postgres reads no others. */
export const isStorableDay = (iso: string): boolean => !/^(0000|[+-])/.test(iso);
