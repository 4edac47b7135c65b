import { DateTime } from 'luxon';
import type { Language } from '../kernel/language.ts';
import { enumLabel } from '../labels/index.ts';
import type { WeighingDimension, WeighingDirection, WeighingGroup } from './weighingReport.rules.ts';
import { weighingReportWords } from './weighingReport.words.ts';

/** What people call a group of a report; a dash where its weighings say nothing of that dimension. */
export function groupName(
  language: Language,
  dimension: WeighingDimension,
  { key, name }: WeighingGroup,
): string {
  if (key === null) return '–';
  if (dimension === 'typeOfDocument') return enumLabel(language, 'typeOfDocument', key);
  if (dimension === 'direction') return weighingReportWords(language).directions[key as WeighingDirection];
  if (dimension === 'day') return DateTime.fromISO(key).toFormat('dd.MM.yyyy');
  return name ?? key;
}
