import exceljs from 'exceljs';
import type { Language } from '#domain/kernel/language.ts';
import {
  reclamationDimensions,
  type ReclamationAnalysis,
  type ReclamationSum,
} from '#domain/service/reclamationAnalysis.rules.ts';
import { reclamationAnalysisWords } from '#domain/service/reclamationAnalysis.words.ts';

const measures = ['reclamations', 'positions', 'amount', 'cost', 'decided', 'days'] as const;
const formats: Partial<Record<keyof ReclamationSum, string>> = {
  amount: '#,##0.00',
  cost: '#,##0.00',
  days: '0.0',
};

/** A workbook of an analysis: every part of every dimension in a row. Numbers are numbers. */
export const analysisWorkbook = async (
  { parts, totals }: ReclamationAnalysis,
  language: Language,
): Promise<Buffer> => {
  const words = reclamationAnalysisWords[language];
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet(words.title, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = [
    { width: 22 },
    { width: 36 },
    ...measures.map((measure) => ({ width: 18, style: { numFmt: formats[measure] ?? '0' } })),
  ];
  sheet.addRow(['', '', ...measures.map((measure) => words.measures[measure])]).font = { bold: true };
  for (const dimension of reclamationDimensions)
    for (const part of parts[dimension])
      sheet.addRow([words.dimensions[dimension], part.name ?? '–', ...figures(part)]);
  sheet.addRow(['', words.total, ...figures(totals)]).font = { bold: true };
  return Buffer.from(await workbook.xlsx.writeBuffer());
};

const figures = (sum: ReclamationSum): (number | null)[] =>
  measures.map((measure) => (sum[measure] === null ? null : Number(sum[measure])));
