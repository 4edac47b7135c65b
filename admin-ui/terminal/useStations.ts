import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useRefetchOnChange } from '../data/live.ts';

export type Station = RecordNamed<'weighingStation'>;

const none: readonly Station[] = [];
/** Large enough for all stations of a terminal. */
const limit = 1000;

/** The weighing stations in use, by name. */
export function useStations(): readonly Station[] {
  useRefetchOnChange(['weighingStation'], ['stations']);
  const { data } = useQuery({
    queryKey: ['stations'],
    queryFn: ({ signal }) =>
      recordCalls.list(objects.weighingStation, {
        query: { limit, filter: JSON.stringify({ markedToDelete: false }) },
        signal,
      }),
  });
  return data?.rows ?? none;
}
