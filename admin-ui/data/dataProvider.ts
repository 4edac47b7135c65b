import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { exchange, withQuery, type Method, type Query } from './http.ts';
import { apiFilter, type ListFilter } from './listQuery.ts';
import { problemCode } from './problem.ts';
import { recordCalls, type PageOf } from './recordCalls.ts';

export type Page = PageOf;

const put = (path: string, id: Identifier, data: object): Promise<AnyRecord> =>
  recordCalls.write({ path }, id, data);

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes a record unless somebody has changed the same fields since it was read. Other fields that a process has written
 * meanwhile, such as the status of a truck, are no reason to refuse.
 * @param written the fields to write
 * @param read the whole record as it was when it was read
 */
const putUnlessWritten = async (
  resource: string,
  id: Identifier,
  written: Values,
  read: Values = {},
): Promise<AnyRecord> => {
  try {
    return await put(resource, id, { updatedAt: read.updatedAt, ...written });
  } catch (error) {
    if (problemCode(error) !== 'stale_record') throw error;
    const current = await recordCalls.read({ path: resource }, id);
    if (Object.keys(written).some((field) => differs(read[field], current[field]))) throw error;
    return put(resource, id, { updatedAt: current.updatedAt, ...written });
  }
};

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

const answer = <T>(data: unknown): { data: T } => ({ data: data as T });

/** The calls of Keja's objects that react-admin does not know. */
export const recordCommands = {
  confirm: (path: string, id: Identifier) => recordCalls.confirm({ path }, id),
  undoConfirm: (path: string, id: Identifier) => recordCalls.undoConfirm({ path }, id),
  mark: (path: string, id: Identifier, markedToDelete: boolean) =>
    recordCalls.mark({ path }, id, markedToDelete),
  remove: (path: string, id: Identifier) => recordCalls.remove({ path }, id),
};

/** What a list of Keja takes in addition to react-admin's parameters; passed as `meta`. */
interface ListOptions {
  /** Paths through references to serve beside the fields, separated by commas. */
  readonly columns?: string;
  /** Get the rows after this place: `next` of an earlier answer. */
  readonly after?: string;
}

/** What a list of Keja returns beside its rows and total; passed as `meta`. */
export interface ListNews {
  /** The number of matching rows; if `countCapped`, there are more. */
  readonly count: number;
  readonly countCapped: boolean;
  /** The value of `after` that asks for the next page. */
  readonly next?: string;
}

/**
 * `ra-data-simple-rest` over our own HTTP calls. `extra` is added to the address; `onHeaders` is called with the headers of
 * each answer.
 */
const simpleRest = (
  extra: Query = {},
  onHeaders: (headers: Headers) => void = () => undefined,
): DataProvider =>
  simpleRestProvider('', async (path, { method = 'GET', body, signal } = {}) => {
    const reply = await exchange<unknown>(withQuery(String(path), extra), {
      method: method as Method,
      ...(typeof body === 'string' ? { body: JSON.parse(body) } : {}),
      signal: signal ?? undefined,
    });
    onHeaders(reply.headers);
    // The provider reads `json`. Its type asks for the text of the body too.
    return { ...reply, body: '' };
  });

interface RestPage<R> {
  readonly data: R[];
  readonly total?: number | undefined;
}

/**
 * Reads a list by `ra-data-simple-rest`, with the filter as our screens keep it. If counting stopped at its cap there is no
 * total: the answer only says whether there is a next page.
 */
const listed = async <R extends RaRecord>(
  params: Partial<GetListParams>,
  ask: (rest: DataProvider, filter: unknown) => Promise<RestPage<R>>,
): Promise<GetListResult<R> & { meta: ListNews }> => {
  const { columns, after } = (params.meta ?? {}) as ListOptions;
  let headers = new Headers();
  const rest = simpleRest({ columns, after }, (received) => (headers = received));
  const { data, total = 0 } = await ask(rest, apiFilter(params.filter as ListFilter | undefined));
  const next = headers.get('x-next');
  const countCapped = headers.get('x-count-capped') === 'true';
  const meta = { count: total, countCapped, ...(next ? { next } : {}) };
  if (!countCapped) return { data, total, meta };
  return { data, pageInfo: { hasNextPage: next !== null, hasPreviousPage: pageNumberOf(params) > 1 }, meta };
};

const pageNumberOf = ({ pagination }: Partial<GetListParams>): number => pagination?.page ?? 1;

/** From this row on, reading after the last row is cheaper than skipping rows by an offset. */
const deepFrom = 1000;
/** When the starts of this many pages are known, all are dropped. A page whose start is not known is read by its offset. */
const mostPageStarts = 500;
/** Where known deep pages begin: the `next` of the page before each of them. */
const pageStarts = new Map<string, string>();

/** The key of a page in `pageStarts`. */
const pageKeyOf = (resource: string, { sort, filter, pagination }: GetListParams, page: number): string =>
  JSON.stringify([resource, sort, filter, pagination?.perPage, page]);

/** Reads a page of a list; a deep page continues after the page before it, if that one has been read. */
const pageOfList: DataProvider['getList'] = async (resource, params) => {
  const page = pageNumberOf(params);
  const { perPage = 0 } = params.pagination ?? {};
  const isDeep = (page - 1) * perPage >= deepFrom;
  const pageStart = isDeep ? pageStarts.get(pageKeyOf(resource, params, page)) : undefined;
  const after = (params.meta as ListOptions | undefined)?.after ?? pageStart;
  const result = await listed({ ...params, meta: { ...params.meta, after } }, (rest, filter) =>
    rest.getList(resource, { ...params, filter }),
  );
  if (pageStarts.size >= mostPageStarts) pageStarts.clear();
  if (result.meta.next) pageStarts.set(pageKeyOf(resource, params, page + 1), result.meta.next);
  // The caller chooses the type of the records, so no type that is written here would fit it.
  return result as never;
};

const plain = simpleRest();

/**
 * `ra-data-simple-rest` with Keja's own behaviour: delete marks for deletion, and an update sends `updatedAt` back, so that
 * nobody overwrites a colleague's change that they have not seen (409 `stale_record`).
 */
export const dataProvider: DataProvider = {
  ...plain,
  supportAbortSignal: true,

  getList: pageOfList,

  getManyReference: async (resource, params) =>
    (await listed(params, (rest, filter) => rest.getManyReference(resource, { ...params, filter }))) as never,

  update: async (resource, { id, data, previousData }) =>
    answer(await putUnlessWritten(resource, id, data, previousData as Values | undefined)),

  delete: async <RecordType extends RaRecord>(resource: string, { id }: { id: Identifier }) =>
    answer<RecordType>(await recordCommands.mark(resource, id, true)),

  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await recordCommands.mark(resource, id, true);
    return { data: [...ids] };
  },
};
