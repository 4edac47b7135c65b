import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { call } from '../data/http.ts';
import { useRefetchOnChange } from '../data/live.ts';

export type Station = RecordNamed<'weighingStation'>;

const none: readonly Station[] = [];
/** A terminal has a handful of stations; all are offered. */
const limit = 1000;

/** The weighing stations in use, by name. */
export const useStations = (): readonly Station[] => {
  useRefetchOnChange(['weighingStation'], ['stations']);
  const { data } = useQuery({
    queryKey: ['stations'],
    queryFn: ({ signal }) =>
      call<{ rows: Station[] }>(`/${objects.weighingStation.path}`, {
        query: { limit, filter: JSON.stringify({ markedToDelete: false }) },
        signal,
      }),
  });
  return data?.rows ?? none;
};
