import {
  mailboxTrialStart,
  mailboxTrialWorkflow,
  type MailTrial,
} from '#workflows/mail/mailboxTrial.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** Tries the connections of e-mail accounts. */
export interface MailboxTrials {
  /** @throws temporal_unavailable */
  of(emailAccountId: number, requestId: string): Promise<MailTrial>;
}

export function mailboxTrials(temporal: Temporal): MailboxTrials {
  return {
    of: (emailAccountId, requestId) =>
      temporal.command((workflow) =>
        workflow.execute(
          mailboxTrialWorkflow,
          mailboxTrialStart(emailAccountId, requestId, temporal.taskQueue),
        ),
      ),
  };
}
