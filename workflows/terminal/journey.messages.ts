import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { LimitedStay } from '#domain/terminal/journey.rules.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import type { WeighingKind } from '#domain/weighing/operations.rules.ts';
import type { Weighing } from '#domain/weighing/weighingPlan.ts';
import type { WeighingWarning } from '#domain/weighing/weighingWarning.ts';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const journeyWorkflow = 'journey';
export function journeyId(dispositionId: number): string {
  return `journey-${dispositionId}`;
}

/** The event key under which the SMS of a move is stored. The API finds out by it whether the driver was sent one. */
export function smsEventOf(dispositionId: number, requestId: string): string {
  return `${journeyId(dispositionId)}:${requestId}`;
}

export interface JourneyInput {
  readonly dispositionId: number;
  /** Only for tests: the run continues as new after so many messages, if its history does not require it earlier. */
  readonly continueAfter?: number;
}

/** Part of every move. The update id is the caller's request id, so that a repeated request makes its move only once. */
export interface MoveCommand {
  /** Id of the user; null when a driver, a device or the queue did it. */
  readonly by: number | null;
  /** The reason, as the person gave it; kept in the disposition's history. */
  readonly comment?: string;
}

export interface JourneyCommands extends Record<JourneyMove, MoveCommand> {
  /** The start SMS is sent once, unless `again` asks for another. */
  readonly sendStartSms: MoveCommand & { readonly again?: boolean };
  /**
   * `captureId` names the newest weight of the scale. It is refused if the scale has a newer one, or if it is not the kind of
   * weighing that the caller expects.
   */
  readonly recordWeighing: MoveCommand & {
    readonly captureId: string;
    readonly scaleId: number;
    readonly kind?: WeighingKind;
    /** The warnings that the person has seen and accepts. */
    readonly accept?: readonly WeighingWarning[];
    /** The desk that weighs. It is refused a truck that another desk holds, even if the same person sits at both. */
    readonly holder?: string;
  };
  /** `holder` as in `recordWeighing`. */
  readonly removeWeighing: MoveCommand & { readonly holder?: string };
  /** From one station's queue to another's; inside the terminal, to another station's scale. */
  readonly changeStation: MoveCommand & { readonly weighingStationId: number };
  /** The driver gets an SMS unless `silently`. */
  readonly remove: MoveCommand & { readonly silently?: boolean };
}

/**
 * A move that waits in the inbox of the workflow, such as `{ move: 'arrive', by: null }`: the command of an update or, with
 * `fromQueue`, a call of the station's queue.
 */
export type MoveRequest = {
  [M in JourneyMove]: { readonly move: M } & JourneyCommands[M];
}[JourneyMove] & {
  readonly fromQueue?: boolean;
};

/** A message in the inbox: a move, or a request to compare with the record. */
export type JourneyMessage = MoveRequest | { readonly look: true };

/** The state of the journey: the answer to every update and to the query. */
export interface JourneyView {
  readonly dispositionId: number;
  /** Where the truck stands on its way through the terminal. */
  readonly carsQueueStatus: CarsQueueStatus;
  /** How far its loading or unloading has come. */
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
  /** The stays that have lasted too long and were reported. */
  readonly overruns: readonly LimitedStay[];
  /** Until when a called truck may come before it loses its place; ISO in UTC, null if there is no such time. */
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
 * The station's queue calls the truck. This is a signal, because the queue does not wait: the journey tells it the outcome later.
 */
export interface QueueCallMessage {
  readonly messageId: string;
  readonly move: 'reserve' | 'allowEntry';
}
export const calledByQueue = defineSignal<[QueueCallMessage]>('calledByQueue');

/**
 * Sent when the record and the journey differ. The journey then continues from the record, or ends if the record has ended.
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

/** Options for update-with-start. A journey that completed cannot start again; one that failed or was terminated can. */
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
