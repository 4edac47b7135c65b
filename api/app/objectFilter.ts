import { fail } from '#domain/kernel/fail.ts';
import type { AppObject } from '#domain/kernel/meta.ts';

/**
 * Filters the declared objects. They are not stored, so only equality, a list of values and `searchStr` are supported. None
 * is ever marked for deletion.
 * @throws query_invalid, filter_* that names the fault
 */
export function matchingObjects(
  objects: readonly AppObject[],
  filter: string | undefined,
): readonly AppObject[] {
  if (filter === undefined || filter === '') return objects;
  const conditions = Object.entries(parseConditions(filter));
  return objects.filter((object) => conditions.every(([field, wanted]) => matches(object, field, wanted)));
}

const parseConditions = (filter: string): object => {
  try {
    const conditions: unknown = JSON.parse(filter);
    if (typeof conditions === 'object' && conditions !== null && !Array.isArray(conditions))
      return conditions;
  } catch {
    // Falls through: not JSON.
  }
  throw fail('query_invalid', { parameter: 'filter' });
};

/** The properties by which objects can be filtered. */
const fields = ['name', 'singularName', 'title', 'singularTitle', 'model', 'type', 'path', 'module'] as const;
type Field = (typeof fields)[number];

const matches = (object: AppObject, field: string, wanted: unknown): boolean => {
  if (field === 'markedToDelete') return wanted === false || wanted === null;
  if (field === 'searchStr' || field === 'q') return hasWords(object, wanted);
  if (!fields.includes(field as Field)) throw fail('filter_field_unknown', { field, object: 'appObject' });
  const value = object[field as Field];
  if (Array.isArray(wanted)) return wanted.includes(value);
  if (typeof wanted !== 'string') throw fail('filter_value_invalid', { field });
  return value === wanted;
};

/** Whether the name or the title contains each word of the searched text. */
const hasWords = ({ name, title }: AppObject, wanted: unknown): boolean => {
  if (typeof wanted !== 'string') throw fail('filter_value_invalid', { field: 'searchStr' });
  const names = `${name} ${title}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
};
