import { expect, it } from 'vitest';
import { mailboxWords } from '#domain/mail/mailbox.words.ts';
import { whyNotReceived } from './whyNotReceived.ts';

const pl = mailboxWords('pl');
const receiving = { isActive: true, forReceive: true };

it.each([
  ['missing settings', 'settings', pl.faults.settings],
  [
    'a step and the words of the server',
    'password: NO Login: failed',
    `${pl.faults.password} Serwer odpowiedział: NO Login: failed`,
  ],
  ['a failure that is no step', 'record_not_found', 'record_not_found'],
  ['a step that does not exist', 'constructor: x', 'constructor: x'],
  ['no failure', null, undefined],
])('a sentence says why no mail is received for %s', (_what, receiveFailure, sentence) => {
  expect(whyNotReceived({ ...receiving, receiveFailure }, pl)).toBe(sentence);
});

it.each([
  ['receives no mail any more', { forReceive: false }],
  ['is not active', { isActive: false }],
])('an account that %s is not said to fail', (_what, some) => {
  expect(whyNotReceived({ ...receiving, receiveFailure: 'settings', ...some }, pl)).toBeUndefined();
});
