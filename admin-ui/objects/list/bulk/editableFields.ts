import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';

const oneByOne: readonly FieldMeta['type'][] = ['rows', 'json', 'translated'];

/** The fields that can get the same value in many records: none that is unique, secret, or fixed once the record is created. */
export function editableFields(meta: ObjectMeta): readonly FieldMeta[] {
  if (!meta.canModify || meta.neverOpen.includes('update')) return [];
  return meta.fields.filter(
    ({ type, readOnly, secret, fixed, unique }) =>
      !readOnly && !secret && !fixed && !unique && !oneByOne.includes(type),
  );
}
