import { addressKey } from '../kernel/addresses.ts';

/** The guests who hold an invitation: by the address, in small letters, the number of the event's version that was sent to it. */
export type Invited = ReadonlyMap<string, number>;

/** The letters that are due after an event with guests was changed. Guests are named by their addresses. */
export interface LettersDue {
  /** Guests who get the event as it is now. */
  readonly requests: readonly string[];
  /** Guests who get a cancellation. */
  readonly cancels: readonly string[];
  /** The guests who hold an invitation once these letters are sent. */
  readonly invited: Invited;
}

interface EventStanding {
  readonly guests: readonly { readonly email: string }[];
  readonly invited: Invited;
  /** The number of the event's version. */
  readonly sequence: number;
  /** Whether the event was called off or removed. */
  readonly isOff: boolean;
}

/** Each guest gets each version once. A person who is no longer a guest, or whose event is off, gets a cancellation. */
export function lettersDue({ guests, invited, sequence, isOff }: EventStanding): LettersDue {
  const guestAddresses = isOff ? [] : [...new Set(guests.map(({ email }) => addressKey(email)))];
  return {
    requests: guestAddresses.filter((email) => invited.get(email) !== sequence),
    cancels: [...invited.keys()].filter((email) => !guestAddresses.includes(email)),
    invited: new Map(guestAddresses.map((email) => [email, sequence])),
  };
}

/** Reads lines such as `jan@example.pl 2`; a value that is no text holds no invitations. */
export function readInvited(written: unknown): Invited {
  const lines = typeof written === 'string' ? written.split('\n').filter(Boolean) : [];
  return new Map(lines.map((line): [string, number] => [line.replace(/ \d+$/, ''), lastNumber(line)]));
}

/** The lines that `readInvited` reads; null if nobody is invited. */
export function writtenInvited(invited: Invited): string | null {
  return [...invited].map(([email, sequence]) => `${email} ${sequence}`).join('\n') || null;
}

const lastNumber = (line: string): number => Number(/\d+$/.exec(line)?.[0] ?? 0);

interface EventFields {
  readonly [field: string]: unknown;
}

const times = ['start', 'end', 'allDay', 'repeats'] as const;
const fieldsForGuests = [...times, 'title', 'description', 'busy', 'markedToDelete'] as const;

/**
 * Whether guests must be told of a change (`tells`), and whether they must answer again (`asks`). A new time needs a new answer,
 * because guests have answered for the old time.
 */
export function changeForGuests(
  before: EventFields,
  after: EventFields,
): { readonly tells: boolean; readonly asks: boolean } {
  const asks = times.some((name) => isDifferent(before[name], after[name]));
  const skipsOtherDates = skippedOf(before) !== skippedOf(after);
  return {
    asks,
    tells: asks || skipsOtherDates || fieldsForGuests.some((name) => isDifferent(before[name], after[name])),
  };
}

/** Compares moments as numbers, because the same moment may be written in different ways. */
const isDifferent = (one: unknown, other: unknown): boolean => valueOf(one) !== valueOf(other);
const valueOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : (value ?? null);

/** The dates on which a series does not take place, as one text that can be compared. */
const skippedOf = ({ skipped }: EventFields): string =>
  (Array.isArray(skipped) ? (skipped as readonly { readonly at: string }[]) : [])
    .map(({ at }) => new Date(at).toISOString())
    .toSorted()
    .join();
