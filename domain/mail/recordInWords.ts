import type { Field, Fields, FieldType } from '../kernel/field.ts';
import type { Language } from '../kernel/language.ts';
import { referenceName } from '../kernel/record.ts';
import { dateText, dateTimeText, decimalText, integerText } from '../kernel/written.ts';
import { enumLabel } from '../labels/index.ts';
import { yesNo } from '../labels/yesNo.ts';

type InWords = (value: unknown, language: Language, field: Field) => string;

const asWritten: InWords = (value) => String(value);
const notWritten: InWords = () => '';
const money: InWords = (value, language) => decimalText(language, value, 2);

/** How each type of field is written in a letter. Amounts are written without a currency: the letter itself names it. */
const textByType: Readonly<Record<FieldType, InWords>> = {
  text: asWritten,
  integer: (value, language) => integerText(language, Number(value)),
  decimal: (value, language, field) =>
    decimalText(language, value, field.type === 'decimal' ? field.scale : 0),
  tonnes: (value, language) => decimalText(language, value, 3),
  money,
  boolean: (value, language) => yesNo[language][value === true ? 'yes' : 'no'],
  date: (value) => dateText(value),
  datetime: (value) => dateTimeText(value),
  // Hours and minutes, `14:05`.
  time: (value) => String(value).slice(0, 5),
  enumeration: (value, language, field) =>
    field.type === 'enumeration' ? enumLabel(language, field.enumeration.name, String(value)) : '',
  reference: referenceName,
  translated: notWritten,
  json: notWritten,
  rows: notWritten,
};

/**
 * The values of a record as text for a template, by the names of its fields. An empty field is an empty text; a secret field is
 * left out.
 */
export function recordInWords(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.secret) return [];
      const value = record[name] ?? '';
      return [[name, value === '' ? '' : textByType[field.type](value, language, field)]];
    }),
  );
}
