import { mailboxWords, type MailboxWords } from '#domain/mail/mailbox.words.ts';
import { useLanguage } from '../data/useLanguage.ts';

/** The words of the mailbox in the reader's language. */
export function useMailboxWords(): MailboxWords {
  return mailboxWords(useLanguage());
}
