import { expect, it } from 'vitest';
import { mailboxWords } from '#domain/mail/mailbox.words.ts';
import { whyNotReceived } from './whyNotReceived.ts';

const pl = mailboxWords('pl');

it.each([
  ['missing settings', 'settings', pl.faults.settings],
  [
    'a step and the words of the server',
    'password: NO Login: failed',
    `${pl.faults.password} Serwer odpowiedział: NO Login: failed`,
  ],
  ['a failure that is no step', 'record_not_found', 'record_not_found'],
  ['the words of a server alone', 'constructor: x', 'constructor: x'],
])('a sentence says why no mail is received for %s', (_what, failure, sentence) => {
  expect(whyNotReceived(failure, pl)).toBe(sentence);
});
