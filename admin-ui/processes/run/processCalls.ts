import { useQuery } from '@tanstack/react-query';
import type { SeenStages } from '#domain/processes/migration.rules.ts';
import type {
  ActionAnswer,
  MoveItem,
  ProcessAction,
  ProcessBoard,
  ProcessStanding,
} from '#domain/processes/processAnswers.ts';
import { call } from '../../data/http.ts';
import { useRefetchOnChange } from '../../data/live.ts';

/** The specification's envelope around what processes answer. */
interface Enveloped<T> {
  readonly httpStatus: number;
  readonly responseData: T;
}

export interface ActionWish {
  readonly exemplarId: number;
  readonly action: ProcessAction;
  readonly stageId?: number;
  readonly executorId?: number;
  readonly executionResult?: string;
  readonly comment?: string;
}

export interface MoveWish {
  readonly toVersionId: number;
  readonly exemplarIds: readonly number[];
  /** From a stage that the version has not, to the one where it goes on. */
  readonly landings: Readonly<Record<string, number>>;
  /** The stage on which each was seen: those that have gone on since are not moved. */
  readonly seen?: SeenStages;
  readonly preview: boolean;
}

/** A move goes from one version to another, so that instances of several are moved one after another. */
export const processCalls = {
  act: async (wish: ActionWish): Promise<ActionAnswer> =>
    (await call<Enveloped<ActionAnswer>>('/bp_exemplar/execute_action', { method: 'POST', body: wish }))
      .responseData,
  move: (definitionId: number, wish: MoveWish): Promise<{ readonly items: readonly MoveItem[] }> =>
    call(`/bp_definition/${definitionId}/move`, { method: 'POST', body: wish }),
};

/** Where a process stands; asked again whenever it goes on. */
export const useStanding = (exemplarId: number) => {
  useRefetchOnChange(['bpExemplar', 'bpHistory', 'task'], ['process standing', exemplarId]);
  return useQuery({
    queryKey: ['process standing', exemplarId],
    queryFn: ({ signal }) => call<ProcessStanding>(`/bp_exemplar/${exemplarId}/standing`, { signal }),
  });
};

export const useBoard = (definitionId: number) => {
  useRefetchOnChange(['bpExemplar'], ['process board', definitionId]);
  return useQuery({
    queryKey: ['process board', definitionId],
    queryFn: ({ signal }) => call<ProcessBoard>(`/bp_definition/${definitionId}/board`, { signal }),
  });
};
