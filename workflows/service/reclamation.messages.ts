import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { ReclamationGroup, ReclamationMove } from '#domain/service/reclamation.rules.ts';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const reclamationWorkflow = 'reclamation';
export function reclamationWorkflowId(reclamationId: number): string {
  return `reclamation-${reclamationId}`;
}

export interface ReclamationInput {
  readonly reclamationId: number;
}

interface MoveInput {
  /** Id of the user; null when a process did it. */
  readonly by: number | null;
  /** The reason; stored in the reclamation's history. */
  readonly comment?: string;
  /** `updatedAt` of the record that the user saw: a move is refused if the user has not seen the last change. */
  readonly seenAt?: string;
}

/** The data of each move. The update id is the caller's request id, so that a repeated request makes no second move. */
export interface ReclamationCommands {
  readonly decide: MoveInput & { readonly decisionId: number; readonly executionTypeId?: number };
  readonly orderProduction: MoveInput & { readonly orderNumber: string; readonly productId?: number };
  readonly changeState: MoveInput & { readonly stateId: number };
}
/** A move with its data, such as `{ move: 'changeState', by: 7, stateId: 3 }`. */
export type ReclamationRequest = {
  [M in ReclamationMove]: { readonly move: M } & ReclamationCommands[M];
}[ReclamationMove];

/** The state of the reclamation: the answer to every update and to the query. */
export interface ReclamationView {
  readonly reclamationId: number;
  readonly stateId: number | null;
  readonly group: ReclamationGroup | null;
  readonly decisionId: number | null;
  readonly closed: boolean;
  readonly allowed: readonly ReclamationMove[];
  /** The last day for the decision, an ISO date; null if none is set. */
  readonly term: string | null;
  /** When somebody is next reminded of the decision, ISO in UTC; null if nobody is. */
  readonly nextReminder: { readonly kind: string; readonly at: string } | null;
}

export const reclamationUpdates: {
  readonly [M in ReclamationMove]: UpdateDefinition<ReclamationView, [ReclamationCommands[M]]>;
} = {
  decide: defineUpdate('decide'),
  orderProduction: defineUpdate('orderProduction'),
  changeState: defineUpdate('changeState'),
};

export const reclamationState = defineQuery<ReclamationView>('state');

/** The record was changed: its type, its term, its manager, its deletion mark. A signal of the outbox, which may come twice. */
export const reclamationChanged = defineSignal('changed');

export interface ReclamationStart {
  readonly reclamationId: number;
  readonly numberStr: string;
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for update-with-start and signal-with-start. A closed reclamation can start again, because an appeal reopens it. */
export function reclamationStart({ reclamationId, numberStr, taskQueue, link }: ReclamationStart) {
  return {
    workflowId: reclamationWorkflowId(reclamationId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ reclamationId }] as [ReclamationInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    staticSummary: `Reclamation ${numberStr}`,
    staticDetails: `[Reclamation ${numberStr}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'service',
      object: 'reclamation',
      objectId: reclamationId,
      number: numberStr,
      stage: 'open',
    }),
  } as const;
}
