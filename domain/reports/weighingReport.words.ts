import type { Language } from '../kernel/language.ts';
import rows from '../words/reports/weighingReport.json' with { type: 'json' };
import { textsIn, type RowsOf } from '../words/rows.ts';
import type { WeighingDimension, WeighingDirection } from './weighingReport.rules.ts';

/** What a report of weighings says on screen, on paper and in a workbook. */
export interface WeighingReportWords {
  readonly dimensions: Readonly<Record<WeighingDimension, string>>;
  readonly directions: Readonly<Record<WeighingDirection, string>>;
  readonly count: string;
  readonly total: string;
  readonly weighings: string;
}

const complete: RowsOf<WeighingReportWords> = rows;

export function weighingReportWords(language: Language): WeighingReportWords {
  return textsIn(complete, language);
}
