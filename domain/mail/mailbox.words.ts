import type { Language } from '../kernel/language.ts';
import { textsIn, type TextsOf } from '../words/rows.ts';
import rows from '../words/mail/mailbox.json' with { type: 'json' };

export type MailboxWords = TextsOf<typeof rows>;

/** The texts of the mailbox. They have a module of their own, so that they are loaded only with its screen. */
export function mailboxWords(language: Language): MailboxWords {
  return textsIn(rows, language);
}
