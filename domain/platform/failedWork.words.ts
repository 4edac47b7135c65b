import type { Language } from '../kernel/language.ts';
import { textsIn, type TextsOf } from '../words/rows.ts';
import rows from '../words/platform/failedWork.json' with { type: 'json' };

/** The texts of the screen of failed work. They have a module of their own, so that they are loaded only with that screen. */
export function failedWorkWords(language: Language): TextsOf<typeof rows> {
  return textsIn(rows, language);
}
