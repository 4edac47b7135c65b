import papers from '../words/sales/papers.json' with { type: 'json' };
import type { Language } from '../kernel/language.ts';
import { textsIn } from '../words/rows.ts';

/** The texts on the papers of an order, in the language of the person who gets them. */
export function orderPaperWords(language: Language) {
  return textsIn(papers, language);
}
export type OrderPaperWords = ReturnType<typeof orderPaperWords>;
