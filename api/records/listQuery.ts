import { z } from 'zod';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { isPlain } from '../http/plain.ts';
import type { ListQuery, Sort } from '#database/recordService.ts';

export const defaultLimit = 15;
export const maxLimit = 1000;

const flag = z.union([z.stringbool(), z.boolean()]);
const jsonText = z.string().transform((value, context): unknown => {
  try {
    const given: unknown = JSON.parse(value);
    if (isPlain(given)) return given;
  } catch {
    // falls through: what is not JSON is as wrong as what nobody can walk
  }
  context.addIssue({ code: 'custom', message: 'not JSON' });
  return z.NEVER;
});
const sortPair = z.tuple([z.string(), z.enum(['ASC', 'DESC', 'asc', 'desc'])]);
const rangePair = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([from, to]) => to >= from && to - from < maxLimit);

/** The parameters of a list, in either dialect; `range` tells that it is react-admin's simple-rest. */
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
  /** The rows asked for by `range`, when it was. */
  readonly range: readonly [number, number] | undefined;
}

/** A parameter that is there and empty asks for nothing. */
const filledIn = (parameters: unknown): object =>
  Object.fromEntries(Object.entries(parameters as object).filter(([, value]) => value !== ''));

/** @throws query_invalid, filter_* naming what is wrong */
export const parseListQuery = (
  registry: Registry,
  declaration: Declaration,
  parameters: unknown,
): ParsedList => {
  const parsed = listParameters.safeParse(filledIn(parameters));
  if (!parsed.success)
    throw fail('query_invalid', { parameter: String(parsed.error.issues[0]?.path[0] ?? '') });
  const { range, limit = defaultLimit, page = 1, after, filter, columns = '' } = parsed.data;
  const [from, to] = range ?? [(page - 1) * limit, page * limit - 1];
  return {
    range,
    query: {
      filter: parseFilter(registry, declaration, filter),
      sort: sortsOf(registry, declaration, parsed.data),
      limit: to - from + 1,
      offset: after === undefined ? from : 0,
      ...(after === undefined ? {} : { after }),
      columns: columnsOf(registry, declaration, columns),
    },
  };
};

const mostColumns = 100;

/** `columns=name,vehicle.tare`: what stands in the record itself comes anyway, the rest is looked up behind references. */
const columnsOf = (
  registry: Registry,
  declaration: Declaration,
  written: string,
): NonNullable<ListQuery['columns']> => {
  const paths = [...new Set(written.split(',').map((path) => path.trim()))].filter((path) =>
    path.includes('.'),
  );
  if (paths.length > mostColumns) throw fail('query_invalid', { parameter: 'columns' });
  return paths.map((path) => {
    const found = parsePath(registry, declaration, path);
    if (found.field.type === 'rows') throw fail('query_invalid', { parameter: 'columns' });
    return { written: path, path: found };
  });
};

/** `sort=name&desc=true`, or `sort=["name","DESC"]`. */
const sortsOf = (
  registry: Registry,
  declaration: Declaration,
  { sort, desc }: z.infer<typeof listParameters>,
): Sort[] => {
  const { field, desc: falling } = sort === undefined ? declaration.sort : writtenSort(sort, desc ?? false);
  const path = parsePath(registry, declaration, field);
  if (['rows', 'json', 'translated'].includes(path.field.type))
    throw fail('query_invalid', { parameter: 'sort' });
  return [{ path, desc: falling }];
};

const writtenSort = (sort: string, desc: boolean): { field: string; desc: boolean } => {
  if (!sort.startsWith('[')) return { field: sort, desc };
  const pair = jsonText.pipe(sortPair).safeParse(sort);
  if (!pair.success) throw fail('query_invalid', { parameter: 'sort' });
  return { field: pair.data[0], desc: pair.data[1].toUpperCase() === 'DESC' };
};
