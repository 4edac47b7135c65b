import { fail } from '#domain/kernel/fail.ts';
import type { AppObject } from '#domain/kernel/meta.ts';

/**
 * Objects are declared, not stored, so their list understands equality, a list of values and `searchStr` alone.
 * None is ever marked for deletion.
 * @throws query_invalid, filter_* naming what is wrong
 */
export const matching = (objects: readonly AppObject[], filter: string | undefined): readonly AppObject[] => {
  if (filter === undefined || filter === '') return objects;
  const conditions = Object.entries(parsed(filter));
  return objects.filter((object) => conditions.every(([field, wanted]) => matches(object, field, wanted)));
};

const parsed = (filter: string): object => {
  try {
    const given: unknown = JSON.parse(filter);
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given;
  } catch {
    // falls through: what is not JSON is as wrong as what is no object
  }
  throw fail('query_invalid', { parameter: 'filter' });
};

const fields = ['name', 'singularName', 'title', 'singularTitle', 'model', 'type', 'path', 'module'] as const;
type Field = (typeof fields)[number];

const matches = (object: AppObject, field: string, wanted: unknown): boolean => {
  if (field === 'markedToDelete') return wanted === false || wanted === null;
  if (field === 'searchStr' || field === 'q') return isCalled(object, wanted);
  if (!fields.includes(field as Field)) throw fail('filter_field_unknown', { field, object: 'appObject' });
  const value = object[field as Field];
  if (Array.isArray(wanted)) return wanted.includes(value);
  if (typeof wanted !== 'string') throw fail('filter_value_invalid', { field });
  return value === wanted;
};

const isCalled = ({ name, title }: AppObject, wanted: unknown): boolean => {
  if (typeof wanted !== 'string') throw fail('filter_value_invalid', { field: 'searchStr' });
  const names = `${name} ${title}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
};
