import { inWarsaw } from '../kernel/warsawDay.ts';
import { nextReminderTime, startOfTomorrow, workingMorningBefore } from '../processes/dueDate.rules.ts';

/** How many days an offer is valid if no end is given. */
const offerDays = 30;

export const offerEvents = ['soonLapses', 'lapses'] as const;
type OfferEvent = (typeof offerEvents)[number];

/** The next event of an offer that is not answered. */
export interface NextOfferEvent {
  readonly kind: OfferEvent;
  /** ISO in UTC. */
  readonly at: string;
  /** Shows whether the event has happened already; an offer that is extended gets a new reminder. */
  readonly id: string;
}

/** The last valid day of an offer that is made now, such as `2026-12-24`. @param now ISO in UTC, as in this whole file */
export function validToOf(now: string): string {
  return inWarsaw(now).plus({ days: offerDays }).toFormat('yyyy-MM-dd');
}

/** The moment at which an offer lapses, ISO in UTC: the end of its last day. */
export function lapsesAt(validTo: string): string {
  return startOfTomorrow(validTo);
}

/** Whether an offer may still be accepted. One without a last day is valid until somebody ends it. */
export function offerHolds(validTo: string | null, now: string): boolean {
  return validTo === null || lapsesAt(validTo) > now;
}

const reminderId = (validTo: string): string => `soonLapses:${validTo}`;

/**
 * The next event of an offer; null if it has no last day. The reminder is at 8:00 on the working day before the last day, and the
 * offer lapses after the last day.
 * @param givenReminders the ids of the reminders that were given
 */
export function nextOfferEvent(
  validTo: string | null,
  givenReminders: readonly string[],
  now: string,
): NextOfferEvent | null {
  if (validTo === null) return null;
  const lapse: NextOfferEvent = { kind: 'lapses', at: lapsesAt(validTo), id: `lapses:${validTo}` };
  const id = reminderId(validTo);
  if (givenReminders.includes(id)) return lapse;
  const morning = workingMorningBefore(validTo);
  // If that morning has passed, the reminder comes as soon as reminders may be sent.
  const at = nextReminderTime(morning < now ? now : morning);
  // There is no reminder for an offer that would have lapsed by then.
  return at < lapse.at ? { kind: 'soonLapses', at, id } : lapse;
}

/** The next event of an offer as far as it is known without its workflow: a reminder counts as given from its moment on. */
export function expectedOfferEvent(validTo: string | null, now: string): NextOfferEvent | null {
  const givenReminders =
    validTo !== null && workingMorningBefore(validTo) <= now ? [reminderId(validTo)] : [];
  return nextOfferEvent(validTo, givenReminders, now);
}
