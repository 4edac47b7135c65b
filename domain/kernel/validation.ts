import { z } from 'zod';
import { cleanedInput, unreadableNames } from './cleanedInput.ts';
import { fieldsOf, type Declaration } from './declaration.ts';
import { failFields, type FieldError } from './fail.ts';
import type { Field, Fields, FieldType } from './field.ts';
import { toFieldError } from './fieldErrorOf.ts';
import { stepsTo } from './fieldSteps.ts';
import { memoised } from './memoised.ts';
import { additionalName, type Parameters } from './parameter.ts';
import { idKey, type JsonValue, type RecordInput } from './record.ts';
import { isBlank, mustBeSent, sentValue, valueOfBlank, type Write } from './sentValue.ts';
import { isShortText, tidied } from './shortText.ts';
import { issue } from './textValue.ts';
import { maxInteger, valueValidators, type ValidatorOf } from './valueValidators.ts';

const jsonValue: z.ZodType<JsonValue> = z.json();

/** The validator of each field type; used by the server and by the forms. */
const validators: { [T in FieldType]: ValidatorOf<T> } = {
  ...valueValidators,
  // `shape` has the fields of an object in the cell; with `list` the cell holds an array of such objects.
  json: ({ shape, list }) => {
    if (!shape) return jsonValue;
    if (!list) return z.unknown().transform((value, context) => parsedWithin(shape, value, [], context));
    return z
      .array(z.unknown(), issue('invalid_type'))
      .max(maxListed, issue('invalid_value', { max: maxListed }))
      .transform((value, context) =>
        value.map((entry, index) => parsedWithin(shape, entry, [index], context)),
      );
  },
  rows: (field) => {
    const list = z
      .array(z.unknown(), issue('invalid_type'))
      .transform((value, context) => rowsValue(field.fields, value, context));
    return field.asText ? z.preprocess(fromText, list) : list;
  },
};

/** Some callers send rows as JSON text. Any other text stays, and is refused because it is no array. */
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

/** Rows and objects inside a cell are always sent whole: each is checked like a new record of a person, whoever sends it. */
const newOfPerson: Write = { purpose: 'create', from: 'person' };

/** Parses an object inside a cell, or a row. Its errors are added with their path inside the field. */
const parsedWithin = (
  fields: Fields,
  value: unknown,
  path: readonly number[],
  context: z.RefinementCtx,
  ignored?: readonly string[],
): Record<string, unknown> => {
  const { values, errors } = parseFields(fields, value, newOfPerson, ignored);
  for (const { field, code, params } of errors)
    context.addIssue({ code: 'custom', message: code, params, path: [...path, ...stepsTo(field)] });
  return values;
};

const rowsValue = (fields: Fields, value: unknown[], context: z.RefinementCtx) => {
  const seenIds = new Set<number>();
  return value.map((row, index) => {
    const values = parsedWithin(fields, row, [index], context, ignoredKeys);
    const id = rowId.safeParse((row as { id?: unknown })?.id).data;
    // The second of two rows with the same id is a copy. It becomes a new row: under the same id one of them would be lost.
    if (id === undefined || seenIds.has(id)) return { ...values, id: undefined };
    seenIds.add(id);
    return { ...values, id };
  });
};

/** A row without the id of a stored row is a new one. */
const rowId = z.int().positive().max(maxInteger);

const validatorsByField = new WeakMap<Field, z.ZodType>();

/**
 * Cached by field: making a validator takes ten times as long as using it. The cast is safe, because the validator of a type is
 * called with a field of that type.
 */
const validatorOf = (field: Field): z.ZodType =>
  memoised(validatorsByField, field, () => (validators[field.type] as (field: Field) => z.ZodType)(field));

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

/** @param ignored further keys that may be sent; nothing is done with them */
const parseFields = (
  fields: Fields,
  input: unknown,
  write: Write,
  ignored: readonly string[] = [],
): Parsed => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { values: {}, errors: [{ field: '', code: 'body_invalid' }] };
  }
  const sentFields = input as RecordInput;
  const errors: FieldError[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { sent, value: raw } = sentValue(name, field, sentFields);
    if (!sent && write.purpose === 'update') continue;
    const value = typeof raw === 'string' && isShortText(field) ? tidied(raw) : raw;
    if (isBlank(value)) {
      values[name] = valueOfBlank(field, sent);
      if (values[name] === null && mustBeSent(field, fields, sentFields, write))
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
 * people must fill may be empty. Of a person, a name without a letter or a digit is refused too.
 * @throws KejaError `validation_failed` with one error per field.
 */
export function parseInput(
  declaration: Declaration,
  input: unknown,
  purpose: 'create' | 'update',
  from: 'person' | 'server' = 'person',
): Record<string, unknown> {
  const fields = fieldsOf(declaration);
  const sent = from === 'server' ? cleanedInput(fields, input) : input;
  const { values, errors } = parseFields(fields, sent, { purpose, from }, ignoredKeys);
  const unreadable = from === 'server' ? [] : unreadableNames(declaration, values);
  if (errors.length + unreadable.length > 0) throw failFields([...errors, ...unreadable]);
  return values;
}

/** Parses values for some keys of a record's `additional`; an error names its key as `additional.axles`. */
export function parseParameters(parameters: Parameters, input: object): Parsed {
  const fields = Object.fromEntries([...parameters].map(([key, { field }]) => [key, field]));
  const { values, errors } = parseFields(fields, input, { purpose: 'update', from: 'person' });
  return {
    values,
    errors: errors.map((error) => ({ ...error, field: `${additionalName}.${error.field}` })),
  };
}
