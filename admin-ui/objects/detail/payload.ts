import { DateTime } from 'luxon';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import { idKey, isReference } from '#domain/kernel/record.ts';
import { inZone } from '#domain/kernel/written.ts';

type Values = Readonly<Record<string, unknown>>;

/** A form's values as the API takes them: only written fields, references by id, secrets only if typed. */
export function payloadOf(meta: ObjectMeta, values: Values): Record<string, unknown> {
  return fieldsPayload(meta.fields, values);
}

/** The values of these fields as the API takes them, see `payloadOf`. A field without a key in `values` is left out. */
export function fieldsPayload(fields: readonly FieldMeta[], values: Values): Record<string, unknown> {
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
}

/** Only the parameters that this form offers; the others keep their values. */
const parametersPayload = ({ name, children }: FieldMeta, value: unknown): Record<string, unknown> =>
  children.length === 0 ? {} : { [name]: fieldsPayload(children, (value ?? {}) as Values) };

const rowsPayload = (field: FieldMeta, rows: unknown): unknown[] =>
  (Array.isArray(rows) ? (rows as Values[]) : []).map((row) => ({
    ...(typeof row.id === 'number' ? { id: row.id } : {}),
    ...fieldsPayload(field.children, row),
  }));

/**
 * The initial values of a new record: the declared defaults, and the present time as a document's date.
 * @param tick a field to set to true, if the record has it
 */
export function blankValues(meta: ObjectMeta, tick?: string | null): Record<string, unknown> {
  const blank = Object.fromEntries(
    meta.fields
      .filter(({ readOnly, secret }) => !readOnly && !secret)
      .map(({ name, defaultValue }) => [name, defaultValue]),
  );
  const ticked = meta.fields.some(({ name }) => name === tick) ? { [String(tick)]: true } : {};
  return { ...blank, ...datedNow(meta), ...ticked };
}

/**
 * The initial values that a list passes to a new record in its address; only fields that the form writes, and no table parts.
 * Malformed text in the address is ignored.
 */
export function handedValues(meta: ObjectMeta, json: string | null): Record<string, unknown> {
  if (!json) return {};
  try {
    const handed = JSON.parse(json) as Values;
    return Object.fromEntries(
      meta.fields
        .filter(
          ({ name, type, readOnly, secret }) =>
            Object.hasOwn(handed, name) && type !== 'rows' && !readOnly && !secret,
        )
        .filter(({ name, type }) => type !== 'reference' || isReference(handed[name]))
        .map(({ name }) => [name, handed[name]]),
    );
  } catch {
    return {};
  }
}

/** The present time as the date of a document; nothing for another object, or if the date is not written by people. */
const datedNow = ({ type, fields }: ObjectMeta): Readonly<Record<string, unknown>> =>
  type === 'document' && fields.some(({ name, readOnly }) => name === 'date' && !readOnly)
    ? { date: new Date().toISOString() }
    : {};

/**
 * A copy of a record's written fields; its table parts become new rows. Unique fields are left out, and so are the
 * translations of its name, because the name will be another.
 */
export function copiedValues(meta: ObjectMeta, record: Values): Record<string, unknown> {
  return {
    ...blankValues(meta),
    ...copiedFields(meta.fields, record),
    ...datedNow(meta),
  };
}

const copiedFields = (fields: readonly FieldMeta[], values: Values): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => field.name in values && isCopied(field))
      .filter((field) => isOffered(field, values[field.name]) && !isPastDay(field, values[field.name]))
      .map((field) => [field.name, copied(field, values[field.name])]),
  );

const isCopied = ({ readOnly, secret, unique, translates }: FieldMeta): boolean =>
  !readOnly && !secret && !unique && !translates;

/** Whether this is a past day in a field that does not take one: the copy of an expired offer needs a new validity. */
const isPastDay = ({ notInPast }: FieldMeta, value: unknown): boolean => {
  const end = notInPast ? inZone(value)?.endOf('day') : undefined;
  return end !== undefined && end < DateTime.now();
};

/** A new record must not start with a value that its form does not offer, such as a closed order. */
const isOffered = ({ notOffered = {} }: FieldMeta, value: unknown): boolean =>
  !Object.entries(notOffered).some(([name, values]) =>
    values.includes(String((value as Values | null)?.[name])),
  );

const copied = ({ type, children }: FieldMeta, value: unknown): unknown =>
  type === 'rows' && Array.isArray(value)
    ? (value as Values[]).map((row) => copiedFields(children, row))
    : value;
