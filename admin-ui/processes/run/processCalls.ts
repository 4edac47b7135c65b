import { useQuery } from '@tanstack/react-query';
import type { WishAt } from '#domain/contracts.ts';
import { callApi } from '../../data/client.ts';
import { useRefetchOnChange } from '../../data/live.ts';

export type ActionRequest = WishAt<'POST /bp_exemplar/execute_action'>['body'];
export type MoveRequest = WishAt<'POST /bp_definition/:id/move'>['body'];

/** The calls that act on processes. One move may concern processes of several versions of a definition. */
export const processCalls = {
  act: async (request: ActionRequest) =>
    (await callApi('POST /bp_exemplar/execute_action', { body: request })).responseData,
  move: (id: number, request: MoveRequest) =>
    callApi('POST /bp_definition/:id/move', { params: { id }, body: request }),
};

/** The state of a process, read again whenever it changes. */
export function useStanding(exemplarId: number) {
  useRefetchOnChange(['bpExemplar', 'bpHistory', 'task'], ['process standing', exemplarId]);
  return useQuery({
    queryKey: ['process standing', exemplarId],
    queryFn: ({ signal }) => callApi('GET /bp_exemplar/:id/standing', { params: { id: exemplarId }, signal }),
  });
}

/** The figures of the running processes of a definition, read again whenever one changes. */
export function useBoard(definitionId: number) {
  useRefetchOnChange(['bpExemplar'], ['process board', definitionId]);
  return useQuery({
    queryKey: ['process board', definitionId],
    queryFn: ({ signal }) =>
      callApi('GET /bp_definition/:id/board', { params: { id: definitionId }, signal }),
  });
}
