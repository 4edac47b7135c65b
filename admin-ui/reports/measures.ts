import { fieldOf } from '#domain/kernel/declaration.ts';
import { decimalScale } from '#domain/kernel/decimals.ts';
import type { Language } from '#domain/kernel/language.ts';
import { decimalText } from '#domain/kernel/written.ts';
import type { ReportSum } from '#domain/reports/report.contracts.ts';
import type { Report } from '#domain/reports/report.ts';
import { weightText } from '../objects/formats.ts';

/** The measure by which groups are compared: the last one. It is undefined for a report that only counts. */
export function mainMeasure({ measures }: Report): string | undefined {
  return measures.at(-1);
}

/** The number by which the groups of a report are compared. */
export function sizeOf(report: Report, { count, sums }: ReportSum): number {
  const main = mainMeasure(report);
  return main === undefined ? count : Number(sums[main]);
}

/** A sum of a measure with its unit. */
export function measureText(language: Language, { object }: Report, name: string, sum: unknown): string {
  const field = fieldOf(object, name);
  if (field?.type === 'tonnes') return weightText(language, sum, 3);
  return decimalText(language, sum, (field && decimalScale(field)) ?? 0);
}
