import { DateTime } from 'luxon';
import { fieldOf } from '../kernel/declaration.ts';
import type { Language } from '../kernel/language.ts';
import { enumLabel, objectLabel } from '../labels/index.ts';
import { textIn } from '../words/rows.ts';
import type { ReportGroup } from './report.contracts.ts';
import type { Report } from './report.ts';

/** The name of a group of a report for people; a dash if its records have no value for that dimension. */
export function groupName(
  language: Language,
  report: Report,
  dimension: string,
  { key, name }: ReportGroup,
): string {
  if (key === null) return '–';
  if (dimension === 'day') return DateTime.fromISO(key).toFormat('dd.MM.yyyy');
  const ownWord = report.words?.groups?.[key];
  if (ownWord) return textIn(ownWord, language);
  const field = fieldOf(report.object, report.dimensions[dimension]?.fields[0] ?? '');
  if (field?.type === 'text' && field.format === 'object') return objectLabel(language, key).one;
  return field?.type === 'enumeration' ? enumLabel(language, field.enumeration.name, key) : (name ?? key);
}
