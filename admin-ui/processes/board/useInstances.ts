import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { call } from '../../data/http.ts';
import { useRefetchOnChange } from '../../data/live.ts';

export type Instance = RecordNamed<'bpExemplar'>;
/** As many as anybody moves at once; the list of processes has the others. */
export const mostInstances = 200;

/** What runs by a definition, what waits longest first; on one stage where one is named. */
export const useInstances = (definitionId: number, stageId: number | undefined) => {
  const key = ['process instances', definitionId, stageId];
  useRefetchOnChange(['bpExemplar'], key);
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call<{ rows: readonly Instance[]; count: number }>(`/${objects.bpExemplar.path}`, {
        query: {
          filter: JSON.stringify({
            definition: definitionId,
            status: 'Active',
            markedToDelete: false,
            ...(stageId === undefined ? {} : { stage: stageId }),
          }),
          sort: 'waitingSince',
          desc: false,
          limit: mostInstances,
        },
        signal,
      }),
  });
};
