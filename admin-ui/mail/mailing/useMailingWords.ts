import { mailingWords, type MailingWords } from '#domain/mail/mailing.words.ts';
import { useLanguage } from '../../data/useLanguage.ts';

/** The words of mailings in the reader's language. */
export function useMailingWords(): MailingWords {
  return mailingWords(useLanguage());
}
