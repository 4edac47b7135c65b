import { z } from 'zod';
import { fail } from './fail.ts';
import type { Field, FieldType } from './field.ts';
import type { FilterOperator } from './filterOperators.ts';
import { isStorableDay, withSeconds } from './time.ts';
import { inWarsaw, isoInUtc } from './warsawDay.ts';

export type FilterValue = string | number | boolean | null;

/** A number that Postgres holds as `integer`, or its digits as text. */
const wholeNumber = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^-?\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(-2_147_483_648).max(2_147_483_647));
/** A decimal with at most 15 digits before the point and 10 after it. */
const decimalText = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .pipe(z.string().regex(/^-?\d{1,15}(\.\d{1,10})?$/));
/** Postgres accepts no character of code 0. */
const textValue = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(
    z
      .string()
      .max(500)
      .regex(/^[^\0]*$/),
  );
const booleanValue = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const instant = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value).toISOString())
  .refine(isStorableDay);

/** How the compared value is parsed for each field type. Rows and JSON take no value. */
const readers: Record<FieldType, z.ZodType<FilterValue>> = {
  text: textValue,
  translated: textValue,
  integer: wholeNumber,
  reference: z.union([wholeNumber, z.object({ id: wholeNumber }).transform(({ id }) => id)]),
  decimal: decimalText,
  tonnes: decimalText,
  money: decimalText,
  boolean: booleanValue,
  date: z.iso.date().refine(isStorableDay),
  datetime: instant,
  time: z.iso.time().transform(withSeconds),
  enumeration: textValue,
  json: z.never(),
  rows: z.never(),
};

/** Whether a value is a day without a time. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && dayPattern.test(value);
}

/**
 * Parses the value that a field is compared with. A day without a time, compared with a date and time, means that whole day
 * in Europe/Warsaw: `lte 2026-11-21` includes its last moment.
 * @param written the path of the field as it was sent, for the error
 */
export function parseFilterValue(
  field: Field,
  operator: FilterOperator,
  value: unknown,
  written: string,
): FilterValue {
  if (field.type === 'datetime' && isDay(value)) return dayEdge(value, operator, written);
  const parsed = readers[field.type].safeParse(value);
  if (!parsed.success) throw fail('filter_value_invalid', { field: written, type: field.type });
  if (field.type === 'enumeration' && !field.enumeration.values.includes(parsed.data as string)) {
    throw fail('filter_value_invalid', { field: written, values: [...field.enumeration.values] });
  }
  return parsed.data;
}

/** The first or the last moment of a day: the one that makes the comparison treat the day as a whole. */
const dayEdge = (day: string, operator: FilterOperator, written: string): string => {
  const date = inWarsaw(day);
  if (!date.isValid || !isStorableDay(day))
    throw fail('filter_value_invalid', { field: written, type: 'datetime' });
  const edge = operator === 'lte' || operator === 'gt' ? date.endOf('day') : date.startOf('day');
  return isoInUtc(edge);
};
