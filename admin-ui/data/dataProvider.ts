import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { call } from './http.ts';
import { listQuery } from './listQuery.ts';
import { problemCode } from './problem.ts';

export interface Page {
  readonly rows: AnyRecord[];
  readonly count: number;
  /** There are more than `count`: counting stopped there. */
  readonly countCapped?: boolean;
}

const one = (resource: string, id: Identifier): string => `/${resource}/${encodeURIComponent(String(id))}`;

const put = (resource: string, id: Identifier, data: unknown): Promise<AnyRecord> =>
  call<AnyRecord>(one(resource, id), { method: 'PUT', body: data });

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes a record that nobody has changed since it was read. What a process has written meanwhile, such as the
 * status of a truck on its way, is no reason to refuse: only another hand in these very fields is.
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
    const current = await call<AnyRecord>(one(resource, id));
    if (Object.keys(written).some((field) => differs(read[field], current[field]))) throw error;
    return put(resource, id, { updatedAt: current.updatedAt, ...written });
  }
};

const differs = (before: unknown, now: unknown): boolean => JSON.stringify(before) !== JSON.stringify(now);

const answer = <T>(data: unknown): { data: T } => ({ data: data as T });

/** What records can do besides being written: the calls that only Keja's objects have. */
export const recordCommands = {
  confirm: (resource: string, id: Identifier) =>
    call<AnyRecord>(`/${resource}/confirm/${id}`, { method: 'PUT', body: {} }),
  undoConfirm: (resource: string, id: Identifier) =>
    call<AnyRecord>(`/${resource}/undo_confirm/${id}`, { method: 'PUT', body: {} }),
  mark: (resource: string, id: Identifier, markedToDelete: boolean) =>
    call<AnyRecord>(`/${resource}/change_deletion_mark`, { method: 'POST', body: { id, markedToDelete } }),
  remove: (resource: string, id: Identifier) => call<null>(one(resource, id), { method: 'DELETE' }),
};

/**
 * react-admin's way to Keja's records, in the specification's dialect (`{rows, count}`).
 * Deleting marks for deletion, as everywhere in Keja; an update sends `updatedAt` back, so that a colleague's
 * change is not overwritten unseen (409 `stale_record`).
 */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,

  getList: async (resource, params) => {
    const page = await call<Page>(`/${resource}`, { query: listQuery(params), signal: params.signal });
    return {
      data: page.rows as never[],
      total: page.count,
      meta: { countCapped: page.countCapped === true },
    };
  },

  getOne: async (resource, { id, signal }) => answer(await call(one(resource, id), { signal })),

  getMany: async (resource, { ids, signal }) => {
    const query = listQuery({
      filter: { id: ids },
      pagination: { page: 1, perPage: Math.max(1, ids.length) },
    });
    const page = await call<Page>(`/${resource}`, { query, signal });
    return { data: page.rows as never[] };
  },

  getManyReference: async (resource, { target, id, filter, ...params }) => {
    const query = listQuery({ ...params, filter: { ...filter, [target]: id } });
    const page = await call<Page>(`/${resource}`, { query, signal: params.signal });
    return { data: page.rows as never[], total: page.count };
  },

  create: async (resource, { data }) => answer(await call(`/${resource}`, { method: 'POST', body: data })),

  update: async (resource, { id, data, previousData }) =>
    answer(await putUnlessWritten(resource, id, data, previousData as Values | undefined)),

  updateMany: async (resource, { ids, data }) => {
    for (const id of ids) await put(resource, id, data);
    return { data: [...ids] };
  },

  delete: async <RecordType extends RaRecord>(resource: string, { id }: { id: Identifier }) =>
    answer<RecordType>(await recordCommands.mark(resource, id, true)),

  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await recordCommands.mark(resource, id, true);
    return { data: [...ids] };
  },
};
