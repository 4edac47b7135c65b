import type { Language } from '../kernel/language.ts';
import { textsIn, type TextsOf } from '../words/rows.ts';
import rows from '../words/platform/failedWork.json' with { type: 'json' };

/** What the screen of failed work says; apart, because it is loaded with that screen. */
export function failedWorkWords(language: Language): TextsOf<typeof rows> {
  return textsIn(rows, language);
}
