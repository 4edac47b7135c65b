import type { Language } from '../kernel/language.ts';
import { textsIn, type TextsOf } from '../words/rows.ts';
import rows from '../words/mail/mailbox.json' with { type: 'json' };

export type MailboxWords = TextsOf<typeof rows>;

/** What the mailbox says; a module of its own, so that its words are loaded with its screen only. */
export function mailboxWords(language: Language): MailboxWords {
  return textsIn(rows, language);
}
