import { addressesIn } from '../kernel/addresses.ts';
import type { NotificationType } from './enums.ts';

/**
 * A row of a template: whether people of one standing (their position in a firm) are recipients, get a copy, or get nothing.
 * A row without a standing is for all people whose standing no other row names.
 */
export interface StandingKind {
  readonly standingId: number | null;
  readonly notificationType: NotificationType;
}

/**
 * The recipients of a letter, the people who get a copy, and those to whom the template forbids to send it (`notSend`). People
 * for whom the template has no row are in none of the lists.
 */
export interface Addressees<P> {
  readonly to: readonly P[];
  readonly copies: readonly P[];
  readonly notTo: readonly P[];
}

/** How a template treats people of a standing; undefined if no row is for them. */
export function kindFor(
  kinds: readonly StandingKind[],
  standingId: number | null,
): NotificationType | undefined {
  const ownKind = standingId === null ? undefined : kinds.find((kind) => kind.standingId === standingId);
  return (ownKind ?? kinds.find((kind) => kind.standingId === null))?.notificationType;
}

/**
 * Divides the people of a firm by their standings, as a template says. People for whom the template has no row get nothing. If
 * several people have the same address, it is used once: the role of a recipient wins over a copy, and both win over `notSend`.
 */
export function addresseesBy<P extends { readonly standingId: number | null; readonly email: string }>(
  kinds: readonly StandingKind[],
  people: readonly P[],
): Addressees<P> {
  const usedAddresses = new Set<string>();
  const ofKind = (wanted: NotificationType): P[] =>
    people.filter((person) => {
      const address = person.email.toLowerCase();
      if (kindFor(kinds, person.standingId) !== wanted || usedAddresses.has(address)) return false;
      usedAddresses.add(address);
      return true;
    });
  // The order matters: an address belongs to the first kind that uses it.
  const to = ofKind('recipient');
  const copies = ofKind('copy');
  return { to, copies, notTo: ofKind('notSend') };
}

/** Addresses without those of some people. Capitals do not matter. */
export function addressesWithout(
  addresses: readonly string[],
  people: readonly { readonly email: string }[],
): string[] {
  const excluded = new Set(people.map(({ email }) => email.toLowerCase()));
  return addresses.filter((address) => !excluded.has(address.toLowerCase()));
}

/** Joins lists of addresses into one header line of a letter, each address once; null if there are none. */
export function addressLine(...addresses: readonly (string | null | undefined)[]): string | null {
  const all = addresses.flatMap((some) => addressesIn(some ?? ''));
  const distinct = all.filter(
    ({ address }, index) =>
      all.findIndex((other) => other.address.toLowerCase() === address.toLowerCase()) === index,
  );
  return distinct.length > 0 ? distinct.map(({ written }) => written).join(', ') : null;
}
