import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { listQuery, type ListFilter } from '../../data/listQuery.ts';
import { useRefetchOnChange } from '../../data/live.ts';

interface PageRequest {
  readonly filter: ListFilter;
  readonly sort: { readonly path: string; readonly desc: boolean };
  readonly page: number;
  readonly perPage: number;
  /** Paths behind references, separated by commas. */
  readonly columns: string;
}

/** From this number of rows on, the page is requested after the last row of the page before, which is cheaper than an offset. */
const deepFrom = 1000;

/** One page of a list. It stays on screen until the next one is loaded, and is reloaded when others change records. */
export function useListPage(meta: ObjectMeta, request: PageRequest | undefined) {
  useRefetchOnChange([meta.name], [meta.path, 'list']);
  /** By request and number of the page: the position (`next` of the page before) from which the server reads this page. */
  const continuations = useRef(new Map<string, string>());
  // The request without its page: the same text for all pages of one list.
  const listKey = JSON.stringify({ ...request, page: undefined });
  const answer = useQuery({
    queryKey: [meta.path, 'list', request],
    queryFn: async ({ signal }) => {
      const { filter, sort, page, perPage, columns } = request as PageRequest;
      // `after` is known only if the page before was read. Without it the server skips the rows of the pages before. With it the
      // page to read is the first one after that position.
      const after =
        (page - 1) * perPage >= deepFrom ? continuations.current.get(`${listKey} ${page}`) : undefined;
      const query = listQuery({
        filter,
        sort: { field: sort.path, order: sort.desc ? 'DESC' : 'ASC' },
        pagination: { page, perPage },
      });
      return recordCalls.list(meta, {
        query: { ...query, columns, ...(after === undefined ? {} : { after, page: 1 }) },
        signal,
      });
    },
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = answer;
  useEffect(() => {
    if (data?.next && request && !isPlaceholderData)
      continuations.current.set(`${listKey} ${request.page + 1}`, data.next);
  }, [data, isPlaceholderData, listKey, request]);
  return answer;
}
