import { useQuery } from '@tanstack/react-query';
import { objects } from '#domain/objects.ts';
import { recordCalls } from './recordCalls.ts';

const mostCurrencies = 200;

/** The codes of all currencies by their ids; undefined until they are read, and if not `isWanted`. */
export function useCurrencies(isWanted = true): ReadonlyMap<unknown, string> | undefined {
  const { data } = useQuery({
    queryKey: [objects.currency.path, 'codes'],
    queryFn: async ({ signal }) => {
      const { rows } = await recordCalls.list(objects.currency, { query: { limit: mostCurrencies }, signal });
      return new Map<unknown, string>(rows.map(({ id, code }) => [id, code]));
    },
    staleTime: 300_000,
    enabled: isWanted,
  });
  return data;
}
