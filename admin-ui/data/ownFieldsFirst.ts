import { commonFields } from '#domain/kernel/declaration.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { additionalName } from '#domain/kernel/parameter.ts';

const rankOf = ({ name, path }: FieldMeta): number => {
  if (path.startsWith(`${additionalName}.`)) return 1;
  return Object.hasOwn(commonFields, name) ? 2 : 0;
};

/** The object's own fields, the parameters that administrators have added, and what all objects have. */
export const ownFieldsFirst = (fields: readonly FieldMeta[]): readonly FieldMeta[] =>
  fields
    .flatMap((field) => (field.name === additionalName ? field.children : [field]))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
