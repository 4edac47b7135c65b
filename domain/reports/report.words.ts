import type { Language } from '../kernel/language.ts';
import { fieldLabel } from '../labels/index.ts';
import rows from '../words/reports/report.json' with { type: 'json' };
import { textIn, textsIn } from '../words/rows.ts';
import type { Report } from './report.ts';

/** The texts that all reports share. */
export function reportWords(language: Language) {
  return textsIn(rows, language);
}

/** The name of a dimension for people: the report's own word for it, otherwise the label of the field that it groups by. */
export function dimensionLabel(language: Language, report: Report, dimension: string): string {
  const words = reportWords(language);
  if (dimension === 'shift') return words.shift;
  if (dimension === 'day') return report.days === 'working' ? words.workingDay : words.day;
  const ownWord = report.words?.dimensions?.[dimension];
  if (ownWord) return textIn(ownWord, language);
  return fieldLabel(language, report.object.name, report.dimensions[dimension]?.fields[0] ?? dimension);
}
