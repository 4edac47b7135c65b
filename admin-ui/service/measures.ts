import type { Language } from '#domain/kernel/language.ts';
import { decimalText, integerText } from '#domain/kernel/written.ts';
import { moneyText } from '../objects/formats.ts';

/** The columns of the analysis. `days`: how many days pass on average until a reclamation is decided. */
export const measures = ['reclamations', 'positions', 'amount', 'cost', 'decided', 'days'] as const;
export type Measure = (typeof measures)[number];

/** A measure as people read it; a dash if there is none. */
export function serviceMeasureText(
  language: Language,
  measure: Measure,
  value: string | number | null,
): string {
  if (value === null) return '–';
  if (measure === 'amount' || measure === 'cost') return moneyText(language, String(value));
  return measure === 'days' ? decimalText(language, String(value), 1) : integerText(language, Number(value));
}
