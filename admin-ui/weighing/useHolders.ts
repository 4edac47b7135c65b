import { useQuery } from '@tanstack/react-query';
import { renewSeconds } from '#domain/weighing/weightedDisposition.ts';
import { call } from '../data/http.ts';
import { useRefetchOnChange } from '../data/live.ts';

interface Held {
  readonly dispositionId: number;
  readonly author: { readonly presentation: string } | null;
}

/** Who weighs which disposition now, by its id. A desk that has gone silent is found out by asking again. */
export const useHolders = (): ReadonlyMap<number, string> => {
  useRefetchOnChange(['weightedDisposition'], ['desk', 'holders']);
  const { data } = useQuery({
    queryKey: ['desk', 'holders'],
    queryFn: ({ signal }) => call<{ rows: Held[] }>('/weighted_find_dispositions', { signal }),
    refetchInterval: renewSeconds * 2000,
  });
  return new Map(data?.rows.map(({ dispositionId, author }) => [dispositionId, author?.presentation ?? '']));
};
