import { mailingWords, type MailingWords } from '#domain/mail/mailing.words.ts';
import { useLanguage } from '../../data/useLanguage.ts';

export function useMailingWords(): MailingWords {
  return mailingWords(useLanguage());
}
