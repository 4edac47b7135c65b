import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import type { MailboxState } from './mailboxSync.messages.ts';

/** The whole state of a mailbox's workflow, carried from run to run as plain JSON. A new shape gets a new `schema`. */
export interface MailboxCarried {
  readonly schema: 1;
  readonly emailAccountId: number;
  /** `passes`, `failure` and `provedOn` are as in `MailboxState`. */
  passes: number;
  /** How many passes have failed since one ended well. */
  failures: number;
  failure: string | null;
  provedOn: string | null;
  /** The ids of the last handled messages, by which the inbox recognizes a message that comes again. */
  handled: string[];
}

export function newMailbox(emailAccountId: number): MailboxCarried {
  return { schema: 1, emailAccountId, passes: 0, failures: 0, failure: null, provedOn: null, handled: [] };
}

export function stateOf({ emailAccountId, passes, failure, provedOn }: MailboxCarried): MailboxState {
  return { emailAccountId, passes, failure, provedOn };
}

/** In a proof, every message is compared with the server. There is one proof a day; for proofs a day begins at this hour. */
const quietHour = 2;

/** The day, such as `2026-11-20`, to which a proof at this time belongs. @param at milliseconds since 1970 */
export function proofDay(at: number): string {
  return DateTime.fromMillis(at, { zone: businessZone }).minus({ hours: quietHour }).toISODate() ?? '';
}

/** Seconds. */
const shortestPause = 15;
/** Seconds. */
const longestPause = 10 * 60;

/** Seconds to wait after so many failures in a row, at least one. The pauses grow, because the server may be away for a night. */
export function pauseAfter(failures: number): number {
  return Math.min(longestPause, shortestPause * 2 ** Math.min(failures - 1, 10));
}
