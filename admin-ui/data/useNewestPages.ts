import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useRefetchOnChange } from './live.ts';
import { recordCalls, type PageOf } from './recordCalls.ts';

/** How many records are read at once. Earlier ones are read when somebody asks for them. */
const pageSize = 50;

interface NewestPagesProps {
  readonly queryKey: readonly unknown[];
  readonly filter: object;
  /** The paths of the columns, separated by commas; absent for all that a list has. */
  readonly columns?: string;
  readonly enabled?: boolean;
}

/** The records of an object that match a filter, newest first, page by page; read again when one changes. */
export function useNewestPages(
  { name, path }: { readonly name: string; readonly path: string },
  { queryKey, filter, columns, enabled = true }: NewestPagesProps,
) {
  useRefetchOnChange([name], queryKey);
  const { data, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey,
    enabled,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = { filter: JSON.stringify(filter), columns, sort: 'id', desc: true, limit: pageSize };
      return recordCalls.list({ path }, { query: { ...query, after: pageParam }, signal });
    },
    getNextPageParam: ({ next }) => next,
    select: ({ pages }: InfiniteData<PageOf>) => ({
      pages: pages.map(({ rows }) => rows),
      rows: pages.flatMap(({ rows }) => rows),
      count: pages[0]?.count ?? 0,
    }),
  });
  const readNextPage = () => {
    if (!isFetchingNextPage) void fetchNextPage();
  };
  return {
    data,
    refetch,
    /** Reads the next earlier ones; undefined if all are shown. */
    readEarlier: hasNextPage ? readNextPage : undefined,
  };
}
