import { addressKey } from '../kernel/addresses.ts';

/** The data of a contact person that decides whether a bulk letter may be sent to them. */
export interface ContactConsent {
  readonly emailConsent: boolean;
  readonly isActive: boolean;
  readonly markedToDelete: boolean;
  readonly email: string | null;
}

/** Why a contact person may not get a bulk letter. */
export type NoBulkLetter = 'noAddress' | 'left' | 'noConsent';

/**
 * Why this person may not get a letter that is sent in bulk; undefined if they may. This rule is only for letters that nobody
 * asked for: an answer to a person's own request needs no consent.
 */
export function noBulkLetterTo(contact: ContactConsent): NoBulkLetter | undefined {
  if (contact.markedToDelete || !contact.isActive) return 'left';
  if (!contact.email?.trim()) return 'noAddress';
  return contact.emailConsent ? undefined : 'noConsent';
}

/** The contact persons who get a bulk letter, one for each address, and those who do not, each with the reason. */
export interface BulkRecipients<C> {
  readonly to: readonly C[];
  readonly leftOut: readonly { readonly contact: C; readonly why: NoBulkLetter }[];
}

/**
 * Divides contact persons into those who get a bulk letter and those who are left out. Each address gets one letter, so a second
 * person at the same address is in neither list. An address gets none if one of the persons who share it has not consented. The
 * consent of a person who has left does not count.
 */
export function bulkRecipients<C extends ContactConsent>(contacts: readonly C[]): BulkRecipients<C> {
  const judged = contacts.map((contact) => ({ contact, why: noBulkLetterTo(contact) }));
  const refused = new Set(
    judged.filter(({ why }) => why === 'noConsent').map(({ contact }) => addressKey(contact.email)),
  );
  const to = new Map<string, C>();
  const leftOut: { contact: C; why: NoBulkLetter }[] = [];
  for (const { contact, why } of judged) {
    const address = addressKey(contact.email);
    const reason = why ?? (refused.has(address) ? 'noConsent' : undefined);
    if (reason) leftOut.push({ contact, why: reason });
    else if (!to.has(address)) to.set(address, contact);
  }
  return { to: [...to.values()], leftOut };
}
