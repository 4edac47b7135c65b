import type { Language } from '#domain/kernel/language.ts';
import { sentenceOfCode } from '#domain/labels/index.ts';

/** What `sendMail` stores if no server took the message in time. */
const givenUp = 'givenUp';

/**
 * Why a message was not sent, for people: the sentence of our own error, or what the mail server said.
 * @param failed the sentence if nobody has said why
 */
export function whyNotSent(language: Language, failure: string | null | undefined, failed: string): string {
  if (!failure || failure === givenUp) return failed;
  return sentenceOfCode(language, failure) ?? failure;
}
