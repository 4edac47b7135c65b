import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useRefetchOnChange } from '../../data/live.ts';
import { recordCalls, type PageOf } from '../../data/recordCalls.ts';

/** How many comments are read at once. Earlier ones are read when somebody asks for them. */
const pageSize = 50;

/** The comments on a record, newest first, page by page; read again when one changes. */
export function useComments(objectName: string, path: string, filter: object) {
  const key = ['comments', objectName, filter];
  useRefetchOnChange([objectName], key);
  const { data, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = { filter: JSON.stringify(filter), sort: 'id', desc: true, limit: pageSize };
      return recordCalls.list(
        { path },
        { query: pageParam === undefined ? query : { ...query, after: pageParam }, signal },
      );
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
