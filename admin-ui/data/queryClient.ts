import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/** The socket announces changes, so queries are not fetched again only because a window got the focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 0,
      gcTime: 10 * minute,
      retry: 1,
      refetchOnWindowFocus: false,
      // By default a query waits while the browser is offline, and its screen loads without an end. This lets it fail and say so.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
