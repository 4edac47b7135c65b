import { failFields } from '../kernel/fail.ts';

/** The most days by which a letter can be scheduled ahead. */
const mostDays = 366;
const dayMs = 86_400_000;

interface ChosenTime {
  readonly sendAt?: string | undefined;
  readonly undoSeconds?: number | undefined;
}

/**
 * When a letter is to be sent: at the chosen time, otherwise after the seconds during which its author can still undo it.
 * @returns ISO in UTC; null means at once
 * @throws send_time_past, send_time_far
 */
export function dueOf({ sendAt, undoSeconds = 0 }: ChosenTime, now: Date): string | null {
  if (sendAt === undefined) return undoSeconds > 0 ? after(now, undoSeconds * 1000) : null;
  const at = new Date(sendAt);
  if (at <= now) throw failFields([{ field: 'sendAt', code: 'send_time_past' }]);
  if (at.getTime() - now.getTime() > mostDays * dayMs)
    throw failFields([{ field: 'sendAt', code: 'send_time_far', params: { days: mostDays } }]);
  return at.toISOString();
}

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();
