import { z } from 'zod';
import { conditionsOf, filterParts, type FilterPart } from '#domain/platform/filterParts.ts';

const quick = z.record(z.string(), z.json());

/** What a list shows: all of it stands in the address, so that a link to it can be sent. */
export interface ListState {
  readonly searchStr: string;
  readonly from: string;
  readonly to: string;
  /** Only records marked for deletion, only the others, or all. */
  readonly marked: boolean | undefined;
  /** Values of the quick filters by their paths. */
  readonly quick: Readonly<Record<string, z.core.util.JSONType>>;
  /** As the filters manager has put them together. */
  readonly conditions: readonly FilterPart[];
  /** The view's own order where undefined. */
  readonly sort: { readonly path: string; readonly desc: boolean } | undefined;
  readonly page: number;
}

export const wholeList: ListState = {
  searchStr: '',
  from: '',
  to: '',
  marked: undefined,
  quick: {},
  conditions: [],
  sort: undefined,
  page: 1,
};

/** Whether anything narrows the list. */
export const isNarrowed = ({
  searchStr,
  from,
  to,
  marked,
  quick: values,
  conditions: some,
}: ListState): boolean =>
  searchStr !== '' ||
  from !== '' ||
  to !== '' ||
  marked !== undefined ||
  conditionsOf(some).length > 0 ||
  Object.keys(values).length > 0;

/** Only what differs from the whole list is written. */
export const addressOf = (state: ListState): URLSearchParams => {
  const written: Record<string, string> = {
    search: state.searchStr,
    from: state.from,
    to: state.to,
    marked: state.marked === undefined ? '' : String(state.marked),
    quick: Object.keys(state.quick).length > 0 ? JSON.stringify(state.quick) : '',
    conditions: state.conditions.length > 0 ? JSON.stringify(state.conditions) : '',
    sort: state.sort ? `${state.sort.desc ? '-' : ''}${state.sort.path}` : '',
    page: state.page > 1 ? String(state.page) : '',
  };
  return new URLSearchParams(Object.entries(written).filter(([, value]) => value !== ''));
};

const parsed = <S extends z.ZodType>(shape: S, text: string | null): z.output<S> | undefined => {
  if (!text) return undefined;
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

const day = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** Reads an address; what somebody has written wrongly into it is as if it were not there. */
export const stateAt = (address: URLSearchParams): ListState => {
  const sort = address.get('sort');
  const page = Number(address.get('page') ?? 1);
  const marked = address.get('marked');
  return {
    searchStr: (address.get('search') ?? '').slice(0, 200),
    from: day(address.get('from')),
    to: day(address.get('to')),
    marked: marked === 'true' ? true : marked === 'false' ? false : undefined,
    quick: parsed(quick, address.get('quick')) ?? {},
    conditions: parsed(filterParts, address.get('conditions')) ?? [],
    sort: sort ? { path: sort.replace(/^-/, ''), desc: sort.startsWith('-') } : undefined,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
};
