import type { Language } from '#domain/kernel/language.ts';
import { sentenceOfCode } from '#domain/labels/index.ts';
import { notSentInTime } from '#domain/mail/enums.ts';

/**
 * Why a message was not sent, for people: the sentence of our own error, or what the mail server said.
 * @param failed the sentence if nobody has said why
 */
export function whyNotSent(language: Language, failure: string | null | undefined, failed: string): string {
  if (!failure || failure === notSentInTime) return failed;
  return sentenceOfCode(language, failure) ?? failure;
}
