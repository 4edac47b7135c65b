import type { Language } from '../kernel/language.ts';
import rows from '../words/service/requestForm.json' with { type: 'json' };
import { textsIn, type TextsOf } from '../words/rows.ts';

/** The texts of the request form on a public page. */
export function requestFormWords(language: Language): TextsOf<typeof rows> {
  return textsIn(rows, language);
}
