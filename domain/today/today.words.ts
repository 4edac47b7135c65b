import type { Language } from '../kernel/language.ts';
import { textsIn, type TextsOf } from '../words/rows.ts';
import rows from '../words/today/widgets.json' with { type: 'json' };

/** The texts of the first screen: the names of its widgets, and those for arranging it. */
export function todayWords(language: Language): TextsOf<typeof rows> {
  return textsIn(rows, language);
}
