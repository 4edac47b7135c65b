import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/** Fresh by announcement: what changes is told by the socket, so nothing is asked again only because a window got focus. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 0, gcTime: 10 * minute, retry: 1, refetchOnWindowFocus: false } },
});
