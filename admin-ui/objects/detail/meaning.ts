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
export function isCompared({ readOnly, secret }: FieldMeta): boolean {
  return !readOnly && !secret;
}

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
