import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Field } from '#domain/kernel/field.ts';

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

export const tableOf = (declaration: Pick<Declaration, 'name'>): string => snake(declaration.name);

export const rowsTableOf = (declaration: Pick<Declaration, 'name'>, field: string): string =>
  `${tableOf(declaration)}_${snake(field)}`;

/** The column that holds a field; a reference is stored under its name with `_id` behind it. */
export const columnOf = (name: string, field: Pick<Field, 'type'>): string =>
  field.type === 'reference' ? `${snake(name)}_id` : snake(name);
