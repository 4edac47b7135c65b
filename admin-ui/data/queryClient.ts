import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/** The socket announces changes, so queries are not repeated only because a window got the focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 0,
      gcTime: 10 * minute,
      retry: 1,
      refetchOnWindowFocus: false,
      // Also without a network: a query that fails shows its error and is repeated later.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
