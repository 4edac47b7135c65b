import { expect, it } from 'vitest';
import type { NameLanguage } from '../kernel/language.ts';
import { textIn } from './rows.ts';

const row = {
  pl: '1 auto |||| %{smart_count} auta |||| %{smart_count} aut',
  en: '1 truck |||| %{smart_count} trucks',
};
const [singular, plural] = row.en.split(' |||| ');

it.each([
  ['two forms', 'de', [singular, plural]],
  ['one form', 'ja', [plural]],
  ['a form for zero', 'lv', [plural, singular, plural]],
  ['three forms', 'uk', [singular, plural, plural]],
])(
  'an untranslated text of a language with %s is the English singular only for 1',
  (_what, language, forms) => {
    expect(textIn(row, language as NameLanguage).split(' |||| ')).toEqual(forms);
  },
);
