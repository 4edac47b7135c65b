import type { Language } from '../kernel/language.ts';
import { textsIn, type TextsOf } from '../words/rows.ts';
import rows from '../words/platform/linkedDocuments.json' with { type: 'json' };

/** The texts of the links between documents. They have a module of their own, so that they are loaded only with the panel. */
export function linkedDocumentWords(language: Language): TextsOf<typeof rows> {
  return textsIn(rows, language);
}
