import { addressKey } from '../kernel/addresses.ts';

/** Who holds an invitation, by address in small letters, and the version that was sent. */
export type Invited = ReadonlyMap<string, number>;

/** What is due when an event with guests was changed. */
export interface LettersDue {
  /** Who is sent the event as it is. */
  readonly requests: readonly string[];
  /** Who is informed that it does not take place for them. */
  readonly cancels: readonly string[];
  readonly invited: Invited;
}

interface Standing {
  readonly guests: readonly { readonly email: string }[];
  readonly invited: Invited;
  readonly sequence: number;
  /** It was called off, or removed. */
  readonly isOff: boolean;
}

/** Everybody is sent each version once; who is no longer a guest gets a cancellation. */
export function lettersDue({ guests, invited, sequence, isOff }: Standing): LettersDue {
  const asked = isOff ? [] : [...new Set(guests.map(({ email }) => addressKey(email)))];
  return {
    requests: asked.filter((email) => invited.get(email) !== sequence),
    cancels: [...invited.keys()].filter((email) => !asked.includes(email)),
    invited: new Map(asked.map((email) => [email, sequence])),
  };
}

/** Reads `jan@example.pl 2`, one a line. */
export function readInvited(written: unknown): Invited {
  const lines = typeof written === 'string' ? written.split('\n').filter(Boolean) : [];
  return new Map(lines.map((line): [string, number] => [line.replace(/ \d+$/, ''), lastNumber(line)]));
}

export function writtenInvited(invited: Invited): string | null {
  return [...invited].map(([email, sequence]) => `${email} ${sequence}`).join('\n') || null;
}

const lastNumber = (line: string): number => Number(/\d+$/.exec(line)?.[0] ?? 0);

interface Told {
  readonly [field: string]: unknown;
}

const times = ['start', 'end', 'allDay', 'repeats'] as const;
const fieldsForGuests = [...times, 'title', 'description', 'busy', 'markedToDelete'] as const;

/** Whether guests must be informed of a change; an answer is to a time, so another time asks for another answer. */
export function changeForGuests(
  before: Told,
  after: Told,
): { readonly tells: boolean; readonly asks: boolean } {
  const asks = times.some((name) => isOther(before[name], after[name]));
  const skips = skippedOf(before) !== skippedOf(after);
  return { asks, tells: asks || skips || fieldsForGuests.some((name) => isOther(before[name], after[name])) };
}

/** Times may be written in different ways. */
const isOther = (one: unknown, other: unknown): boolean => valueOf(one) !== valueOf(other);
const valueOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : (value ?? null);

const skippedOf = ({ skipped }: Told): string =>
  (Array.isArray(skipped) ? (skipped as readonly { readonly at: string }[]) : [])
    .map(({ at }) => new Date(at).toISOString())
    .toSorted()
    .join();
