import { expect, it } from 'vitest';
import { whyNotSent } from './whyNotSent.ts';

const failed = 'Wiadomość nie została wysłana.';

it.each([
  ['no reason', null, failed],
  ['an empty reason', '', failed],
  ['a message that no server took in time', 'givenUp', failed],
  [
    'one of our own codes',
    'mail_account_unusable',
    'Z tego konta e-mail nie można wysyłać. Sprawdź jego ustawienia.',
  ],
  ['the words of a server', '550 5.1.1 No such user', '550 5.1.1 No such user'],
])('a sentence stands for %s', (_what, failure, sentence) => {
  expect(whyNotSent('pl', failure, failed)).toBe(sentence);
});
