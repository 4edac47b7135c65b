import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const sendWeighingWorkflow = 'sendWeighing';
export function sendWeighingId(weightSendingId: number): string {
  return `weight-sending-${weightSendingId}`;
}

export interface SendWeighingInput {
  readonly weightSendingId: number;
  readonly hoursToTry: number;
}

/** How the sending ended. */
export interface SendingOutcome {
  readonly state: 'Taken' | 'Refused' | 'GivenUp';
  /** The last answer of the receiver, shortened. */
  readonly answer: string;
}

/**
 * Options for starting: a second start joins the running workflow; after its end Temporal rejects it.
 * @param place where the workflow runs, and the address of the sending in the back office
 */
export function sendWeighingStart(
  { weightSendingId, hoursToTry }: SendWeighingInput,
  place: { taskQueue: string; link: string },
) {
  return {
    workflowId: sendWeighingId(weightSendingId),
    taskQueue: place.taskQueue,
    workflowTaskTimeout,
    args: [{ weightSendingId, hoursToTry }] as [SendWeighingInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    staticSummary: `Weighing to a receiver ${weightSendingId}`,
    staticDetails: `[Sending ${weightSendingId}](${place.link})`,
    memo: { link: place.link },
    typedSearchAttributes: startAttributes({
      area: 'weighing',
      object: 'weightSending',
      objectId: weightSendingId,
      stage: 'queued',
    }),
  } as const;
}
