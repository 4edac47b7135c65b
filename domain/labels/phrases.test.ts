import { describe, expect, it } from 'vitest';
import { languages } from '../kernel/language.ts';
import { numberInPhrase, phraseOf } from './phrases.ts';

describe.each(languages)('the phrase that names a discount in %s', (language) => {
  const name = phraseOf(language, 'discount')
    .replace('%{number}', 'RB-000001')
    .replace('%{date}', '26.11.2026');

  it.each([name, name.toUpperCase(), ` ${name} `])('gives the number in “%s”', (text) => {
    expect(numberInPhrase(language, 'discount', text)).toBe('RB-000001');
  });

  it.each(['RB-000001', `${name} 1`, name.slice(0, 6), name.replace('26.11.2026', '')])(
    'gives none in “%s”, which is no whole name',
    (text) => {
      expect(numberInPhrase(language, 'discount', text)).toBeUndefined();
    },
  );
});
