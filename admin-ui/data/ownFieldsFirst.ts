import { commonFields } from '#domain/kernel/declaration.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { additionalName } from '#domain/kernel/parameter.ts';

const rankOf = ({ name, path }: FieldMeta): number => {
  if (path.startsWith(`${additionalName}.`)) return 1;
  return Object.hasOwn(commonFields, name) ? 2 : 0;
};

/** Sorts fields: the object's own, then the parameters that administrators added, then those that all objects have. */
export function ownFieldsFirst(fields: readonly FieldMeta[]): readonly FieldMeta[] {
  return fields
    .flatMap((field) => (field.name === additionalName ? field.children : [field]))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}
