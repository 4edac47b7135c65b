import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Field } from '#domain/kernel/field.ts';

const spelled = new Map<string, string>();

/** Remembered, for it is asked for every field of every row; only names of declarations come here. */
const snake = (name: string): string => {
  const known = spelled.get(name);
  if (known !== undefined) return known;
  const spelling = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  spelled.set(name, spelling);
  return spelling;
};

/** The table of an object: `weighingRecord` is `weighing_record`. */
export const tableOf = (declaration: Pick<Declaration, 'name'>): string => snake(declaration.name);

/** The table of an object's table part: `weighing_record_weighings`. */
export const rowsTableOf = (declaration: Pick<Declaration, 'name'>, field: string): string =>
  `${tableOf(declaration)}_${snake(field)}`;

/** The column that holds a field; a reference is stored under its name with `_id` behind it. */
export const columnOf = (name: string, field: Pick<Field, 'type'>): string =>
  field.type === 'reference' ? `${snake(name)}_id` : snake(name);
