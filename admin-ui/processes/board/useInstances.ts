import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useRefetchOnChange } from '../../data/live.ts';

export type Instance = RecordNamed<'bpExemplar'> & { readonly presentation: string };
export const instancesOnPage = 50;

/** The filter for the running processes of a definition, or of one of its stages. */
export function runningOf(definitionId: number, stageId: number | undefined) {
  return {
    definition: definitionId,
    status: 'Active',
    markedToDelete: false,
    ...(stageId === undefined ? {} : { stage: stageId }),
  };
}

/** A page of the running processes, longest wait first. */
export function useInstances(definitionId: number, stageId: number | undefined, page: number) {
  const ofDefinition = ['process instances', definitionId];
  useRefetchOnChange(['bpExemplar'], ofDefinition);
  return useQuery({
    queryKey: [...ofDefinition, stageId, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      recordCalls.list(objects.bpExemplar, {
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
}
