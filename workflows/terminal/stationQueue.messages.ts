import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { QueuePlace } from '#domain/terminal/eta.rules.ts';
import type { QueuePriority, QueueSettings } from '#domain/terminal/queue.rules.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const stationQueueWorkflow = 'stationQueue';
export function stationQueueId(weighingStationId: number): string {
  return `queue-${weighingStationId}`;
}

export interface StationQueueInput {
  readonly weighingStationId: number;
  /** Only for tests: the run continues as new after so many messages, if it does not have to before. */
  readonly continueAfter?: number;
}

/**
 * The signals of a journey to the queue. The queue ignores a message whose `messageId` it has already handled. The times `since`
 * are ISO in UTC.
 */
export type QueueNews =
  | {
      readonly kind: 'joined';
      readonly messageId: string;
      readonly dispositionId: number;
      readonly status: CarsQueueStatus;
      /** When the truck joined: its place in the queue follows from this time. */
      readonly since: string;
      readonly priority?: QueuePriority;
    }
  | {
      readonly kind: 'moved';
      readonly messageId: string;
      readonly dispositionId: number;
      readonly status: CarsQueueStatus;
      /** The new time from which its place follows. Set if its place in the queue has changed. */
      readonly since?: string;
      /** Why it does not follow a call: the error code of the refusal. */
      readonly refusal?: string;
      /** The message id of a call that never reached its journey: the truck may be called again. A later call is kept. */
      readonly lostCall?: string;
    }
  | {
      readonly kind: 'left';
      readonly messageId: string;
      readonly dispositionId: number;
    }
  | {
      readonly kind: 'served';
      readonly messageId: string;
      readonly dispositionId: number;
      /** How long the truck was served, from its call to its exit. */
      readonly seconds: number;
    };

type NewsOf<K extends QueueNews['kind']> = Extract<QueueNews, { kind: K }>;

/** Signals: facts that the queue cannot refuse. */
export const queueSignals = {
  joined: defineSignal<[NewsOf<'joined'>]>('joined'),
  moved: defineSignal<[NewsOf<'moved'>]>('moved'),
  left: defineSignal<[NewsOf<'left'>]>('left'),
  served: defineSignal<[NewsOf<'served'>]>('served'),
} as const;

/**
 * The station's record was changed: the queue reads it again. Starts the queue if `queueOn` was set, ends it if it was
 * unset.
 */
export const stationChanged = defineSignal<[{ readonly messageId: string }]>('stationChanged');

/** The yard that the station shares has a free place: trucks that were refused because it was full may be called again. */
export const yardFreed = defineSignal<[{ readonly messageId: string }]>('yardFreed');

/** A call of the queue that its journey has not answered yet. */
export interface OpenCall {
  readonly messageId: string;
  /** When it was made, ISO in UTC; absent if an earlier release made it. */
  readonly at?: string;
}

/** One truck on the board, in queue order; called trucks are included, with no place and no ETA. */
export interface BoardTruck {
  readonly dispositionId: number;
  readonly carsQueueStatus: CarsQueueStatus;
  /** The time from which its place follows, ISO in UTC. */
  readonly since: string;
  readonly held: boolean;
  readonly priority?: QueuePriority;
  readonly place: QueuePlace | null;
  /** The call that its journey has not answered yet. */
  readonly called?: OpenCall;
}

export interface QueueBoard {
  readonly weighingStationId: number;
  /** Null until the queue has read them from the station's record. */
  readonly settings: QueueSettings | null;
  readonly trucksOnTerminal: number;
  readonly trucks: readonly BoardTruck[];
  /** Services measured so far, up to the number kept. */
  readonly measured: number;
  /** Whether the yard that the station shares with others is full. */
  readonly yardFull?: boolean;
  /** Minutes between two calls, as measured; null if too few were measured. */
  readonly serviceMinutes?: number | null;
  /** Since when the terminal has been stalled: full, and no truck leaves. Null while trucks leave. */
  readonly stalledSince?: string | null;
  /** After how many seconds the trucks inside are likely to leave. */
  readonly leaving?: readonly number[];
}

/** `by` and `comment` are kept in the truck's history. Earlier releases sent no `by`: then nothing is noted. */
export interface ArrangeCommand {
  readonly dispositionId: number;
  readonly by?: number;
  readonly comment?: string;
}

/** Updates: an operator learns whether the request was done. They return the board at the time of the update. */
export const queueUpdates = {
  /** Moves a waiting truck so that `position` waiting trucks are before it. */
  reorder: defineUpdate<QueueBoard, [ArrangeCommand & { readonly position: number }]>('reorder'),
  /** Holds a truck: it keeps its place and others are called before it. */
  hold: defineUpdate<QueueBoard, [ArrangeCommand]>('hold'),
  /** Ends the hold of a truck: it can be called again. */
  release: defineUpdate<QueueBoard, [ArrangeCommand]>('release'),
  /** Changes its priority, and so its place. */
  prioritise: defineUpdate<QueueBoard, [ArrangeCommand & { readonly priority: QueuePriority }]>('prioritise'),
  /** The station's settings were changed: reads them from the record now. */
  settings: defineUpdate<QueueBoard>('settings'),
} as const;

/** The caller gives the time, because the clock of a workflow stops between its tasks. ISO in UTC. */
export const queueBoard = defineQuery<QueueBoard, [{ readonly now: string }]>('board');

export interface StationQueueStart {
  readonly weighingStationId: number;
  readonly name: string;
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for signal-with-start. A queue that was switched off can start again. */
export function stationQueueStart({ weighingStationId, name, taskQueue, link }: StationQueueStart) {
  return {
    workflowId: stationQueueId(weighingStationId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ weighingStationId }] as [StationQueueInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    staticSummary: `Queue of ${name}`,
    staticDetails: `[${name}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'terminal',
      object: 'weighingStation',
      objectId: weighingStationId,
      stage: 'open',
      stationId: weighingStationId,
    }),
  } as const;
}
