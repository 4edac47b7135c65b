import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { LimitedStay } from '#domain/terminal/journey.rules.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import type { Weighing, WeighingKind } from '#domain/weighing/weighing.rules.ts';
import type { WeighingWarning } from '#domain/weighing/weighingWarning.ts';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const journeyWorkflow = 'journey';
export const journeyId = (dispositionId: number): string => `journey-${dispositionId}`;

/** What the message of a move is stored for: the request that made the move. */
export const smsEventOf = (dispositionId: number, requestId: string): string =>
  `${journeyId(dispositionId)}:${requestId}`;

export interface JourneyInput {
  readonly dispositionId: number;
  /** Only for tests: continue as new after so many messages instead of when the server suggests it. */
  readonly continueAfter?: number;
}

/** What every move says. The update id is the caller's request id: the same request again is the same move. */
export interface MoveCommand {
  /** Id of the user; null when a driver, a device or the queue did it. */
  readonly by: number | null;
  /** Why, in the words of whoever did it; kept in the disposition's history. */
  readonly comment?: string;
}

export interface JourneyCommands extends Record<JourneyMove, MoveCommand> {
  /** A start SMS is sent once, unless `again` asks for another. */
  readonly sendStartSms: MoveCommand & { readonly again?: boolean };
  /** The weight is the scale's newest, named by its capture. `kind` is what the caller believes it to be. */
  readonly recordWeighing: MoveCommand & {
    readonly captureId: string;
    readonly scaleId: number;
    readonly kind?: WeighingKind;
    /** Warnings that whoever records it has seen and goes on in spite of. */
    readonly accept?: readonly WeighingWarning[];
  };
  /** From one station's queue to another's; on the terminal, to another station's scale. */
  readonly changeStation: MoveCommand & { readonly weighingStationId: number };
  /** The driver gets an SMS unless `silently`. */
  readonly remove: MoveCommand & { readonly silently?: boolean };
}

/** A move as it waits for its turn: the command of an update, or a call of the queue. */
export type MoveRequest = {
  [M in JourneyMove]: { readonly move: M } & JourneyCommands[M];
}[JourneyMove] & {
  readonly fromQueue?: boolean;
};

/** Where the journey stands: the answer to every update and to the query. */
export interface JourneyView {
  readonly dispositionId: number;
  readonly carsQueueStatus: CarsQueueStatus;
  readonly status: DispositionState;
  /** Moves that are legal now. */
  readonly allowed: readonly JourneyMove[];
  readonly weighings: readonly Weighing[];
  /** Tonnes as text with three decimals; null what is not known yet. */
  readonly gross: string | null;
  readonly tare: string | null;
  readonly net: string | null;
  /** Until when the truck must have left where it is; ISO in UTC. */
  readonly deadline: {
    readonly status: LimitedStay;
    readonly at: string;
  } | null;
  readonly overruns: readonly LimitedStay[];
  /** When the truck is given up if it has not come by then; ISO in UTC, null where nobody gives it up. */
  readonly noShowAt?: string | null;
}

/** Updates, not signals: each may be refused, and the person who clicked must see the outcome. */
export const journeyUpdates: {
  readonly [M in JourneyMove]: UpdateDefinition<JourneyView, [JourneyCommands[M]]>;
} = {
  sendStartSms: defineUpdate('sendStartSms'),
  arrive: defineUpdate('arrive'),
  reserve: defineUpdate('reserve'),
  allowEntry: defineUpdate('allowEntry'),
  returnToQueue: defineUpdate('returnToQueue'),
  changeStation: defineUpdate('changeStation'),
  leaveParking: defineUpdate('leaveParking'),
  enterExtraParking: defineUpdate('enterExtraParking'),
  callToMainParking: defineUpdate('callToMainParking'),
  leaveExtraParking: defineUpdate('leaveExtraParking'),
  enterTerminal: defineUpdate('enterTerminal'),
  recordWeighing: defineUpdate('recordWeighing'),
  removeWeighing: defineUpdate('removeWeighing'),
  exitTerminal: defineUpdate('exitTerminal'),
  pause: defineUpdate('pause'),
  resume: defineUpdate('resume'),
  remove: defineUpdate('remove'),
};

export const journeyState = defineQuery<JourneyView>('state');

/** The station's queue calls the truck. A signal: the queue does not wait, and hears of the outcome as news. */
export interface QueueCallMessage {
  readonly messageId: string;
  readonly move: 'reserve' | 'allowEntry';
}
export const calledByQueue = defineSignal<[QueueCallMessage]>('calledByQueue');

/** What the starter knows of the disposition; nothing personal, for all of it stands in clear. */
export interface JourneyStart {
  readonly dispositionId: number;
  readonly numberStr: string;
  readonly weighingStationId: number | null;
  readonly taskQueue: string;
  /** Address of the record in the back office. */
  readonly link: string;
}

/** Options for update-with-start. A journey that has ended cannot begin again; one that was cut off can. */
export const journeyStart = ({
  dispositionId,
  numberStr,
  weighingStationId,
  taskQueue,
  link,
}: JourneyStart) =>
  ({
    workflowId: journeyId(dispositionId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ dispositionId }] as [JourneyInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE_FAILED_ONLY',
    staticSummary: `Disposition ${numberStr}`,
    staticDetails: `[Disposition ${numberStr}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'terminal',
      object: 'disposition',
      objectId: dispositionId,
      number: numberStr,
      stage: 'OnTheWay',
      stationId: weighingStationId,
    }),
  }) as const;
