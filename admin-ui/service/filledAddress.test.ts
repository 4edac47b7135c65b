import { expect, it } from 'vitest';
import { filledAddress } from './filledAddress.ts';

it.each<[string, [string, string, string | null], string]>([
  ['an empty line gets the address of the template', ['', '', 'a@x.pl'], 'a@x.pl'],
  ['an empty line stays empty if the template names nobody', ['', '', null], ''],
  ['a typed address stays', ['typed@x.pl', '', 'a@x.pl'], 'typed@x.pl'],
  ['a typed address stays when another template is chosen', ['typed@x.pl', 'a@x.pl', 'b@x.pl'], 'typed@x.pl'],
  ['the address of the template before is replaced', ['a@x.pl', 'a@x.pl', 'b@x.pl'], 'b@x.pl'],
  [
    'the address of the template before is removed if the new one names nobody',
    ['a@x.pl', 'a@x.pl', null],
    '',
  ],
])('%s', (_case, [inForm, before, byTemplate], filled) => {
  expect(filledAddress(inForm, before, byTemplate)).toBe(filled);
});
