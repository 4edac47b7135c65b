import type { MailboxWords } from '#domain/mail/mailbox.words.ts';
import { filled } from '#domain/words/filled.ts';

/**
 * Why no mail is received, for people: the step of the connection that failed, and what the server said.
 * @param failure as the account has it: `settings`, or a step with the words of the server, as `password: …`
 */
export function whyNotReceived(failure: string, { faults, test }: MailboxWords): string {
  const [, step = '', serverWords] = /^(\w+)(?:: (.*))?$/s.exec(failure) ?? [];
  if (!Object.hasOwn(faults, step)) return failure;
  const sentence = faults[step as keyof typeof faults];
  return serverWords ? `${sentence} ${filled(test.said, { words: serverWords })}` : sentence;
}
