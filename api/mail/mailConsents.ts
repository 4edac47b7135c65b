import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import {
  mailConsentStart,
  mailConsentWorkflow,
  type MailConsentStart,
} from '#workflows/mail/mailConsent.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** Takes what the owners of mailboxes agree to. */
export interface MailConsents {
  /** Once; a page that is loaded again gets the same answer. @throws mail_consent_refused, temporal_unavailable */
  take(consent: Omit<MailConsentStart, 'taskQueue'>): Promise<void>;
}

export function mailConsents(temporal: Temporal): MailConsents {
  return {
    take: (consent) =>
      temporal.command(async (workflow) => {
        const start = mailConsentStart({ ...consent, taskQueue: temporal.taskQueue });
        try {
          await workflow.execute(mailConsentWorkflow, start);
        } catch (error) {
          if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
          await workflow.getHandle(start.workflowId).result();
        }
      }),
  };
}
