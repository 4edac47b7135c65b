import type { MailboxWords } from '#domain/mail/mailbox.words.ts';
import { filled } from '#domain/words/filled.ts';
import type { MailAccount } from './mailQueries.ts';

/**
 * Why no mail is received by an account, for people: the step of the connection that failed, and what the server said. Undefined
 * if mail is received, and for an account that people have closed to mail: why it failed before is of no interest then.
 */
export function whyNotReceived(
  { isActive, forReceive, receiveFailure }: Pick<MailAccount, 'isActive' | 'forReceive' | 'receiveFailure'>,
  { faults, test }: MailboxWords,
): string | undefined {
  if (!receiveFailure || !isActive || !forReceive) return undefined;
  // `settings`, or a step with the words of the server, as `password: …`.
  const [, step = '', serverWords] = /^(\w+)(?:: (.*))?$/s.exec(receiveFailure) ?? [];
  if (!Object.hasOwn(faults, step)) return receiveFailure;
  const sentence = faults[step as keyof typeof faults];
  return serverWords ? `${sentence} ${filled(test.said, { words: serverWords })}` : sentence;
}
