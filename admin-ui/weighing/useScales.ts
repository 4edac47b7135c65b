import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';

export type Scale = RecordNamed<'scale'>;

const none: readonly Scale[] = [];

/** The scales in use, by code; a terminal has only a few. */
export function useScales(): readonly Scale[] {
  const { data } = useQuery({
    queryKey: ['scales'],
    queryFn: ({ signal }) =>
      recordCalls.list(objects.scale, {
        query: { limit: 1000, sort: 'code', filter: JSON.stringify({ markedToDelete: false }) },
        signal,
      }),
  });
  return data?.rows ?? none;
}
