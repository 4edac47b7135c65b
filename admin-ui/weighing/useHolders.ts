import { useQuery } from '@tanstack/react-query';
import { renewSeconds } from '#domain/weighing/weightedDisposition.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';

/** Who weighs which disposition now, by its id. It is polled, because a desk that lost its connection cannot report that. */
export function useHolders(): ReadonlyMap<number, string> {
  useRefetchOnChange(['weightedDisposition'], ['desk', 'holders']);
  const { data } = useQuery({
    queryKey: ['desk', 'holders'],
    queryFn: ({ signal }) => callApi('GET /weighted_find_dispositions', { signal }),
    refetchInterval: renewSeconds * 2000,
  });
  return new Map(data?.rows.map(({ dispositionId, author }) => [dispositionId, author?.presentation ?? '']));
}
