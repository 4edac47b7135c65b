import { languages, type Language } from '../kernel/language.ts';
import { textsIn } from '../words/rows.ts';
import { labelRows } from './labelRows.ts';
import type { Words } from './words.ts';

const words = Object.fromEntries(
  languages.map((language) => [language, textsIn(labelRows, language)]),
) as Record<Language, Words>;

/** The words of the domain in a language. The back office uses `admin-ui/i18n/wordsOf.ts` instead, which loads one language. */
export function wordsOf(language: Language): Words {
  return words[language];
}
