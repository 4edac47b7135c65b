import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { ItemMark, WantedItem } from '#domain/sales/orderItems.rules.ts';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const orderWorkflow = 'order';
export function orderWorkflowId(orderId: number): string {
  return `order-${orderId}`;
}

export interface OrderInput {
  readonly orderId: number;
}

interface MoveInput {
  /** Id of the user; null when a process did it. */
  readonly by: number | null;
  /** `updatedAt` of the record as the user saw it. The move is refused if the record was changed after that. */
  readonly seenAt?: string;
}

/** The data of each move. The update id is the caller's request id, so that a repeated request makes no second move. */
export interface OrderCommands {
  readonly confirm: MoveInput;
  readonly changeStatus: MoveInput & {
    readonly statusId: number;
    /** The user has seen what is still open and moves the order anyway. */
    readonly goesOn?: boolean;
  };
  readonly cancel: MoveInput & {
    readonly reason?: string;
    /** As in `changeStatus`. */
    readonly goesOn?: boolean;
    /** The customer has refused the order. */
    readonly byCustomer?: boolean;
  };
  /** Sent by the customer from their own account. */
  readonly answerOffer: MoveInput & { readonly accepts: boolean; readonly reason?: string };
  readonly askForChange: MoveInput & { readonly text: string };
  readonly markItems: MoveInput & { readonly mark: ItemMark; readonly items: readonly WantedItem[] };
}
export const orderCommands = [
  'confirm',
  'changeStatus',
  'cancel',
  'answerOffer',
  'askForChange',
  'markItems',
] as const;
export type OrderCommand = (typeof orderCommands)[number];
/** A command with the name of its move, such as `{ move: 'confirm', by: 7 }`. */
export type OrderRequest = {
  [M in OrderCommand]: { readonly move: M } & OrderCommands[M];
}[OrderCommand];

/** The state of the order: the answer to every update and to the query. */
export interface OrderView {
  readonly orderId: number;
  readonly statusId: number;
  /** The code of the status, such as `NEW`. */
  readonly status: string;
  readonly closed: boolean;
  /** Whether every line was delivered, within the agreed tolerance. */
  readonly complete: boolean;
  /** Trucks, wagons and ships that are announced or weighed for the order and have not left. */
  readonly underWay: number;
  /** The next reminder of the offer, or its lapse; ISO in UTC. */
  readonly next: { readonly kind: string; readonly at: string } | null;
}

export const orderUpdates: {
  readonly [M in OrderCommand]: UpdateDefinition<OrderView, [OrderCommands[M]]>;
} = {
  confirm: defineUpdate('confirm'),
  changeStatus: defineUpdate('changeStatus'),
  cancel: defineUpdate('cancel'),
  answerOffer: defineUpdate('answerOffer'),
  askForChange: defineUpdate('askForChange'),
  markItems: defineUpdate('markItems'),
};

export const orderState = defineQuery<OrderView>('state');

/** The record was changed, or a weighing of it was approved or undone. A signal of the outbox, which may come twice. */
export const orderChanged = defineSignal('changed');

export interface OrderStart {
  readonly orderId: number;
  readonly numberStr: string;
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for update-with-start and signal-with-start. A workflow that has ended starts again if a weighing is undone. */
export function orderStart({ orderId, numberStr, taskQueue, link }: OrderStart) {
  return {
    workflowId: orderWorkflowId(orderId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ orderId }] as [OrderInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    staticSummary: `Sales order ${numberStr}`,
    staticDetails: `[Sales order ${numberStr}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'sales',
      object: 'salesOrder',
      objectId: orderId,
      number: numberStr,
      stage: 'NEW',
    }),
  } as const;
}
