import { languages, type Language } from '../kernel/language.ts';
import rows from '../words/common/yesNo.json' with { type: 'json' };
import { textsIn, type TextsOf } from '../words/rows.ts';

/** The words for yes and no in each language. */
export const yesNo = Object.fromEntries(
  languages.map((language) => [language, textsIn(rows, language)]),
) as Readonly<Record<Language, TextsOf<typeof rows>>>;
