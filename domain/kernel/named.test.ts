import { expect, it } from 'vitest';
import { nameIn, renamed } from './named.ts';

const standing = { name: 'Nowe', lang: { pl: 'Nowe', de: 'Neu' } };

it.each([
  ['what Polish says follows, where it said the old name', standing, standing.lang, 'Świeże', 'Neu'],
  [
    'what Polish says stays, where it was written with the new name',
    standing,
    { pl: 'Inne', de: 'Neu' },
    'Inne',
    'Neu',
  ],
  [
    'what Polish says stays, where it said something else before',
    { ...standing, lang: { pl: 'Inne' } },
    { pl: 'Inne' },
    'Inne',
    'Świeże',
  ],
  ['nothing is added where nothing is translated', { ...standing, lang: null }, null, 'Świeże', 'Świeże'],
  ['nothing is added where the translations are taken away', standing, null, 'Świeże', 'Świeże'],
])('a record with a new name: %s', (_what, before, lang, polish, german) => {
  const after = renamed(before, { name: 'Świeże', lang });
  expect([nameIn('pl', after), nameIn('de', after)]).toEqual([polish, german]);
  expect(after.lang === null).toBe(lang === null);
});
