import type { Language } from '../kernel/language.ts';
import { textsIn, type TextsOf } from '../words/rows.ts';
import rows from '../words/service/requestAnalysis.json' with { type: 'json' };

/** The texts of the analysis of requests. */
export function requestAnalysisWords(language: Language): TextsOf<typeof rows> {
  return textsIn(rows, language);
}
