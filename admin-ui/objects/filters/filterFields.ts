import type { FieldMeta } from '#domain/kernel/meta.ts';
import { additionalName } from '#domain/kernel/parameter.ts';

/** Fields that can be asked for, with the parameters that administrators have added among them. */
export const filterFields = (fields: readonly FieldMeta[]): readonly FieldMeta[] =>
  fields
    .flatMap((field) => (field.name === additionalName ? field.children : [field]))
    .filter(({ operators }) => operators.length > 0);

/** Whether a name is what somebody looks for, whatever its marks and the size of its letters. */
export const fits = (label: string, search: string): boolean => plain(label).includes(plain(search));

const plain = (text: string): string =>
  text.toLocaleLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
