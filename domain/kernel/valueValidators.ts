import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { decimalPrecision, decimalScale, exact } from './decimals.ts';
import type { Field, FieldType } from './field.ts';
import { nameLanguages } from './language.ts';
import { issue, textValue } from './textValue.ts';
import { isStorableDay, withSeconds } from './time.ts';

/**
 * An exact number, sent as text or as a number. It becomes text with the decimals of the field, or if the field is `trimmed` with
 * as few as it needs.
 */
const decimalValue = (field: Extract<Field, { type: 'decimal' | 'tonnes' | 'money' }>) => {
  const scale = decimalScale(field) ?? 0;
  const trimmed = field.type === 'decimal' && field.trimmed === true;
  const wholeDigits = (field.type === 'decimal' && field.wholeDigits) || decimalPrecision - scale;
  // Zeros after the last decimal place change nothing, so they are accepted.
  const pattern = new RegExp(`^-?\\d{1,${wholeDigits}}(\\.\\d{0,${scale}}0*)?$`);
  return z
    .union([z.string(), z.number()], issue('invalid_type'))
    .transform((value) => String(value).trim())
    .refine((value) => pattern.test(value), issue('invalid_value', { scale }))
    .refine(
      // zod makes this check even if the pattern has not matched, so a text that is no number must not be parsed.
      (value) => field.min === undefined || !/^-?\d+\.?\d*$/.test(value) || new Decimal(value).gte(field.min),
      issue('invalid_value', { min: field.min }),
    )
    .transform((value) => (trimmed ? new Decimal(value).toFixed() : exact(value, scale)));
};

/** Drops fractions of a second: Postgres would round the last moment of a day to 24:00:00, which is no time of day. */
const wholeSeconds = (time: string): string => withSeconds(time).slice(0, 8);

/** The largest whole number of a column. */
export const maxInteger = 2_147_483_647;

/** A validator of one field type; it is made for each field. */
export type ValidatorOf<T extends FieldType> = (field: Extract<Field, { type: T }>) => z.ZodType;

/** The validators of values that hold no further fields. */
export const valueValidators: { [T in Exclude<FieldType, 'json' | 'rows'>]: ValidatorOf<T> } = {
  text: textValue,
  integer: (field) =>
    z
      .int(issue('invalid_type'))
      .min(field.min ?? -maxInteger, issue('invalid_value', { min: field.min ?? -maxInteger }))
      .max(field.max ?? maxInteger, issue('invalid_value', { max: field.max ?? maxInteger })),
  decimal: decimalValue,
  tonnes: decimalValue,
  money: decimalValue,
  boolean: () => z.boolean(issue('invalid_type')),
  date: () =>
    z.iso
      .date(issue('invalid_value', { format: 'YYYY-MM-DD' }))
      .refine(isStorableDay, issue('invalid_value', { format: 'YYYY-MM-DD' })),
  datetime: () =>
    z.iso
      .datetime({ offset: true, ...issue('invalid_value', { format: 'ISO 8601' }) })
      .transform((value) => new Date(value).toISOString())
      .refine(isStorableDay, issue('invalid_value', { format: 'ISO 8601' })),
  time: () =>
    z.iso.time(issue('invalid_value', { format: 'HH:mm:ss' })).transform((value) => wholeSeconds(value)),
  enumeration: (field) => {
    const { values } = field.enumeration;
    const named = z.enum(values as string[], issue('invalid_value', { values }));
    if (!field.numbered) return named;
    // A number that is sent is the index of the value, from 0.
    return z.preprocess((value) => (typeof value === 'number' ? values[value] : value), named);
  },
  reference: () =>
    z.int(issue('invalid_type')).positive(issue('invalid_value')).max(maxInteger, issue('invalid_value')),
  translated: () =>
    z.partialRecord(
      z.enum(nameLanguages),
      z.string().max(2000, issue('too_long', { maxLength: 2000 })),
      issue('invalid_type'),
    ),
};
