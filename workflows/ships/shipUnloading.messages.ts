import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineUpdate } from '@temporalio/workflow';
import type {
  UnloadingMove,
  UnloadingState,
  UnloadingStatus,
  UnloadingWarning,
} from '#domain/ships/unloading.rules.ts';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';
import type { PlannedBox } from './shipUnloading.activities.ts';

export const shipUnloadingWorkflow = 'shipUnloading';
export function shipUnloadingId(unloadingId: number): string {
  return `unloading-${unloadingId}`;
}

export interface ShipUnloadingInput {
  readonly unloadingId: number;
  /** Only for tests: the workflow continues as new after so many messages, if it does not have to before. */
  readonly continueAfter?: number;
}

interface Command {
  /** The id of the user who gives the command; null if no user does. */
  readonly by: number | null;
}
interface ScaleCommand extends Command {
  readonly scaleId: number;
  /** What the scale's own counter shows. */
  readonly enumerator?: string;
}

/** `rowId` names the run that is meant, so that a late command does not end a run that has begun since. */
interface EndRunCommand extends ScaleCommand {
  readonly rowId?: number;
}

/** What the caller sends with each move. A move that is not listed here needs only the user. */
export interface UnloadingCommands extends Record<UnloadingMove, Command> {
  readonly openRun: ScaleCommand & { readonly boxId?: number; readonly hold?: string };
  readonly closeRun: EndRunCommand;
  readonly dropRun: EndRunCommand;
  readonly changeRun: Command & { readonly rowId: number; readonly boxId?: number; readonly hold?: string };
  /** `accept` names the warnings that the person has read and accepts. */
  readonly approve: Command & { readonly accept?: readonly UnloadingWarning[] };
  readonly setBoxes: Command & { readonly boxes: readonly PlannedBox[] };
}

/** A command that waits in the inbox of the workflow, with the name of its move, such as `{ move: 'finish', by: 7 }`. */
export type UnloadingRequest = {
  [M in UnloadingMove]: { readonly move: M } & UnloadingCommands[M];
}[UnloadingMove];

/** The state of the unloading: the answer to every update and to the query. */
export interface UnloadingView {
  readonly unloadingId: number;
  readonly status: UnloadingStatus;
  readonly approved: boolean;
  readonly allowed: readonly UnloadingMove[];
  /** The runs of weighing that have begun and not ended. */
  readonly open: UnloadingState['open'];
}

/**
 * Updates, not signals: each may be refused, and the person who asked must see the outcome. The update id is the caller's request
 * id.
 */
export const unloadingUpdates: {
  readonly [M in UnloadingMove]: UpdateDefinition<UnloadingView, [UnloadingCommands[M]]>;
} = {
  openRun: defineUpdate('openRun'),
  closeRun: defineUpdate('closeRun'),
  dropRun: defineUpdate('dropRun'),
  changeRun: defineUpdate('changeRun'),
  setBoxes: defineUpdate('setBoxes'),
  finish: defineUpdate('finish'),
  resume: defineUpdate('resume'),
  approve: defineUpdate('approve'),
};

export const unloadingState = defineQuery<UnloadingView>('state');

export interface UnloadingStart {
  readonly unloadingId: number;
  readonly numberStr: string;
  readonly taskQueue: string;
  /** Address of the unloading in the back office. */
  readonly link: string;
}

/** Options for update-with-start. An unloading that was approved cannot start again; one that failed or was terminated can. */
export function shipUnloadingStart({ unloadingId, numberStr, taskQueue, link }: UnloadingStart) {
  return {
    workflowId: shipUnloadingId(unloadingId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ unloadingId }] as [ShipUnloadingInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE_FAILED_ONLY',
    staticSummary: `Ship unloading ${numberStr}`,
    staticDetails: `[Ship unloading ${numberStr}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'ships',
      object: 'shipUnloading',
      objectId: unloadingId,
      number: numberStr,
      stage: 'notWeighting',
    }),
  } as const;
}
