import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { call } from '../../data/http.ts';
import { useRefetchOnChange } from '../../data/live.ts';

export type HistoryLine = RecordNamed<'bpHistory'>;
const shown = 200;

/** What has become of a process, the newest first; asked again whenever it goes on. */
export const useProcessHistory = (exemplarId: number) => {
  useRefetchOnChange(['bpHistory'], ['process history', exemplarId]);
  return useQuery({
    queryKey: ['process history', exemplarId],
    queryFn: ({ signal }) =>
      call<{ rows: readonly HistoryLine[] }>(`/${objects.bpHistory.path}`, {
        query: { filter: JSON.stringify({ exemplar: exemplarId }), sort: 'id', desc: true, limit: shown },
        signal,
      }),
  });
};
