import { z } from 'zod';
import { isDay } from '#domain/kernel/filterValue.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { inWarsaw } from '#domain/kernel/warsawDay.ts';
import { conditionsOf, filterParts, type FilterPart } from '#domain/platform/filterParts.ts';

const quickShape = z.record(z.string(), z.json());

/** What a list shows. All of it is in the address, so that a link to it can be sent. */
export interface ListState {
  readonly searchStr: string;
  /** The first and the last day, such as `2026-12-31`; empty if not set. */
  readonly from: string;
  readonly to: string;
  /** True: only records marked for deletion; false: only the others; undefined: all. */
  readonly marked: boolean | undefined;
  /** The values of the quick filters by path. */
  readonly quick: Readonly<Record<string, z.core.util.JSONType>>;
  /** The conditions from the filters manager. */
  readonly conditions: readonly FilterPart[];
  /** Undefined means the order of the view. */
  readonly sort: { readonly path: string; readonly desc: boolean } | undefined;
  readonly page: number;
}

/** All filters of a list: the filter values of its list context. */
export type Narrowing = Omit<ListState, 'sort' | 'page'>;

/** No filter is set. */
export const wholeNarrowing: Narrowing = {
  searchStr: '',
  from: '',
  to: '',
  marked: undefined,
  quick: {},
  conditions: [],
};

/** The first page of all records, in the order of the view. */
export const wholeList: ListState = { ...wholeNarrowing, sort: undefined, page: 1 };

/** Whether any filter is set. */
export function isNarrowed({ searchStr, from, to, marked, quick, conditions }: Narrowing): boolean {
  return (
    searchStr !== '' ||
    from !== '' ||
    to !== '' ||
    marked !== undefined ||
    conditionsOf(conditions).length > 0 ||
    Object.keys(quick).length > 0
  );
}

/**
 * The query of the address of a list; only what differs from the unfiltered list is written. A sort is written as its path; a
 * descending one begins with `-`.
 */
export function queryOf(state: ListState): URLSearchParams {
  const parameters: Record<string, string> = {
    search: state.searchStr,
    from: state.from,
    to: state.to,
    marked: state.marked === undefined ? '' : String(state.marked),
    quick: Object.keys(state.quick).length > 0 ? JSON.stringify(state.quick) : '',
    conditions: state.conditions.length > 0 ? JSON.stringify(state.conditions) : '',
    sort: state.sort ? `${state.sort.desc ? '-' : ''}${state.sort.path}` : '',
    page: state.page > 1 ? String(state.page) : '',
  };
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
}

/** Reads a JSON text of this shape. @returns undefined if the text is empty or malformed */
const parsed = <S extends z.ZodType>(shape: S, text: string | null): z.output<S> | undefined => {
  if (!text) return undefined;
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** The day that a text such as `2026-12-31` is; an empty text if it is no day. */
const day = (text: string | null): string => (isDay(text) && inWarsaw(text).isValid ? text : '');

/** A longer search is cut off. */
const mostSearchCharacters = 200;
/** A larger number of a page counts as malformed. */
const mostPages = 1_000_000;

/** Reads an address; malformed parameters are ignored. */
export function stateAt(address: URLSearchParams): ListState {
  const sort = address.get('sort');
  const page = Number(address.get('page') ?? 1);
  const marked = address.get('marked');
  return {
    searchStr: beginningOf(address.get('search') ?? '', mostSearchCharacters),
    from: day(address.get('from')),
    to: day(address.get('to')),
    marked: marked === 'true' || marked === 'false' ? marked === 'true' : undefined,
    quick: parsed(quickShape, address.get('quick')) ?? {},
    conditions: parsed(filterParts, address.get('conditions')) ?? [],
    sort: sort ? { path: sort.replace(/^-/, ''), desc: sort.startsWith('-') } : undefined,
    page: Number.isSafeInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  };
}

/** Whether the address has filters that cannot be read, so that the list shows more than they mean. */
export function hasUnreadFilter(address: URLSearchParams): boolean {
  const shapes = { quick: quickShape, conditions: filterParts };
  return Object.entries(shapes).some(([name, shape]) => {
    const text = address.get(name);
    return Boolean(text) && parsed<z.ZodType>(shape, text) === undefined;
  });
}

interface RaSort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** The state in ra-core's format of the address. A value that equals its default is left out. */
export function raSearchOf({ sort, page, ...narrowing }: ListState): string {
  const filter = Object.entries(narrowing).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(wholeNarrowing[name as keyof Narrowing]),
  );
  const parameters = new URLSearchParams({
    ...(filter.length > 0 ? { filter: JSON.stringify(Object.fromEntries(filter)) } : {}),
    ...(sort ? { sort: sort.path, order: sort.desc ? 'DESC' : 'ASC' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Reads the state from ra-core's format; the order of the view does not count as chosen by the person. */
export function stateFromRa(search: string, viewSort: RaSort): ListState {
  const parameters = new URLSearchParams(search);
  const [field, order] = [parameters.get('sort'), parameters.get('order')];
  const isOrderOfView = field === null || (field === viewSort.field && order === viewSort.order);
  return {
    ...wholeList,
    ...(JSON.parse(parameters.get('filter') ?? '{}') as Partial<Narrowing>),
    sort: isOrderOfView ? undefined : { path: field, desc: order === 'DESC' },
    page: Number(parameters.get('page') ?? 1),
  };
}
