import type { Language } from '../kernel/language.ts';
import { textsIn, type TextsOf } from '../words/rows.ts';
import rows from '../words/platform/linkedDocuments.json' with { type: 'json' };

/** What the links between documents say; a module of its own, so that its words are loaded with the panel only. */
export function linkedDocumentWords(language: Language): TextsOf<typeof rows> {
  return textsIn(rows, language);
}
