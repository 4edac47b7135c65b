import type { FieldMeta } from '#domain/kernel/meta.ts';
import { ownFieldsFirst } from '../../data/ownFieldsFirst.ts';

/** Fields that can be asked for. */
export const filterFields = (fields: readonly FieldMeta[]): readonly FieldMeta[] =>
  ownFieldsFirst(fields).filter(({ operators }) => operators.length > 0);

/** Whether a name is what somebody looks for, whatever its marks and the size of its letters. */
export const fits = (label: string, search: string): boolean => plain(label).includes(plain(search));

const plain = (text: string): string =>
  text.toLocaleLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
