import { DateTime } from 'luxon';
import { businessZone } from '../kernel/time.ts';
import { warsawDay } from '../kernel/warsawDay.ts';
import { addWorkingDays } from '../kernel/workingDays.ts';

/**
 * Whether an invoice goes to KSeF as one issued offline: its day is over in Warsaw. What the shift that begins at 23:00
 * sells before midnight keeps the day of the sale, and reaches KSeF after it.
 */
export function isSentOffline(issuedOn: string, now: string): boolean {
  return warsawDay(now) > issuedOn;
}

/** Until when an invoice issued on a day must have been sent: the end of the next working day. ISO 8601, UTC. */
export function sendBy(issuedOn: string): string {
  const day = DateTime.fromISO(issuedOn, { zone: businessZone });
  return addWorkingDays(day, 1).endOf('day').toUTC().toISO() as string;
}
