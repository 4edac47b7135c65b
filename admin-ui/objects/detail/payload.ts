import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import { idKey, isReference } from '#domain/kernel/record.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a form's values mean to the API: the written fields only, references by id, secrets only when typed. */
export const payloadOf = (meta: ObjectMeta, values: Values): Record<string, unknown> =>
  fieldsPayload(meta.fields, values);

const fieldsPayload = (fields: readonly FieldMeta[], values: Values): Record<string, unknown> => {
  const payload: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.readOnly || !(field.name in values)) continue;
    const value = values[field.name];
    if (field.secret && !value) continue;
    if (field.type === 'reference') payload[idKey(field.name)] = isReference(value) ? value.id : null;
    else if (field.name === additionalName) Object.assign(payload, parametersPayload(field, value));
    else if (field.type === 'rows') payload[field.name] = rowsPayload(field, value);
    else payload[field.name] = value === '' ? null : value;
  }
  return payload;
};

/** Parameters that are offered here; what others there are keep their values. */
const parametersPayload = ({ name, children }: FieldMeta, value: unknown): Record<string, unknown> =>
  children.length === 0 ? {} : { [name]: fieldsPayload(children, (value ?? {}) as Values) };

const rowsPayload = (field: FieldMeta, rows: unknown): unknown[] =>
  (Array.isArray(rows) ? (rows as Values[]) : []).map((row) => ({
    ...(typeof row.id === 'number' ? { id: row.id } : {}),
    ...fieldsPayload(field.children, row),
  }));

/** What stands in a new record's form: the declared defaults, and a document's date is now. @param tick set where the record has it */
export const blankValues = (meta: ObjectMeta, tick?: string | null): Record<string, unknown> => {
  const blank = Object.fromEntries(
    meta.fields
      .filter(({ readOnly, secret }) => !readOnly && !secret)
      .map(({ name, defaultValue }) => [name, defaultValue]),
  );
  const ticked = meta.fields.some(({ name }) => name === tick) ? { [String(tick)]: true } : {};
  return { ...blank, ...datedNow(meta), ...ticked };
};

const datedNow = ({ type, fields }: ObjectMeta): Readonly<Record<string, unknown>> =>
  type === 'document' && fields.some(({ name, readOnly }) => name === 'date' && !readOnly)
    ? { date: new Date().toISOString() }
    : {};

/**
 * A copy of a record's written fields, its table parts as new rows. What is unique is left to be typed anew, and so is
 * what the copy is called in other languages: its own name will be another.
 */
export const copiedValues = (meta: ObjectMeta, record: Values): Record<string, unknown> => ({
  ...blankValues(meta),
  ...copiedFields(meta.fields, record),
  ...datedNow(meta),
});

const copiedFields = (fields: readonly FieldMeta[], values: Values): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => field.name in values && isCopied(field))
      .map((field) => [field.name, copied(field, values[field.name])]),
  );

const isCopied = ({ readOnly, secret, unique, translates }: FieldMeta): boolean =>
  !readOnly && !secret && !unique && !translates;

const copied = ({ type, children }: FieldMeta, value: unknown): unknown =>
  type === 'rows' && Array.isArray(value)
    ? (value as Values[]).map((row) => copiedFields(children, row))
    : value;
