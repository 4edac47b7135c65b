import type { Language } from '../kernel/language.ts';
import rows from '../words/service/requestForm.json' with { type: 'json' };
import { textsIn, type TextsOf } from '../words/rows.ts';

/** What the request form on a public page says. */
export function requestFormWords(language: Language): TextsOf<typeof rows> {
  return textsIn(rows, language);
}
