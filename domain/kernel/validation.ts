import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { fieldsOf, type Declaration } from './declaration.ts';
import { decimalPrecision, decimalScale, exact } from './decimals.ts';
import { errorCatalogue, type ErrorCode } from './errorCatalogue.ts';
import { failFields, type FieldError } from './fail.ts';
import type { Field, Fields, FieldType } from './field.ts';
import { languages } from './language.ts';
import { additionalName, type Parameters } from './parameter.ts';
import { idKey, type JsonValue, type RecordInput } from './record.ts';
import { isStorableDay, withSeconds } from './time.ts';

const issue = (code: ErrorCode, params: object = {}) => ({ message: code, params });

const decimalValue = (field: Extract<Field, { type: 'decimal' | 'tonnes' | 'money' }>) => {
  const scale = decimalScale(field) ?? 0;
  const trimmed = field.type === 'decimal' && field.trimmed === true;
  const whole = trimmed ? decimalPrecision : decimalPrecision - scale;
  return z
    .union([z.string(), z.number()], issue('invalid_type'))
    .transform((value) => String(value).trim())
    .refine(
      (value) => new RegExp(`^-?\\d{1,${whole}}(\\.\\d{0,${scale}}0*)?$`).test(value),
      issue('invalid_value', { scale }),
    )
    .refine(
      (value) => field.min === undefined || !/^-?\d+\.?\d*$/.test(value) || new Decimal(value).gte(field.min),
      issue('invalid_value', { min: field.min }),
    )
    .transform((value) => (trimmed ? new Decimal(value).toFixed() : exact(value, scale)));
};

/** No store keeps a character of code 0. */
const withoutNul = /^[^\0]*$/;

const textValue = (field: Extract<Field, { type: 'text' }>) => {
  const maxLength = field.maxLength ?? (field.multiline ? 10_000 : 255);
  const minLength = field.minLength ?? 0;
  const value = z
    .string(issue('invalid_type'))
    .min(minLength, issue('too_short', { minLength }))
    .max(maxLength, issue('too_long', { maxLength }))
    .regex(withoutNul, issue('invalid_value'));
  if (field.format === 'email')
    return value.regex(z.regexes.email, issue('invalid_value', { format: 'email' }));
  if (field.format === 'phone') return value.regex(/^\+?[\d ()-]{7,20}$/, issue('phone_invalid'));
  if (field.format === 'color')
    return value.regex(/^#[0-9a-fA-F]{6}$/, issue('invalid_value', { format: '#RRGGBB' }));
  return value;
};

/** A store that rounded would make midnight, which is no time of day, of its last moment. */
const wholeSeconds = (time: string): string => withSeconds(time).slice(0, 8);

const jsonValue: z.ZodType<JsonValue> = z.json();
const maxInteger = 2_147_483_647;

type Validators = { [T in FieldType]: (field: Extract<Field, { type: T }>) => z.ZodType };

/** How a value of each field type is parsed from outside; the same function serves the server and the forms. */
const validators: Validators = {
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
  enumeration: (field) =>
    z.enum(
      field.enumeration.values as string[],
      issue('invalid_value', { values: field.enumeration.values }),
    ),
  reference: () =>
    z.int(issue('invalid_type')).positive(issue('invalid_value')).max(maxInteger, issue('invalid_value')),
  translated: () =>
    z.partialRecord(
      z.enum(languages),
      z.string().max(2000, issue('too_long', { maxLength: 2000 })),
      issue('invalid_type'),
    ),
  json: () => jsonValue,
  rows: (field) => {
    const list = z
      .array(z.unknown(), issue('invalid_type'))
      .transform((value, context) => rowsValue(field.fields, value, context));
    return field.asText ? z.preprocess(fromText, list) : list;
  },
};

const fromText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

const rowsValue = (fields: Fields, value: unknown[], context: z.RefinementCtx) =>
  value.map((row, index) => {
    const parsed = parseFields(fields, row, 'create');
    for (const error of parsed.errors) {
      context.addIssue({
        code: 'custom',
        message: error.code,
        params: error.params,
        path: [index, error.field],
      });
    }
    return { ...parsed.values, id: rowId.safeParse((row as { id?: unknown })?.id).data };
  });

/** A row that names no row of the record is a new one. */
const rowId = z.int().positive().max(maxInteger);

const validatorOf = (field: Field): z.ZodType =>
  (validators[field.type] as (field: Field) => z.ZodType)(field);

/** Keys that a client may send back without meaning to write them. */
const ignoredKeys: readonly string[] = [
  'id',
  'isNew',
  'modified',
  'presentation',
  'rowNumber',
  'parentId',
  'files',
];

export interface Parsed {
  readonly values: Record<string, unknown>;
  readonly errors: readonly FieldError[];
}

/** Spaces alone say nothing. */
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** `vehicle: {id: 5}`, `vehicle: 5` and `vehicleId: 5` all mean the same; answers what was sent for the field, if anything. */
const sentValue = (name: string, field: Field, input: RecordInput): { sent: boolean; value?: unknown } => {
  if (field.type !== 'reference')
    return Object.hasOwn(input, name) ? { sent: true, value: input[name] } : { sent: false };
  const key = idKey(name);
  if (Object.hasOwn(input, key)) return { sent: true, value: input[key] };
  if (!Object.hasOwn(input, name)) return { sent: false };
  const value = input[name];
  return {
    sent: true,
    value: typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value,
  };
};

const parseFields = (
  fields: Fields,
  input: unknown,
  purpose: 'create' | 'update',
  ignored = ignoredKeys,
): Parsed => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { values: {}, errors: [{ field: '', code: 'body_invalid' }] };
  }
  const errors: FieldError[] = [];
  const values: Record<string, unknown> = {};
  const known = new Set(ignored);

  for (const [name, field] of Object.entries(fields)) {
    known.add(name);
    if (field.type === 'reference') known.add(idKey(name));
    const { sent, value } = sentValue(name, field, input as RecordInput);
    if (!sent && purpose === 'update') continue;
    if (isBlank(value)) {
      if (sent || !('default' in field))
        values[name] =
          field.type === 'rows' ? [] : 'default' in field && !field.required ? field.default : null;
      else values[name] = field.default;
      if (values[name] === null && field.required && !field.readOnly)
        errors.push({ field: name, code: 'required' });
      continue;
    }
    const parsed = validatorOf(field).safeParse(value);
    if (parsed.success) values[name] = parsed.data;
    else errors.push(...parsed.error.issues.map((found) => toFieldError(name, found)));
  }
  for (const key of Object.keys(input)) {
    if (!known.has(key)) errors.push({ field: key, code: 'unknown_field' });
  }
  return { values, errors };
};

const paramsOf = (found: z.core.$ZodIssue): FieldError['params'] => {
  if (found.code === 'too_big') return { maxLength: Number(found.maximum), max: Number(found.maximum) };
  if (found.code === 'too_small') return { minLength: Number(found.minimum), min: Number(found.minimum) };
  if (found.code === 'invalid_value') return { values: found.values.map(String) };
  return 'params' in found ? (found.params as FieldError['params']) : undefined;
};

/** What a validator says without having been given a code of ours is a sentence, and no code. */
const codeOf = ({ code, message }: z.core.$ZodIssue): ErrorCode => {
  if (Object.hasOwn(errorCatalogue, message)) return message as ErrorCode;
  return code === 'invalid_type' ? 'invalid_type' : 'invalid_value';
};

const toFieldError = (name: string, found: z.core.$ZodIssue): FieldError => {
  const path = found.path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('');
  const params = paramsOf(found);
  return {
    field: `${name}${path}`,
    code: codeOf(found),
    ...(params ? { params } : {}),
  };
};

/**
 * Parses what a caller wants written into values keyed by field name (references as ids, decimals with full scale).
 * For `create` every field gets a value, its default or null; for `update` only the fields that were sent.
 * @throws KejaError `validation_failed` with one error per field.
 */
export const parseInput = (
  declaration: Declaration,
  input: unknown,
  purpose: 'create' | 'update',
): Record<string, unknown> => {
  const { values, errors } = parseFields(fieldsOf(declaration), input, purpose);
  if (errors.length > 0) throw failFields(errors);
  return values;
};

/** Parses what is to stand under some keys of a record's `additional`; an error names its key as `additional.axles`. */
export const parseParameters = (parameters: Parameters, input: object): Parsed => {
  const fields = Object.fromEntries([...parameters].map(([key, { field }]) => [key, field]));
  const { values, errors } = parseFields(fields, input, 'update', []);
  return {
    values,
    errors: errors.map((error) => ({ ...error, field: `${additionalName}.${error.field}` })),
  };
};
