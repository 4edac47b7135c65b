import { commonFields } from '#domain/kernel/declaration.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { additionalName } from '#domain/kernel/parameter.ts';

const rankOf = ({ name, path }: FieldMeta): number => {
  if (path.startsWith(`${additionalName}.`)) return 1;
  return Object.hasOwn(commonFields, name) ? 2 : 0;
};

/** Fields that can be asked for: the object's own, the parameters that administrators have added, and what all objects have. */
export const filterFields = (fields: readonly FieldMeta[]): readonly FieldMeta[] =>
  fields
    .flatMap((field) => (field.name === additionalName ? field.children : [field]))
    .filter(({ operators }) => operators.length > 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other));

/** Whether a name is what somebody looks for, whatever its marks and the size of its letters. */
export const fits = (label: string, search: string): boolean => plain(label).includes(plain(search));

const plain = (text: string): string =>
  text.toLocaleLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
