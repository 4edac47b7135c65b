import type { FieldMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';

/** What a column sorts by: a reference by what is read in it, not by its id. */
export const sortPath = (field: FieldMeta): string => {
  if (field.ref === null || !registry.has(field.ref)) return field.name;
  const [first] = registry.byName(field.ref).presentation;
  return first === undefined ? field.name : `${field.name}.${first}`;
};
