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
export function journeyId(dispositionId: number): string {
  return `journey-${dispositionId}`;
}

/** The event key of a move's SMS, made from the request that made the move. */
export function smsEventOf(dispositionId: number, requestId: string): string {
  return `${journeyId(dispositionId)}:${requestId}`;
}

export interface JourneyInput {
  readonly dispositionId: number;
  /** Only for tests: continue as new after so many messages instead of when the server suggests it. */
  readonly continueAfter?: number;
}

/** Part of every move. The update id is the caller's request id: a repeated request is the same move. */
export interface MoveCommand {
  /** Id of the user; null when a driver, a device or the queue did it. */
  readonly by: number | null;
  /** The reason, as the person gave it; kept in the disposition's history. */
  readonly comment?: string;
}

export interface JourneyCommands extends Record<JourneyMove, MoveCommand> {
  /** The start SMS is sent once, unless `again` asks for another. */
  readonly sendStartSms: MoveCommand & { readonly again?: boolean };
  /** The weight must be the scale's newest, named by its capture. `kind` is what the caller expects it to be. */
  readonly recordWeighing: MoveCommand & {
    readonly captureId: string;
    readonly scaleId: number;
    readonly kind?: WeighingKind;
    /** Warnings that whoever records the weight has seen and accepts. */
    readonly accept?: readonly WeighingWarning[];
    readonly holder?: string;
  };
  /** `holder` is the desk that weighs: another one may hold the truck, also if the same person is at both. */
  readonly removeWeighing: MoveCommand & { readonly holder?: string };
  /** From one station's queue to another's; inside the terminal, to another station's scale. */
  readonly changeStation: MoveCommand & { readonly weighingStationId: number };
  /** The driver gets an SMS unless `silently`. */
  readonly remove: MoveCommand & { readonly silently?: boolean };
}

/** A move in the inbox: the command of an update, or a call of the queue. */
export type MoveRequest = {
  [M in JourneyMove]: { readonly move: M } & JourneyCommands[M];
}[JourneyMove] & {
  readonly fromQueue?: boolean;
};

/** A message in the inbox: a move, or a request to compare with the record. */
export type JourneyMail = MoveRequest | { readonly look: true };

/** The state of the journey: the answer to every update and to the query. */
export interface JourneyView {
  readonly dispositionId: number;
  readonly carsQueueStatus: CarsQueueStatus;
  readonly status: DispositionState;
  /** Moves that are legal now. */
  readonly allowed: readonly JourneyMove[];
  readonly weighings: readonly Weighing[];
  /** Tonnes as text with three decimals; null if not known yet. */
  readonly gross: string | null;
  readonly tare: string | null;
  readonly net: string | null;
  /** When the truck must have left its present place; ISO in UTC. */
  readonly deadline: {
    readonly status: LimitedStay;
    readonly at: string;
  } | null;
  readonly overruns: readonly LimitedStay[];
  /** When the truck is given up if it has not come; ISO in UTC, null if it is not given up. */
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

/**
 * The station's queue calls the truck. A signal: the queue does not wait, and learns the outcome from the journey's news.
 */
export interface QueueCallMessage {
  readonly messageId: string;
  readonly move: 'reserve' | 'allowEntry';
}
export const calledByQueue = defineSignal<[QueueCallMessage]>('calledByQueue');

/**
 * Sent by whoever finds that record and journey differ: the journey continues from the record, or ends if the record has
 * ended.
 */
export const lookAtRecord = defineSignal<[{ readonly messageId: string }]>('lookAtRecord');

/** What the starter knows of the disposition. No personal data, because all of it is stored unencrypted. */
export interface JourneyStart {
  readonly dispositionId: number;
  readonly numberStr: string;
  readonly weighingStationId: number | null;
  readonly taskQueue: string;
  /** Address of the record in the back office. */
  readonly link: string;
}

/** Options for update-with-start. A journey that has ended cannot start again; one that was terminated can. */
export function journeyStart({ dispositionId, numberStr, weighingStationId, taskQueue, link }: JourneyStart) {
  return {
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
      stationId: weighingStationId,
    }),
  } as const;
}
