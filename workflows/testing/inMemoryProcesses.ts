import type { ProcessActivities, ProcessPlace } from '../processes/process.activities.ts';
import { refusalFailure } from '../kernel/failures.ts';

/**
 * The activities of processes for tests of the workflow. A process is kept in memory and has a number of stages, one after the
 * other. Keys, refusals and effects are those of the real activities.
 */
export interface InMemoryProcesses {
  readonly activities: ProcessActivities;
  /** How many stages each process has, by the id of the process. */
  readonly stages: Map<number, number>;
  /** Where each process stands, by its id; none before its first step. */
  readonly places: Map<number, ProcessPlace>;
  /** What was written, each key once: `begin`, `completeStage 11`. */
  readonly steps: string[];
  /** The ids of processes that do not find their next stage. A test adds and removes them. */
  readonly stuck: Set<number>;
}

/** The task of a process's stage: 11 is the first of the process 1. */
export function taskOfStage(exemplarId: number, stageId: number): number {
  return exemplarId * 10 + stageId;
}

/** @param once does the work only at the first call with this key */
export function inMemoryProcesses(once: <T>(key: string, work: () => T) => T): InMemoryProcesses {
  const stages = new Map<number, number>();
  const places = new Map<number, ProcessPlace>();
  const steps: string[] = [];
  const stuck = new Set<number>();

  const placeAt = (exemplarId: number, stageId: number): ProcessPlace => ({
    status: stageId > (stages.get(exemplarId) ?? 0) ? 'Finished' : 'Active',
    name: `Process ${exemplarId}`,
    stageId,
    stageName: `Stage ${stageId}`,
    taskId: taskOfStage(exemplarId, stageId),
    result: 'success',
    executorId: null,
    due: null,
    marked: false,
  });
  const placeOf = (exemplarId: number): ProcessPlace => places.get(exemplarId) ?? placeAt(exemplarId, 1);
  /** Makes a change once for its key. `seen`: the revision of the place that the caller saw; another one is refused. */
  const write = (
    { key, exemplarId, seen }: { readonly key: string; readonly exemplarId: number; readonly seen?: number },
    stepName: string,
    change: (place: ProcessPlace) => ProcessPlace,
  ): ProcessPlace => {
    if (places.has(exemplarId) && placeOf(exemplarId).status !== 'Active')
      throw refusalFailure({ code: 'process_not_active', params: {} });
    const { revision = 0 } = placeOf(exemplarId);
    if (seen !== undefined && seen !== revision)
      throw refusalFailure({ code: 'process_move_illegal', params: {} });
    once(key, () => {
      steps.push(stepName);
      places.set(exemplarId, { ...change(placeOf(exemplarId)), revision: revision + 1 });
    });
    return placeOf(exemplarId);
  };
  const nextPlace = (exemplarId: number, place: ProcessPlace): ProcessPlace =>
    stuck.has(exemplarId)
      ? { ...place, result: 'not_found_next_stage' }
      : placeAt(exemplarId, (place.stageId ?? 0) + 1);

  return {
    stages,
    places,
    steps,
    stuck,
    activities: {
      readProcess: async ({ exemplarId }) => placeOf(exemplarId),
      beginProcess: async (step) => write(step, 'begin', () => placeAt(step.exemplarId, 1)),
      completeStage: async (step) => {
        if (placeOf(step.exemplarId).taskId !== step.taskId) return placeOf(step.exemplarId);
        return write(step, `completeStage ${step.taskId}`, (place) => nextPlace(step.exemplarId, place));
      },
      tryAgain: async (step) => write(step, 'tryAgain', (place) => nextPlace(step.exemplarId, place)),
      redirectProcess: async (step) =>
        write(step, `redirect ${step.stageId}`, () => placeAt(step.exemplarId, step.stageId)),
      cancelProcess: async (step) => write(step, 'cancel', (place) => ({ ...place, status: 'Canceled' })),
      moveProcess: async (step) =>
        write(step, `move ${step.toVersionId}`, () =>
          placeAt(step.exemplarId, step.chosenStageId ?? step.fromStageId),
        ),
    },
  };
}
