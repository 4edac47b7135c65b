import type { Language } from '../kernel/language.ts';
import { textsIn, type TextsOf } from '../words/rows.ts';
import rows from '../words/mail/mailing.json' with { type: 'json' };

export type MailingWords = TextsOf<typeof rows>;

/** The texts of the screen of a mailing, and of the page on which a reader unsubscribes. */
export function mailingWords(language: Language): MailingWords {
  return textsIn(rows, language);
}
