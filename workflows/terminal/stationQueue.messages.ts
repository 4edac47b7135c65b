import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { QueuePlace } from '#domain/terminal/eta.rules.ts';
import type { QueuePriority, QueueSettings } from '#domain/terminal/queue.rules.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const stationQueueWorkflow = 'stationQueue';
export const stationQueueId = (weighingStationId: number): string => `queue-${weighingStationId}`;

export interface StationQueueInput {
  readonly weighingStationId: number;
  /** Only for tests: continue as new after so many messages instead of when the server suggests it. */
  readonly continueAfter?: number;
}

/** What a journey tells the queue. Each carries the truck's standing, so that the same news twice changes nothing. */
export type QueueNews =
  | {
      readonly kind: 'joined';
      readonly messageId: string;
      readonly dispositionId: number;
      readonly status: CarsQueueStatus;
      readonly since: string;
      readonly priority?: QueuePriority;
    }
  | {
      readonly kind: 'moved';
      readonly messageId: string;
      readonly dispositionId: number;
      readonly status: CarsQueueStatus;
      /** Where its place in the queue is another one now. */
      readonly since?: string;
      /** Why it does not follow a call: the code of the refusal. */
      readonly refusal?: string;
      /** The message id of a call that its journey never heard: it may be called again. A later call stands. */
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

/** The station's record was changed: read it again. Starts the queue where `queueOn` was set, ends it where unset. */
export const stationChanged = defineSignal<[{ readonly messageId: string }]>('stationChanged');

/** A place of the yard that the station shares has come free: who was refused for it may be called again. */
export const yardFreed = defineSignal<[{ readonly messageId: string }]>('yardFreed');

/** A call that the queue has made and not heard of since. */
export interface OpenCall {
  readonly messageId: string;
  /** When it was made, ISO in UTC; nothing where an earlier release made it. */
  readonly at?: string;
}

/** One truck on the board, in queue order; trucks called are listed first to last with no place and no ETA. */
export interface BoardTruck {
  readonly dispositionId: number;
  readonly carsQueueStatus: CarsQueueStatus;
  readonly since: string;
  readonly held: boolean;
  readonly priority?: QueuePriority;
  readonly place: QueuePlace | null;
  /** The call that its journey has not answered yet. */
  readonly called?: OpenCall;
}

export interface QueueBoard {
  readonly weighingStationId: number;
  readonly settings: QueueSettings | null;
  readonly trucksOnTerminal: number;
  readonly trucks: readonly BoardTruck[];
  /** Services measured so far, up to the number kept. */
  readonly measured: number;
  /** The yard that the station shares with others has no room. */
  readonly yardFull?: boolean;
}

/** Who wants it and why: kept in the truck's history. Without `by` nothing is noted, as earlier releases did. */
export interface ArrangeCommand {
  readonly dispositionId: number;
  readonly by?: number;
  readonly comment?: string;
}

/** Updates: an operator asks and sees whether it was done. They answer with the board at the time of the update. */
export const queueUpdates = {
  /** Move a waiting truck so that `position` waiting trucks stand before it. */
  reorder: defineUpdate<QueueBoard, [ArrangeCommand & { readonly position: number }]>('reorder'),
  /** Keep a truck back: it keeps its place and is passed by. */
  hold: defineUpdate<QueueBoard, [ArrangeCommand]>('hold'),
  release: defineUpdate<QueueBoard, [ArrangeCommand]>('release'),
  /** Another priority, and with it another place. */
  prioritise: defineUpdate<QueueBoard, [ArrangeCommand & { readonly priority: QueuePriority }]>('prioritise'),
  /** The station's settings were changed: take them from the record now. */
  settings: defineUpdate<QueueBoard>('settings'),
} as const;

/** The caller says what time it is: a workflow's own clock stands still between its tasks. ISO in UTC. */
export const queueBoard = defineQuery<QueueBoard, [{ readonly now: string }]>('board');

export interface StationQueueStart {
  readonly weighingStationId: number;
  readonly name: string;
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for signal-with-start. */
export const stationQueueStart = ({ weighingStationId, name, taskQueue, link }: StationQueueStart) =>
  ({
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
  }) as const;
