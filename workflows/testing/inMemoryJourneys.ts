import type { Client } from '@temporalio/client';
import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import { refusalFailure } from '../kernel/failures.ts';
import type {
  DeadlineWarning,
  DispositionReading,
  JourneyActivities,
  Overrun,
  NewsForQueue,
  TransitionStep,
  WeighingRemoval,
  WeighingStep,
} from '../terminal/journey.activities.ts';
import { arrivalBy, newsOfArrival } from '../terminal/journey.arrival.ts';
import type {
  Arrangement,
  StationOpening,
  StationQueueActivities,
} from '../terminal/stationQueue.activities.ts';
import { queueSignals, stationQueueStart } from '../terminal/stationQueue.messages.ts';
import type { Once } from './inMemorySending.ts';

/** A step that a workflow has written by an activity; `what` says by which one. */
export type Written =
  | ({ readonly what: 'moved' } & TransitionStep)
  | ({ readonly what: 'weighed' } & WeighingStep)
  | ({ readonly what: 'unweighed' } & WeighingRemoval)
  | ({ readonly what: 'warned' } & DeadlineWarning)
  | ({ readonly what: 'overrun' } & Overrun);

/** What the terminal's workflows find in the world. */
export interface TerminalState {
  readonly dispositions: Map<number, DispositionReading>;
  readonly stations: Map<number, StationOpening>;
  /** Dispositions whose record refuses every move. */
  readonly stuck: Set<number>;
  /** By disposition: its next steps are written, but answered only when the promise is resolved. */
  readonly answersLate: Map<number, Promise<void>>;
  /** Dispositions whose shared yard has no room for them. */
  readonly fullYards: Set<number>;
  /** Tonnes by capture id. */
  readonly weights: Map<string, string>;
  /** Steps written, each key once. */
  readonly written: Written[];
  /** What operators did to places in queues. */
  readonly arranged: Arrangement[];
}

/** The failure of a refusal without parameters. */
export function refuse(code: ErrorCode) {
  return refusalFailure({ code, params: {} });
}

/** Returns the record. @throws record_not_found if there is none */
export function mustExist<T>(record: T | undefined): T {
  if (record === undefined) throw refuse('record_not_found');
  return record;
}

interface Server {
  readonly client: Client;
  readonly taskQueue: string;
}

/** The records of the dispositions, the steps that were written on them, and the weights that were used. */
const bookOf = (world: TerminalState, once: Once) => {
  /** By capture id, the key of the step that recorded the weight. */
  const used = new Map<string, string>();
  const write = (step: Written) =>
    once(step.key, () => {
      if ('move' in step) applyStep(step);
      world.written.push(step);
    });
  /** The record takes the state of the step, if it is in the state `from`. */
  const applyStep = ({
    dispositionId,
    from,
    carsQueueStatus,
    statuses,
    weighingStationId,
  }: TransitionStep) => {
    const record = mustExist(world.dispositions.get(dispositionId));
    if (from && (record.queue !== from.queue || record.disposition !== from.disposition))
      throw refuse('truck_moved_on');
    world.dispositions.set(dispositionId, {
      ...record,
      queue: carsQueueStatus,
      disposition: statuses.at(-1) ?? record.disposition,
      ...(weighingStationId ? { weighingStationId } : {}),
    });
  };
  const tonnesOf = (key: string, captureId: string): string => {
    const tonnes = world.weights.get(captureId);
    if (!tonnes) throw refuse('weight_not_found');
    if (used.has(captureId) && used.get(captureId) !== key) throw refuse('weight_already_used');
    return tonnes;
  };
  const takeWeight = ({ captureId, key }: WeighingStep) => used.set(captureId, key);
  return { write, tonnesOf, takeWeight };
};

const queueSignaller =
  (world: TerminalState, { client, taskQueue }: Server) =>
  async ({ weighingStationId, news }: NewsForQueue): Promise<void> => {
    if (!world.stations.get(weighingStationId)?.queueOn) return;
    await client.workflow.signalWithStart('stationQueue', {
      ...stationQueueStart({ weighingStationId, name: 'Waga 1', taskQueue, link: 'http://localhost/' }),
      signal: queueSignals[news.kind].name,
      signalArgs: [news],
    });
  };

/** The activities of journeys, on the world in memory. */
export function journeysOf(world: TerminalState, once: Once, server: Server): JourneyActivities {
  const { write, tonnesOf, takeWeight } = bookOf(world, once);
  const tellStationQueue = queueSignaller(world, server);
  return {
    // `revision: 2` as the present release answers it: the workflow then gives the commands of this release.
    openJourney: async ({ key, dispositionId }) =>
      once(key, () => ({ ...mustExist(world.dispositions.get(dispositionId)), revision: 2 as const })),
    readDisposition: async ({ dispositionId }) => mustExist(world.dispositions.get(dispositionId)),
    moveDisposition: async ({ tell, ...step }) => {
      if (world.stuck.has(step.dispositionId)) throw refuse('record_not_found');
      if (step.fromQueue && step.move === 'allowEntry' && world.fullYards.has(step.dispositionId))
        throw refuse('yard_full');
      write({ what: 'moved', ...step });
      await world.answersLate.get(step.dispositionId);
      if (tell) await tellStationQueue(tell);
    },
    arriveDisposition: async (step) => {
      if (world.stuck.has(step.dispositionId)) throw refuse('record_not_found');
      const reading = mustExist(world.dispositions.get(step.dispositionId));
      write({ what: 'moved', ...arrivalBy(reading, step) });
      await world.answersLate.get(step.dispositionId);
      const message = newsOfArrival(reading, step);
      if (message) await tellStationQueue(message);
      return reading;
    },
    readCapturedWeight: async ({ key, captureId }) => ({ tonnes: tonnesOf(key, captureId) }),
    readToWeigh: async ({ key, captureId, dispositionId }) => ({
      reading: mustExist(world.dispositions.get(dispositionId)),
      tonnes: tonnesOf(key, captureId),
    }),
    recordWeighing: async (step) => {
      takeWeight(step);
      write({ what: 'weighed', ...step });
    },
    removeWeighing: async (step) => write({ what: 'unweighed', ...step }),
    warnBeforeDeadline: async (warning) => write({ what: 'warned', ...warning }),
    raiseOverrun: async (overrun) => write({ what: 'overrun', ...overrun }),
    tellStationQueue,
  };
}

/** The activities of station queues, on the world in memory. */
export function queuesOf(world: TerminalState, once: Once): StationQueueActivities {
  return {
    openStationQueue: async ({ weighingStationId }) => mustExist(world.stations.get(weighingStationId)),
    noteArrangement: async (arrangement) =>
      once(arrangement.key, () => void world.arranged.push(arrangement)),
    readStation: async ({ weighingStationId }) => mustExist(world.stations.get(weighingStationId)),
  };
}
