import { addressKey } from '../kernel/addresses.ts';

/** What of a contact person decides whether a letter that many people get may be sent to them. */
export interface ContactConsent {
  readonly emailConsent: boolean;
  readonly isActive: boolean;
  readonly markedToDelete: boolean;
  readonly email: string | null;
}

/** Why a contact person may not be written to. */
export type NoBulkLetter = 'noAddress' | 'left' | 'noConsent';

/**
 * Why a letter that is sent in bulk may not go to this person; undefined if it may. An answer to their own matter asks for no
 * consent: this rule is for letters that nobody asked for.
 */
export function noBulkLetterTo(contact: ContactConsent): NoBulkLetter | undefined {
  if (contact.markedToDelete || !contact.isActive) return 'left';
  if (!contact.email?.trim()) return 'noAddress';
  return contact.emailConsent ? undefined : 'noConsent';
}

/** The contact persons to whom a letter in bulk goes, one for each address, and those who are left out with the reason. */
export interface BulkRecipients<C> {
  readonly to: readonly C[];
  readonly leftOut: readonly { readonly contact: C; readonly why: NoBulkLetter }[];
}

/**
 * Divides contact persons into those to whom a letter in bulk goes and those who are left out. One address gets one letter;
 * where one of those who have it did not agree, it gets none.
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
