import { defineQuery, defineSignal } from '@temporalio/workflow';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const mailboxSyncWorkflow = 'mailboxSync';
export function mailboxSyncId(emailAccountId: number): string {
  return `mailbox-${emailAccountId}`;
}

export interface MailboxSyncInput {
  readonly emailAccountId: number;
  /** Only for tests: the number of events after which the workflow continues as new. */
  readonly tiredAfter?: number;
}

/**
 * The account or one of its messages was changed in Keja, not on the mail server. The workflow begins a pass at once, or ends if
 * the account receives no mail any more. With `prove`, the pass also compares every message with the server.
 */
export const mailboxChanged =
  defineSignal<[{ readonly messageId: string; readonly prove?: boolean }]>('changed');

export interface MailboxState {
  readonly emailAccountId: number;
  /** Passes that ended well, also before the workflow continued as new. */
  readonly passes: number;
  /** Why the last pass failed; null if it did not. */
  readonly failure: string | null;
  /** The day, in Warsaw, on which every message was last compared. */
  readonly provedOn: string | null;
}
export const mailboxState = defineQuery<MailboxState>('state');

export interface MailboxSyncStart {
  readonly emailAccountId: number;
  /** The name of the account. */
  readonly name: string;
  readonly taskQueue: string;
  /** The address of the account in the back office. */
  readonly link: string;
}

/** Options for signal-with-start. A workflow ends when its account receives no mail any more; a later signal starts a new one. */
export function mailboxSyncStart({ emailAccountId, name, taskQueue, link }: MailboxSyncStart) {
  return {
    workflowId: mailboxSyncId(emailAccountId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ emailAccountId }] as [MailboxSyncInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    staticSummary: `Mailbox ${name}`,
    staticDetails: `[${name}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'mail',
      object: 'emailAccount',
      objectId: emailAccountId,
      stage: 'reading',
    }),
  } as const;
}
