import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { call } from '../../data/http.ts';
import { useRefetchOnChange } from '../../data/live.ts';

export type Instance = RecordNamed<'bpExemplar'> & { readonly presentation: string };
export const instancesOnPage = 50;

/** What runs by a definition; on one stage where one is named. */
export const runningOf = (definitionId: number, stageId: number | undefined) => ({
  definition: definitionId,
  status: 'Active',
  markedToDelete: false,
  ...(stageId === undefined ? {} : { stage: stageId }),
});

/** A page of what runs, what waits longest first. */
export const useInstances = (definitionId: number, stageId: number | undefined, page: number) => {
  const ofDefinition = ['process instances', definitionId];
  useRefetchOnChange(['bpExemplar'], ofDefinition);
  return useQuery({
    queryKey: [...ofDefinition, stageId, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<{ rows: readonly Instance[]; count: number }>(`/${objects.bpExemplar.path}`, {
        query: {
          filter: JSON.stringify(runningOf(definitionId, stageId)),
          sort: 'waitingSince',
          desc: false,
          limit: instancesOnPage,
          page,
        },
        signal,
      }),
  });
};
