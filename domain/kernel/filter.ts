import { z } from 'zod';
import type { Declaration } from './declaration.ts';
import { fail } from './fail.ts';
import { parseFilterPath, parsePath, type FieldPath } from './fieldPath.ts';
import {
  isFilterOperator,
  operatorsOf,
  takesList,
  takesNoValue,
  type FilterOperator,
} from './filterOperators.ts';
import { isDay, parseFilterValue, type FilterValue } from './filterValue.ts';
import type { Registry } from './registry.ts';

/** A parsed filter: only known fields, operators that fit them, and values of their type. */
export type Filter =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Filter[] }
  | {
      readonly kind: 'compare';
      readonly path: FieldPath;
      readonly operator: FilterOperator;
      readonly values: readonly FilterValue[];
    }
  | { readonly kind: 'search'; readonly words: readonly string[] };

/** The filter that every record meets. */
export const everything: Filter = { kind: 'all', of: [] };

/** An entry of `filters`. One with `use: false` is ignored. */
const condition = z.object({
  use: z.boolean().optional(),
  fieldPath: z.string(),
  operator: z.string().default('eq'),
  value: z.unknown().optional(),
});

/**
 * Parses the `filter` parameter of a list into a typed tree.
 * - Keys are field paths. `products.product` asks for a record with a row that meets the condition.
 * - A plain value means `eq` and an array means `inList`. An object maps operators to values: `{"netto": {"gte": "10.000"}}`.
 *   A record that was picked (`{"vehicle": {"id": 7}}`) means its id. Null means that the field is not filled.
 * - `and` and `or` hold lists of such objects. `filters` is a list of `{use, fieldPath, operator, value}`, as the filters
 *   manager sends it.
 * - `searchStr` (or `q`) searches the search fields. `period` (`{from, to}` or `[from, to]`, days in Warsaw) limits the date of a
 *   document, or the creation of a record without a date.
 * @throws KejaError `filter_*` naming the field or operator at fault
 */
export function parseFilter(registry: Registry, declaration: Declaration, input: unknown): Filter {
  const filter = parseParts(registry, declaration, input);
  mustBeOfSize([filter], 0);
  return filter;
}

/** A query takes 65,535 parameters at most, and some conditions take more than one for a value. */
export const mostFilterValues = 20_000;
/** As so many values a word of a search counts, because it is compared with several fields. */
const valuesPerWord = 5;

/**
 * Refuses a filter with too many values. The error names the field at which the limit is passed.
 * @param before the number of values that were counted before these parts
 * @returns the number of values, with these parts
 */
const mustBeOfSize = (parts: readonly Filter[], before: number): number =>
  parts.reduce((sum, part) => {
    if ('of' in part) return mustBeOfSize(part.of, sum);
    // A condition without a value, such as "is not filled", counts as one.
    const added = part.kind === 'search' ? part.words.length * valuesPerWord : part.values.length || 1;
    const size = sum + added;
    if (size <= mostFilterValues) return size;
    const field = part.kind === 'search' ? 'searchStr' : part.path.names.join('.');
    throw fail('filter_too_large', { field, most: mostFilterValues });
  }, before);

const parseParts = (registry: Registry, declaration: Declaration, input: unknown): Filter => {
  if (input === undefined || input === null) return everything;
  if (typeof input !== 'object' || Array.isArray(input))
    throw fail('filter_invalid', { reason: 'object expected' });
  const parts = Object.entries(input).flatMap(([key, value]) =>
    parseEntry(registry, declaration, key, value),
  );
  return { kind: 'all', of: parts };
};

const parseEntry = (registry: Registry, declaration: Declaration, key: string, value: unknown): Filter[] => {
  if (key === 'and' || key === 'or') {
    if (!Array.isArray(value)) throw fail('filter_invalid', { reason: `${key} needs a list` });
    const parts = value.map((part) => parseParts(registry, declaration, part));
    return [{ kind: key === 'and' ? 'all' : 'any', of: parts }];
  }
  if (key === 'filters') return parseConditions(registry, declaration, value);
  if (key === 'searchStr' || key === 'q') return parseSearch(value);
  if (key === 'period') return parsePeriod(registry, declaration, value);
  if (declaration.ignoredFilters?.includes(key)) return [];
  return parseField(registry, declaration, pathOfKey(declaration, key), value);
};

/** The path for which another name of a field stands; any other key is a path itself. */
const pathOfKey = ({ filterAliases = {} }: Declaration, key: string): string =>
  Object.hasOwn(filterAliases, key) ? (filterAliases[key] as string) : key;

const parseSearch = (value: unknown): Filter[] => {
  if (value === null || value === '') return [];
  // Postgres takes no text with the character NUL.
  if (typeof value !== 'string' || value.length > 200 || value.includes('\0'))
    throw fail('filter_value_invalid', { field: 'searchStr' });
  const words = value.split(/\s+/).filter(Boolean);
  return words.length > 0 ? [{ kind: 'search', words }] : [];
};

const parseConditions = (registry: Registry, declaration: Declaration, value: unknown): Filter[] => {
  const parsed = z.array(condition).safeParse(value);
  if (!parsed.success)
    throw fail('filter_invalid', { reason: 'filters needs a list of {fieldPath, operator, value}' });
  return parsed.data
    .filter((entry) => entry.use !== false)
    .map((entry) =>
      compare(
        parseFilterPath(registry, declaration, entry.fieldPath),
        entry.fieldPath,
        entry.operator,
        entry.value,
      ),
    );
};

/** A day at one end of a period; absent or null if the period is open there. */
const edge = z.string().nullish();
const period = z.union([
  z.strictObject({ from: edge, to: edge }),
  z.tuple([edge, edge]).transform(([from, to]) => ({ from, to })),
]);

const parsePeriod = (registry: Registry, declaration: Declaration, value: unknown): Filter[] => {
  if (value === null) return [];
  const parsed = period.safeParse(value);
  if (!parsed.success) throw fail('filter_value_invalid', { field: 'period' });
  const { from, to } = parsed.data;
  const name = declaration.fields.date ? 'date' : 'createdAt';
  const path = parsePath(registry, declaration, name);
  return [
    ...(from ? [compare(path, 'period', 'gte', from)] : []),
    ...(to ? [compare(path, 'period', 'lte', to)] : []),
  ];
};

const parseField = (registry: Registry, declaration: Declaration, key: string, value: unknown): Filter[] => {
  const path = parseFilterPath(registry, declaration, key);
  if (Array.isArray(value)) return [compare(path, key, 'inList', value)];
  if (value === null) return [compare(path, key, 'notFilled', undefined)];
  if (typeof value !== 'object') return [compare(path, key, 'eq', value)];
  if (path.field.type === 'reference' && 'id' in value) return [compare(path, key, 'eq', value.id)];
  return Object.entries(value).map(([operator, operand]) => compare(path, key, operator, operand));
};

/** @param written the path as the caller wrote it, by which errors name the field */
const compare = (path: FieldPath, written: string, operator: string, operand: unknown): Filter => {
  if (!isFilterOperator(operator)) throw fail('filter_operator_unknown', { field: written, operator });
  if (!operatorsOf[path.field.type].includes(operator)) {
    throw fail('filter_operator_not_for_type', { field: written, operator, type: path.field.type });
  }
  if (takesNoValue(operator)) return { kind: 'compare', path, operator, values: [] };
  if (takesList(operator) !== Array.isArray(operand)) throw fail('filter_value_invalid', { field: written });
  const operands: unknown[] = Array.isArray(operand) ? operand : [operand];
  if (path.field.type === 'datetime' && isEquality(operator) && operands.some(isDay))
    return comparedByDay(path, written, operator, operands);
  const values = operands.map((value) => parseFilterValue(path.field, operator, value, written));
  return { kind: 'compare', path, operator, values };
};

const isEquality = (operator: FilterOperator): boolean =>
  takesList(operator) || operator === 'eq' || operator === 'ne';

/** A moment equals a day when it is within that day. A field that is not filled differs from every day. */
const comparedByDay = (
  path: FieldPath,
  written: string,
  operator: FilterOperator,
  operands: readonly unknown[],
): Filter => {
  const comparedBy = (dayOperator: FilterOperator, day: unknown) => compare(path, written, dayOperator, day);
  const inside = (day: unknown): Filter => ({
    kind: 'all',
    of: [comparedBy('gte', day), comparedBy('lte', day)],
  });
  const outside = (day: unknown): Filter => ({
    kind: 'any',
    of: [comparedBy('lt', day), comparedBy('gt', day), compare(path, written, 'notFilled', undefined)],
  });
  return operator === 'eq' || operator === 'inList'
    ? { kind: 'any', of: operands.map((value) => (isDay(value) ? inside(value) : comparedBy('eq', value))) }
    : { kind: 'all', of: operands.map((value) => (isDay(value) ? outside(value) : comparedBy('ne', value))) };
};
