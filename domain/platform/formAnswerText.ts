import { inWarsaw } from '../kernel/warsawDay.ts';
import type { FormQuestion } from './formQuestions.rules.ts';

/** The answers to a form as Polish text for the recipient of the form, one line per question: `Liczba osi: 5`. */
export function writtenAnswers(
  questions: readonly FormQuestion[],
  values: Readonly<Record<string, unknown>>,
): string {
  return questions
    .map(({ key, title, parameter }) => `${title}: ${shownValue(parameter.field.type, values[key])}`)
    .join('\n');
}

const shownValue = (type: string, value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'TAK' : 'NIE';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (type === 'datetime') return inWarsaw(text).toFormat('yyyy-MM-dd HH:mm');
  if (type === 'time') return text.slice(0, 5);
  return type === 'decimal' ? text.replace('.', ',') : text;
};
