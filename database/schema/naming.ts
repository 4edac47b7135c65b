import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Field } from '#domain/kernel/field.ts';

const spelled = new Map<string, string>();

/** Cached, because it is called for every field of every row; the cache is small, as all names come from declarations. */
const snake = (name: string): string => {
  const known = spelled.get(name);
  if (known !== undefined) return known;
  const spelling = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  spelled.set(name, spelling);
  return spelling;
};

/** The table of an object: `weighingRecord` is `weighing_record`. */
export function tableOf(declaration: Pick<Declaration, 'name'>): string {
  return snake(declaration.name);
}

/** The column of the first field by which people know a record of this object. */
export function nameColumnOf({ presentation }: Pick<Declaration, 'presentation'>): string {
  return columnOf(presentation[0] ?? 'id', { type: 'text' });
}

/** The table of an object's table part: `weighing_record_weighings`. */
export function rowsTableOf(declaration: Pick<Declaration, 'name'>, field: string): string {
  return `${tableOf(declaration)}_${snake(field)}`;
}

/** The column of a field; for a reference, `_id` is added to the name. */
export function columnOf(name: string, field: Pick<Field, 'type'>): string {
  return field.type === 'reference' ? `${snake(name)}_id` : snake(name);
}
