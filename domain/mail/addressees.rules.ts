import { addressesIn } from '../kernel/addresses.ts';
import type { NotificationType } from './enums.ts';

/** What a template says of people of one standing; of all whom no other row names, where it names none. */
export interface StandingKind {
  readonly standingId: number | null;
  readonly notificationType: NotificationType;
}

/** Whom a letter goes to, who gets a copy, and to whom it is not sent. */
export interface Addressees<P> {
  readonly to: readonly P[];
  readonly copies: readonly P[];
  readonly notTo: readonly P[];
}

/** What a template says of people of a standing; undefined if it says nothing of them. */
export function kindFor(
  kinds: readonly StandingKind[],
  standingId: number | null,
): NotificationType | undefined {
  const own = standingId === null ? undefined : kinds.find((kind) => kind.standingId === standingId);
  return (own ?? kinds.find((kind) => kind.standingId === null))?.notificationType;
}

/**
 * Divides the people of a firm as a template says it of their standings. Whom it says nothing of gets nothing. One address is
 * written to once: as a recipient rather than with a copy, and with either rather than not at all.
 */
export function addresseesBy<P extends { readonly standingId: number | null; readonly email: string }>(
  kinds: readonly StandingKind[],
  people: readonly P[],
): Addressees<P> {
  const taken = new Set<string>();
  const ofKind = (wanted: NotificationType): P[] =>
    people.filter((person) => {
      const address = person.email.toLowerCase();
      if (kindFor(kinds, person.standingId) !== wanted || taken.has(address)) return false;
      taken.add(address);
      return true;
    });
  const to = ofKind('recipient');
  return { to, copies: ofKind('copy'), notTo: ofKind('notSend') };
}

/** Addresses without those of some people, whatever their capitals. */
export function addressesWithout(
  addresses: readonly string[],
  people: readonly { readonly email: string }[],
): string[] {
  const left = new Set(people.map(({ email }) => email.toLowerCase()));
  return addresses.filter((address) => !left.has(address.toLowerCase()));
}

/** Addresses as the line of a letter holds them; null if there are none. Each is in it once. */
export function addressLine(...addresses: readonly (string | null | undefined)[]): string | null {
  const all = addresses.flatMap((some) => addressesIn(some ?? ''));
  const once = all.filter(
    ({ address }, at) =>
      all.findIndex((other) => other.address.toLowerCase() === address.toLowerCase()) === at,
  );
  return once.length > 0 ? once.map(({ written }) => written).join(', ') : null;
}
