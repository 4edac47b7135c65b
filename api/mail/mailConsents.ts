import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import {
  mailConsentStart,
  mailConsentWorkflow,
  type MailConsentStart,
} from '#workflows/mail/mailConsent.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** Redeems the consents that the owners of mailboxes give at their providers. */
export interface MailConsents {
  /**
   * Redeems a consent once. A page that is loaded again gets the same answer.
   * @throws mail_consent_refused, temporal_unavailable
   */
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
