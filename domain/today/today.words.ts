import type { Language } from '../kernel/language.ts';
import { textsIn, type TextsOf } from '../words/rows.ts';
import rows from '../words/today/widgets.json' with { type: 'json' };

/** What the first screen says: the names of its widgets, and how it is arranged. */
export function todayWords(language: Language): TextsOf<typeof rows> {
  return textsIn(rows, language);
}
