import { expect, it } from 'vitest';
import { nameIn, renamed } from './named.ts';

const status = { name: 'Nowe', lang: { pl: 'Nowe', de: 'Neu' } };

// What; the record before; its new translations; its Polish and its German name after it was renamed.
it.each([
  ['its Polish translation follows if it was the old name', status, status.lang, 'Świeże', 'Neu'],
  [
    'its Polish translation stays if it was changed with the name',
    status,
    { pl: 'Inne', de: 'Neu' },
    'Inne',
    'Neu',
  ],
  [
    'its Polish translation stays if it was another word before',
    { ...status, lang: { pl: 'Inne' } },
    { pl: 'Inne' },
    'Inne',
    'Świeże',
  ],
  ['nothing is added where nothing is translated', { ...status, lang: null }, null, 'Świeże', 'Świeże'],
  ['nothing is added where the translations are taken away', status, null, 'Świeże', 'Świeże'],
])('a record with a new name: %s', (_what, before, lang, polish, german) => {
  const after = renamed(before, { name: 'Świeże', lang });
  expect([nameIn('pl', after), nameIn('de', after)]).toEqual([polish, german]);
  expect(after.lang === null).toBe(lang === null);
});
