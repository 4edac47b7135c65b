import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import { valueAtPath } from '../../views/form/valueAtPath.ts';
import { fieldsPayload } from './payload.ts';

type Values = Readonly<Record<string, unknown>>;

/** A field that people write, with its path in the form. */
export interface WrittenField {
  readonly path: string;
  readonly field: FieldMeta;
}

/** A secret is never read, so there is nothing to compare it with. */
const isCompared = ({ readOnly, secret }: FieldMeta): boolean => !readOnly && !secret;

export function writtenFields({ fields }: Pick<ObjectMeta, 'fields'>): readonly WrittenField[] {
  return fields.flatMap((field) =>
    field.name === additionalName
      ? field.children.filter(isCompared).map((child) => ({
          path: `${additionalName}.${child.name}`,
          field: child,
        }))
      : isCompared(field)
        ? [{ path: field.name, field }]
        : [],
  );
}

/** The field as it would be sent to the API; equal values give the same text. */
const meaning = ({ path, field }: WrittenField, values: Values): string =>
  JSON.stringify(fieldsPayload([field], { [field.name]: valueAtPath(values, path) ?? null }));

export function isSame(written: WrittenField, one: Values, other: Values): boolean {
  return meaning(written, one) === meaning(written, other);
}

/** Whether these values differ from what was read. A secret is never read, so a typed one always differs. */
export function differs({ fields }: Pick<ObjectMeta, 'fields'>, base: Values, values: Values): boolean {
  return (
    writtenFields({ fields }).some((field) => !isSame(field, base, values)) ||
    fields.some(({ name, secret, readOnly }) => secret && !readOnly && Boolean(values[name]))
  );
}

export interface Merge {
  /** Fields changed only by somebody else, or by both to the same value. */
  readonly taken: readonly WrittenField[];
  /** Fields changed by both to different values. */
  readonly clashing: readonly WrittenField[];
}

/** Which fields of a record have changed since `base` was read, compared with `mine`, the values of the form. */
export function mergeOf(
  fields: readonly WrittenField[],
  { base, mine, theirs }: { readonly base: Values; readonly mine: Values; readonly theirs: Values },
): Merge {
  const changed = fields.filter((field) => !isSame(field, base, theirs));
  const clashes = (field: WrittenField) => !isSame(field, mine, base) && !isSame(field, mine, theirs);
  return {
    taken: changed.filter((field) => !clashes(field)),
    clashing: changed.filter(clashes),
  };
}

/** The payload of a save: only the fields that differ from what was read, so that changes of others are not overwritten. */
export function changedPayload(
  { fields }: Pick<ObjectMeta, 'fields'>,
  base: Values,
  values: Values,
): Record<string, unknown> {
  const changed = writtenFields({ fields }).filter((field) => !isSame(field, base, values));
  const names = new Set(changed.map(({ path }) => path));
  const secrets = fields.filter(({ secret, readOnly }) => secret && !readOnly);
  const own = fields.filter(({ name }) => names.has(name));
  const group = fields.find(({ name }) => name === additionalName);
  const children = group?.children.filter(({ name }) => names.has(`${additionalName}.${name}`)) ?? [];
  return fieldsPayload(
    [...own, ...secrets, ...(group && children.length > 0 ? [{ ...group, children }] : [])],
    values,
  );
}
