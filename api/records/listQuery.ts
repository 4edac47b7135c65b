import { z } from 'zod';
import { fieldsOf, usualOrder, type Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import { isLong } from '#domain/kernel/field.ts';
import { parsePath, type FieldPath } from '#domain/kernel/fieldPath.ts';
import { parseFilter, type Filter } from '#domain/kernel/filter.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { isPlain } from '../http/plain.ts';
import type { ListQuery, Sort } from '#database/recordService.ts';

const defaultLimit = 15;
const maxLimit = 1000;

const flag = z.union([z.stringbool(), z.boolean()]);
/** A text with JSON, which becomes its value. */
const jsonText = z.string().transform((value, context): unknown => {
  try {
    const parsed: unknown = JSON.parse(value);
    if (isPlain(parsed)) return parsed;
  } catch {
    // A text that is no JSON is refused below, as is a value that is nested too deeply.
  }
  context.addIssue({ code: 'custom', message: 'not JSON' });
  return z.NEVER;
});
const sortPair = z.tuple([z.string(), z.enum(['ASC', 'DESC', 'asc', 'desc'])]);
/** The first and the last row, from 0. */
const rangePair = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([from, to]) => to >= from && to - from < maxLimit);

/**
 * The parameters of a list, in the dialect of the specification and in that of simple-rest (`ra-data-simple-rest`, which belongs
 * to react-admin). `ParsedList.range` says which one is used.
 */
export const listParameters = z.object({
  sort: z.string().max(300).optional(),
  desc: flag.optional(),
  limit: z.coerce.number().int().min(1).max(maxLimit).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  after: z.string().max(2000).optional(),
  range: jsonText.pipe(rangePair).optional(),
  filter: jsonText.optional(),
  columns: z.string().max(5000).optional(),
  totals: jsonText.optional(),
});

export interface ParsedList {
  readonly query: ListQuery;
  /** The range of rows in simple-rest's dialect: the answer is then an array with `Content-Range`, not `{rows, count}`. */
  readonly range: readonly [number, number] | undefined;
}

const without = (parameters: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.includes(name)));

/** The parameters without those that are present but empty. */
const filledIn = (parameters: unknown): object =>
  Object.fromEntries(Object.entries(parameters as object).filter(([, value]) => value !== ''));

/**
 * Turns the parameters of a request into the query of a list.
 * @param own names of parameters that belong to this call and not to its list: they are ignored here
 * @throws query_invalid, filter_* naming what is wrong
 */
export function parseListQuery(
  registry: Registry,
  declaration: Declaration,
  requestQuery: unknown,
  own: readonly string[] = [],
): ParsedList {
  const parameters = without(requestQuery as object, own);
  const parsed = listParameters.safeParse(filledIn(parameters));
  if (!parsed.success)
    throw fail('query_invalid', { parameter: String(parsed.error.issues[0]?.path[0] ?? '') });
  const { limit = defaultLimit, page = 1, after, columns = '' } = parsed.data;
  const idsRange = rangeOfIds(parameters, parsed.data.filter);
  const range = parsed.data.range ?? idsRange;
  // The first and the last row, from 0.
  const [from, to] = range ?? [(page - 1) * limit, page * limit - 1];
  const rowCount = to - from + 1;
  return {
    range,
    query: {
      filter: filterOf(registry, declaration, parameters, parsed.data.filter),
      sort: sortsOf(registry, declaration, parsed.data),
      limit: rowCount,
      // `after` is the `next` of the page before: the rows go on from there, and none is skipped.
      offset: after === undefined ? from : 0,
      ...(after === undefined ? {} : { after }),
      columns: columnsOf(registry, declaration, columns, rowCount),
      // A few records that are asked for by their ids come with their long texts.
      ...(idsRange && rowCount <= mostWithLong ? {} : withoutLong(declaration, columns, rowCount)),
    },
  };
}

/** Parameters that do not select rows, so that `getMany` of simple-rest may have them too. */
const besideRows = ['lang', 'columns'];

/**
 * The range for simple-rest's `getMany`, which asks for records by `filter={"id":[1,2]}` without a range or any other
 * parameter of a list. All its records are returned at once.
 * @throws query_invalid for more ids than a list has rows
 */
const rangeOfIds = (parameters: unknown, filter: unknown): [number, number] | undefined => {
  const selecting = Object.keys(filledIn(parameters)).filter((name) => !besideRows.includes(name));
  if (selecting.length !== 1 || typeof filter !== 'object' || filter === null) return undefined;
  const { id, ...others } = filter as { readonly id?: unknown };
  if (!Array.isArray(id) || Object.keys(others).length > 0) return undefined;
  if (id.length > maxLimit) throw fail('query_invalid', { parameter: 'filter' });
  return [0, Math.max(id.length, 1) - 1];
};

const listParameterNames: readonly string[] = [...Object.keys(listParameters.shape), 'lang'];

/**
 * The filter, together with all parameters that are not a list's own: each of those is a field to compare, as in `filter`.
 * An unknown one is refused by its name.
 * @throws filter_field_unknown
 */
export function filterOf(
  registry: Registry,
  declaration: Declaration,
  parameters: unknown,
  filter: unknown,
): Filter {
  const fieldConditions = Object.entries(filledIn(parameters)).filter(
    ([name]) => !listParameterNames.includes(name),
  );
  const parsedFilter = parseFilter(registry, declaration, filter);
  if (fieldConditions.length === 0) return parsedFilter;
  const byFields = parseFilter(registry, declaration, Object.fromEntries(fieldConditions));
  return { kind: 'all', of: [parsedFilter, byFields] };
}

const mostColumns = 100;
/** The most references that the columns of one list may follow: each is a join. The filter and the sort need some more. */
const mostReferences = 40;

/** `a.b.c` follows the references `a` and `a.b`. */
const referencesOf = (path: readonly string[]): string[] => {
  const names = path.slice(0, -1);
  return names.map((_name, index) => names.slice(0, index + 1).join('.'));
};

/** Refuses columns that follow too many references, before anything is read. @throws query_too_wide */
export function mustNotBeTooWide(columns: readonly { readonly path: FieldPath }[]): void {
  const references = new Set(columns.flatMap(({ path }) => referencesOf(path.names)));
  if (references.size > mostReferences) throw fail('query_too_wide', { most: mostReferences });
}

/** `columns=name,vehicle.tare`: a record's own fields are served anyway; the others are read through references. */
const columnsOf = (
  registry: Registry,
  declaration: Declaration,
  columnList: string,
  rowCount: number,
): NonNullable<ListQuery['columns']> => {
  const paths = [...new Set(columnList.split(',').map((path) => path.trim()))].filter((path) =>
    path.includes('.'),
  );
  if (paths.length > mostColumns) throw fail('query_invalid', { parameter: 'columns' });
  const columns = paths.map((path) => {
    const fieldPath = parsePath(registry, declaration, path);
    if (fieldPath.field.type === 'rows') throw fail('query_invalid', { parameter: 'columns' });
    return { written: path, path: fieldPath };
  });
  mustBeFewWithLong(rowCount, columns.find(({ path }) => isLong(path.field))?.written);
  mustNotBeTooWide(columns);
  return columns;
};

/** The most records of which one answer has long texts, such as the bodies of letters. */
const mostWithLong = 100;

/** @throws query_too_long if one of the columns is a long text and the answer has many records */
const mustBeFewWithLong = (rowCount: number, longColumn: string | undefined): void => {
  if (longColumn !== undefined && rowCount > mostWithLong)
    throw fail('query_too_long', { column: longColumn, most: mostWithLong });
};

/**
 * Leaves long texts out of a list unless `columns` names them: a list of letters with their bodies would have megabytes.
 * @throws query_too_long
 */
const withoutLong = (
  declaration: Declaration,
  columnList: string,
  rowCount: number,
): Pick<ListQuery, 'only'> => {
  const namedColumns = new Set(columnList.split(',').map((path) => path.trim()));
  const fields = Object.entries(fieldsOf(declaration));
  mustBeFewWithLong(rowCount, fields.find(([name, field]) => isLong(field) && namedColumns.has(name))?.[0]);
  const served = fields.filter(([name, field]) => !isLong(field) || namedColumns.has(name));
  return served.length === fields.length ? {} : { only: served.map(([name]) => name) };
};

/**
 * The order that `sort=name&desc=true` or `sort=["name","DESC"]` asks for; without `sort` that of the declaration. If the
 * field is that of the declaration's order, records with the same value are sorted by the second field of this order.
 */
const sortsOf = (
  registry: Registry,
  declaration: Declaration,
  { sort, desc }: z.infer<typeof listParameters>,
): Sort[] => {
  const { field, desc: isDescending } =
    sort === undefined ? declaration.sort : parseSort(sort, desc ?? false);
  const names = field === declaration.sort.field ? usualOrder(declaration) : [field];
  return names
    .flatMap((name) => namingPaths(registry, declaration, name))
    .map((path) => ({ path, desc: isDescending }));
};

/** The paths to sort by: the field itself, or for a reference the presentation fields of its record. */
const namingPaths = (registry: Registry, declaration: Declaration, pathText: string): FieldPath[] => {
  const path = parsePath(registry, declaration, pathText);
  const { field, names } = path;
  if (['rows', 'json', 'translated'].includes(field.type)) throw fail('query_invalid', { parameter: 'sort' });
  if (field.type !== 'reference') return [path];
  return registry
    .byName(field.to)
    .presentation.flatMap((name) => namingPaths(registry, declaration, [...names, name].join('.')));
};

const parseSort = (sort: string, desc: boolean): { field: string; desc: boolean } => {
  if (!sort.startsWith('[')) return { field: sort, desc };
  const pair = jsonText.pipe(sortPair).safeParse(sort);
  if (!pair.success) throw fail('query_invalid', { parameter: 'sort' });
  return { field: pair.data[0], desc: pair.data[1].toUpperCase() === 'DESC' };
};
