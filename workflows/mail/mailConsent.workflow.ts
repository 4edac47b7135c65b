import { proxyActivities } from '@temporalio/workflow';
import { refusalIn } from '../kernel/failures.ts';
import type { MailConsenting } from './mailConsent.activities.ts';
import type { MailConsentInput } from './mailConsent.messages.ts';

const provider = proxyActivities<MailConsenting>({
  startToCloseTimeout: '30 seconds',
  retry: { maximumAttempts: 1 },
});

/** Exchanges the consent of a mailbox's owner for tokens, while the owner waits. */
export async function mailConsent({ sealed }: MailConsentInput): Promise<void> {
  try {
    await provider.takeConsent({ sealed });
  } catch (error) {
    throw refusalIn(error) ?? error;
  }
}
