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
