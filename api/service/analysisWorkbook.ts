import type { Language } from '#domain/kernel/language.ts';
import {
  reclamationDimensions,
  type ReclamationAnalysis,
  type ReclamationSum,
} from '#domain/service/reclamationAnalysis.rules.ts';
import { reclamationAnalysisWords } from '#domain/service/reclamationAnalysis.words.ts';
import { workbookOf } from '../workbook/writeWorkbook.ts';

const measures = ['reclamations', 'positions', 'amount', 'cost', 'decided', 'days'] as const;
const formats: Partial<Record<keyof ReclamationSum, string>> = {
  amount: '#,##0.00',
  cost: '#,##0.00',
  days: '0.0',
};

/**
 * A workbook of an analysis. Each part of each dimension is a row: the names of the dimension and the part, then the measures,
 * which are stored as numbers and not as texts, so that Excel can calculate with them.
 */
export async function analysisWorkbook(
  { parts, totals }: ReclamationAnalysis,
  language: Language,
): Promise<Buffer> {
  const words = reclamationAnalysisWords(language);
  const rows = reclamationDimensions.flatMap((dimension) =>
    parts[dimension].map((part) => [words.dimensions[dimension], part.name ?? '–', ...figures(part)]),
  );
  return workbookOf([
    {
      name: words.title,
      columns: [
        { heading: '', width: 22 },
        { heading: '', width: 36 },
        ...measures.map((measure) => ({
          heading: words.measures[measure],
          width: 18,
          format: formats[measure] ?? '0',
        })),
      ],
      pages: [rows],
      totals: ['', words.total, ...figures(totals)],
    },
  ]);
}

const figures = (sum: ReclamationSum): (number | null)[] =>
  measures.map((measure) => (sum[measure] === null ? null : Number(sum[measure])));
