import { expect, it } from 'vitest';
import { askedAccounts } from './askedAccounts.ts';

const [one, other] = ['PL61109010140000071219812874', 'PL27114020040000300201355387'];

it.each<[string, unknown, unknown, readonly string[]]>([
  ['its only account', one, [], [one]],
  [
    'each account once, whatever its spelling',
    one,
    [{ account: other }, { account: '61 1090 1014 0000 0712 1981 2874' }],
    [one, other],
  ],
  ['an account that stands among the others alone', '', [{ account: other }], [other]],
  ['no foreign account among the others', one, [{ account: 'DE89370400440532013000' }], [one]],
  ['the firm alone where it has no account', null, [{ account: '' }, {}], ['']],
  ['the firm alone before its accounts are read', undefined, undefined, ['']],
])('the white list is asked about %s', (_what, first, others, asked) => {
  expect(askedAccounts(first, others)).toEqual(asked);
});
