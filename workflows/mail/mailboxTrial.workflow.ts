import { proxyActivities } from '@temporalio/workflow';
import { refusalIn } from '../kernel/failures.ts';
import type { MailboxReading } from './mailboxSync.activities.ts';
import type { MailboxTrialInput, MailTrial } from './mailboxTrial.messages.ts';

const server = proxyActivities<Pick<MailboxReading, 'tryMailbox'>>({
  startToCloseTimeout: '50 seconds',
  retry: { maximumAttempts: 1 },
});

/** Tries the connection of an account while a person waits. */
export async function mailboxTrial({ emailAccountId }: MailboxTrialInput): Promise<MailTrial> {
  try {
    return await server.tryMailbox({ emailAccountId });
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal) throw refusal;
    return { fault: 'unreachable', words: null, folders: null, messages: null, senders: [] };
  }
}
