import type { FieldMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';

/** The path that a column is sorted by: a reference by the field that is shown of it, not by its id. */
export function sortPath(field: FieldMeta): string {
  if (field.ref === null || !registry.has(field.ref)) return field.name;
  const [first] = registry.byName(field.ref).presentation;
  return first === undefined ? field.name : `${field.name}.${first}`;
}
