import { useQuery } from '@tanstack/react-query';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';

const most = 200;

/** The VAT rates by their ids; undefined until they are read. */
export function useVatRates(): ReadonlyMap<unknown, AnyRecord> | undefined {
  const { data } = useQuery({
    queryKey: [objects.vatRate.path, 'by id'],
    queryFn: async ({ signal }) => {
      const page = await recordCalls.list(objects.vatRate, {
        query: { limit: most },
        signal,
      });
      return new Map<unknown, AnyRecord>(page.rows.map((rate) => [rate.id, rate]));
    },
    staleTime: 60_000,
  });
  return data;
}
