import { useQuery } from '@tanstack/react-query';
import { objects } from '#domain/objects.ts';
import { recordCalls } from './recordCalls.ts';

const most = 200;

/** The codes of all currencies by their ids; undefined until they are read, and if not `wanted`. */
export function useCurrencies(wanted = true): ReadonlyMap<unknown, string> | undefined {
  const { data } = useQuery({
    queryKey: [objects.currency.path, 'codes'],
    queryFn: async ({ signal }) => {
      const { rows } = await recordCalls.list(objects.currency, { query: { limit: most }, signal });
      return new Map<unknown, string>(rows.map(({ id, code }) => [id, code]));
    },
    staleTime: 300_000,
    enabled: wanted,
  });
  return data;
}
