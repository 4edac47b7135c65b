import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import { isSameUnloading, newUnloading, type UnloadingState } from '#domain/ships/unloading.rules.ts';
import { refusalFailure } from '../kernel/failures.ts';
import type {
  BoxesStep,
  RunChange,
  RunEnding,
  RunOpening,
  ShipUnloadingActivities,
  UnloadingReading,
  UnloadingStep,
} from '../ships/shipUnloading.activities.ts';

type UnloadingWritten = {
  readonly what: keyof Omit<ShipUnloadingActivities, 'openUnloading'>;
} & (UnloadingStep | RunOpening | RunEnding | RunChange | BoxesStep);

/** Ships that are unloaded, in memory: the same keys, refusals and effects, no Postgres. */
export interface InMemoryShips {
  readonly activities: ShipUnloadingActivities;
  readonly unloadings: Map<number, UnloadingReading>;
  /** Scales that weigh another ship. */
  readonly busyScales: Set<number>;
  /** By unloading: the state that a worker has written into the record before it stopped. */
  readonly ahead: Map<number, UnloadingState>;
  /** Steps written, each key once. */
  readonly written: UnloadingWritten[];
}

export function plainUnloading(some: Partial<UnloadingReading> = {}): UnloadingReading {
  return {
    numberStr: 'RZ-000001',
    state: newUnloading,
    ...some,
  };
}

export function inMemoryShips(): InMemoryShips {
  /** The id of the row that each step has written, by the key of the step. */
  const rowIds = new Map<string, number>();
  const refuse = (code: ErrorCode) => refusalFailure({ code, params: {} });
  const ships: InMemoryShips = {
    unloadings: new Map(),
    busyScales: new Set(),
    ahead: new Map(),
    written: [],
    activities: {
      openUnloading: async ({ unloadingId }) => {
        const unloading = ships.unloadings.get(unloadingId);
        if (!unloading) throw refuse('record_not_found');
        return { ...unloading, state: ships.ahead.get(unloadingId) ?? unloading.state };
      },
      openRun: async (step) => {
        if (ships.busyScales.has(step.scaleId)) throw refuse('unloading_scale_busy');
        return { rowId: write('openRun', step) };
      },
      closeRun: async (step) => void write('closeRun', step),
      dropRun: async (step) => void write('dropRun', step),
      changeRun: async (step) => void write('changeRun', step),
      setBoxes: async (step) => void write('setBoxes', step),
      moveUnloading: async (step) => void write('moveUnloading', step),
      approveUnloading: async (step) => void write('approveUnloading', step),
    },
  };
  /** Writes a step, once for each key. @returns the id of the row that it has written */
  const write = (what: UnloadingWritten['what'], step: UnloadingStep): number => {
    const earlierId = rowIds.get(step.key);
    if (earlierId !== undefined) return earlierId;
    const ahead = ships.ahead.get(step.unloadingId);
    if (ahead && step.from && !isSameUnloading(step.from, ahead)) throw refuse('unloading_moved_on');
    ships.ahead.delete(step.unloadingId);
    ships.written.push({ what, ...step });
    rowIds.set(step.key, ships.written.length);
    return ships.written.length;
  };
  return ships;
}
