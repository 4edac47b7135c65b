import { inWarsaw, warsawDay } from '../kernel/warsawDay.ts';
import { addWorkingDays } from '../kernel/workingDays.ts';

/**
 * Whether an invoice must be sent to KSeF as an invoice issued offline, because its day is over in Warsaw. This happens to sales
 * between 23:00 and midnight: the invoice keeps the day of the sale, but may reach KSeF after midnight.
 */
export function isSentOffline(issuedOn: string, now: string): boolean {
  return warsawDay(now) > issuedOn;
}

/** The moment by which an invoice issued on a day must be sent: the end of the next working day. ISO in UTC. */
export function sendBy(issuedOn: string): string {
  const day = inWarsaw(issuedOn);
  return addWorkingDays(day, 1).endOf('day').toUTC().toISO() as string;
}
