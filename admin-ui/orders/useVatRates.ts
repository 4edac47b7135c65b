import { useQuery } from '@tanstack/react-query';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';

/** How many rates or units are read; an installation has far fewer. */
const mostRows = 200;

type ById = ReadonlyMap<unknown, AnyRecord>;

/** The VAT rates by their ids; undefined until they are read. */
export function useVatRates(): ById | undefined {
  return useById(objects.vatRate);
}

/** The units of measure by their ids; undefined until they are read. */
export function useUnits(): ById | undefined {
  return useById(objects.unitOfMeasure);
}

const useById = (object: typeof objects.vatRate | typeof objects.unitOfMeasure): ById | undefined => {
  const { data } = useQuery({
    queryKey: [object.path, 'by id'],
    queryFn: async ({ signal }) => {
      const page = await recordCalls.list(object, {
        query: { limit: mostRows },
        signal,
      });
      return new Map<unknown, AnyRecord>(page.rows.map((row) => [row.id, row]));
    },
    staleTime: 60_000,
  });
  return data;
};
