import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { fieldsOf, type Declaration } from './declaration.ts';
import { decimalPrecision, decimalScale, exact } from './decimals.ts';
import { failFields, type FieldError } from './fail.ts';
import type { Field, Fields, FieldType } from './field.ts';
import { memoised } from './memoised.ts';
import { nameLanguages } from './language.ts';
import { additionalName, type Parameters } from './parameter.ts';
import { idKey, type JsonValue, type RecordInput } from './record.ts';
import { cleanedInput, unreadableNames } from './cleanedInput.ts';
import { isShortText, tidied } from './shortText.ts';
import { toFieldError } from './fieldErrorOf.ts';
import { stepsTo } from './fieldSteps.ts';
import { issue, textValue } from './textValue.ts';
import { isStorableDay, withSeconds } from './time.ts';

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

const jsonValue: z.ZodType<JsonValue> = z.json();
const maxInteger = 2_147_483_647;

type Validators = { [T in FieldType]: (field: Extract<Field, { type: T }>) => z.ZodType };

/** The validator of each field type; used by the server and by the forms. */
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
  enumeration: (field) => {
    const { values } = field.enumeration;
    const named = z.enum(values as string[], issue('invalid_value', { values }));
    if (!field.numbered) return named;
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
  json: ({ shape, list }) => {
    if (!shape) return jsonValue;
    if (!list) return z.unknown().transform((value, context) => shapedValue(shape, value, [], context));
    return z
      .array(z.unknown(), issue('invalid_type'))
      .max(maxListed, issue('invalid_value', { max: maxListed }))
      .transform((value, context) =>
        value.map((entry, index) => shapedValue(shape, entry, [index], context)),
      );
  },
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

/** The most entries of a list inside a cell, which is stored with its row. */
const maxListed = 500;

const shapedValue = (
  shape: Fields,
  value: unknown,
  path: readonly number[],
  context: z.RefinementCtx,
): Record<string, unknown> => {
  const { values, errors } = parseFields(shape, value, 'create', []);
  for (const { field, code, params } of errors)
    context.addIssue({ code: 'custom', message: code, params, path: [...path, ...stepsTo(field)] });
  return values;
};

const rowsValue = (fields: Fields, value: unknown[], context: z.RefinementCtx) => {
  const seenIds = new Set<number>();
  return value.map((row, index) => {
    const parsed = parseFields(fields, row, 'create');
    for (const error of parsed.errors) {
      context.addIssue({
        code: 'custom',
        message: error.code,
        params: error.params,
        path: [index, error.field],
      });
    }
    const id = rowId.safeParse((row as { id?: unknown })?.id).data;
    // The second of two rows with the same id is a copy. It becomes a new row: under the same id one of them would be lost.
    if (id === undefined || seenIds.has(id)) return { ...parsed.values, id: undefined };
    seenIds.add(id);
    return { ...parsed.values, id };
  });
};

/** A row without the id of a stored row is a new one. */
const rowId = z.int().positive().max(maxInteger);

const validatorsByField = new WeakMap<Field, z.ZodType>();

/** Cached by field: making a validator takes ten times as long as using it. */
const validatorOf = (field: Field): z.ZodType => {
  const cached = validatorsByField.get(field);
  if (cached) return cached;
  const validator = (validators[field.type] as (field: Field) => z.ZodType)(field);
  validatorsByField.set(field, validator);
  return validator;
};

/** Keys that a client may send back unchanged; they are ignored. */
const ignoredKeys: readonly string[] = [
  'id',
  'isNew',
  'modified',
  'presentation',
  'rowNumber',
  'parentId',
  'files',
  'httpStatus',
  'responseData',
];

const knownNames = new WeakMap<Fields, ReadonlySet<string>>();

/** The names by which fields can be sent. Made once for each set of fields, not for each of hundreds of rows. */
const namesIn = (fields: Fields): ReadonlySet<string> =>
  memoised(knownNames, fields, () => {
    const references = Object.keys(fields).filter((name) => fields[name]?.type === 'reference');
    return new Set([...Object.keys(fields), ...references.map(idKey)]);
  });

export interface Parsed {
  readonly values: Record<string, unknown>;
  readonly errors: readonly FieldError[];
}

/** A text of spaces alone is blank. */
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Finds what was sent for the field: `vehicle: {id: 5}`, `vehicle: 5` and `vehicleId: 5` mean the same. */
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

/** Whether a new record gets a value for the field, although none was sent for it. */
const isFilled = (
  { filledFrom, filledByServer }: Field,
  fields: Fields,
  input: object,
  purpose: 'create' | 'update',
): boolean => {
  if (purpose === 'create' && filledByServer) return true;
  const source = filledFrom === undefined ? undefined : fields[filledFrom];
  if (purpose === 'update' || filledFrom === undefined || !source) return false;
  return !isBlank(sentValue(filledFrom, source, input as RecordInput).value);
};

const isDemanded = ({ required, readOnly }: Field, from: 'person' | 'server'): boolean =>
  Boolean(required) && !readOnly && !(required === 'people' && from === 'server');

/** A blank becomes the default. But a required field that was sent blank becomes null: the caller has emptied it. */
const valueOfBlank = (field: Field, sent: boolean): unknown => {
  if (!sent && 'default' in field) return field.default;
  if (field.type === 'rows') return [];
  return 'default' in field && !field.required ? field.default : null;
};

const parseFields = (
  fields: Fields,
  input: unknown,
  purpose: 'create' | 'update',
  ignored = ignoredKeys,
  from: 'person' | 'server' = 'person',
): Parsed => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { values: {}, errors: [{ field: '', code: 'body_invalid' }] };
  }
  const errors: FieldError[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { sent, value: raw } = sentValue(name, field, input as RecordInput);
    const value = typeof raw === 'string' && isShortText(field) ? tidied(raw) : raw;
    if (!sent && purpose === 'update') continue;
    if (isBlank(value)) {
      values[name] = valueOfBlank(field, sent);
      if (values[name] === null && isDemanded(field, from) && !isFilled(field, fields, input, purpose))
        errors.push({ field: name, code: 'required' });
      continue;
    }
    const parsed = validatorOf(field).safeParse(value);
    if (parsed.success) values[name] = parsed.data;
    else errors.push(...parsed.error.issues.map((fault) => toFieldError(name, fault)));
  }
  const names = namesIn(fields);
  for (const key of Object.keys(input)) {
    if (!names.has(key) && !ignored.includes(key)) errors.push({ field: key, code: 'unknown_field' });
  }
  return { values, errors };
};

/**
 * Parses the input of a write into values by field name (references as ids, decimals with full scale). For `create` every
 * field gets a value, its default or null; for `update` only the fields that were sent.
 * @param from `server` for input from machines: misleading characters are removed instead of refused, and fields that only
 * people must fill may be empty
 * @throws KejaError `validation_failed` with one error per field.
 */
export function parseInput(
  declaration: Declaration,
  input: unknown,
  purpose: 'create' | 'update',
  from: 'person' | 'server' = 'person',
): Record<string, unknown> {
  const fields = fieldsOf(declaration);
  const { values, errors } = parseFields(
    fields,
    from === 'server' ? cleanedInput(fields, input) : input,
    purpose,
    ignoredKeys,
    from,
  );
  const unreadable = from === 'server' ? [] : unreadableNames(declaration, values);
  if (errors.length + unreadable.length > 0) throw failFields([...errors, ...unreadable]);
  return values;
}

/** Parses values for some keys of a record's `additional`; an error names its key as `additional.axles`. */
export function parseParameters(parameters: Parameters, input: object): Parsed {
  const fields = Object.fromEntries([...parameters].map(([key, { field }]) => [key, field]));
  const { values, errors } = parseFields(fields, input, 'update', []);
  return {
    values,
    errors: errors.map((error) => ({ ...error, field: `${additionalName}.${error.field}` })),
  };
}
