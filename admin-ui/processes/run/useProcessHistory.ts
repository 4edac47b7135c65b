import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useRefetchOnChange } from '../../data/live.ts';

export type HistoryLine = RecordNamed<'bpHistory'>;
const mostLines = 200;

/** The history of a process, newest first; read again whenever it changes. */
export function useProcessHistory(exemplarId: number) {
  useRefetchOnChange(['bpHistory'], ['process history', exemplarId]);
  return useQuery({
    queryKey: ['process history', exemplarId],
    queryFn: ({ signal }) =>
      recordCalls.list(objects.bpHistory, {
        query: { filter: JSON.stringify({ exemplar: exemplarId }), sort: 'id', desc: true, limit: mostLines },
        signal,
      }),
  });
}
