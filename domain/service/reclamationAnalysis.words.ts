import type { Language } from '../kernel/language.ts';
import { textsIn, type RowsOf } from '../words/rows.ts';
import rows from '../words/service/analysis.json' with { type: 'json' };
import type { ReclamationDimension, ReclamationSum } from './reclamationAnalysis.rules.ts';

/** The texts of an analysis of reclamations, on screen and in a workbook. */
export interface ReclamationAnalysisWords {
  readonly title: string;
  readonly dimensions: Readonly<Record<ReclamationDimension, string>>;
  readonly measures: Readonly<Record<keyof ReclamationSum, string>>;
  readonly total: string;
}

const complete: RowsOf<ReclamationAnalysisWords> = rows;

export function reclamationAnalysisWords(language: Language): ReclamationAnalysisWords {
  return textsIn(complete, language);
}
