import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const mailConsentWorkflow = 'mailConsent';

export interface MailConsentInput {
  /** The account, its provider, the provider's code and the PKCE verifier, sealed. */
  readonly sealed: string;
}

export interface MailConsentStart extends MailConsentInput {
  readonly emailAccountId: number;
  /** Distinguishes consents; a repeated request with the same id gets the same answer. */
  readonly consentId: string;
  readonly taskQueue: string;
}

/** Options for starting: a second start joins the running workflow; after its end Temporal rejects it. */
export function mailConsentStart({ emailAccountId, consentId, sealed, taskQueue }: MailConsentStart) {
  return {
    workflowId: `mailConsent-${consentId}`,
    taskQueue,
    workflowTaskTimeout,
    workflowExecutionTimeout: '60 seconds',
    args: [{ sealed }] as [MailConsentInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    staticSummary: 'The owner of a mailbox has let us in',
    typedSearchAttributes: startAttributes({
      area: 'mail',
      object: 'emailAccount',
      objectId: emailAccountId,
      stage: 'asking',
    }),
  } as const;
}
