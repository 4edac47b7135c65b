import { proxyActivities } from '@temporalio/workflow';
import { refusalIn } from '../kernel/failures.ts';
import type { BringFileInput } from './bringFile.messages.ts';
import type { MailboxReading } from './mailboxSync.activities.ts';

const server = proxyActivities<Pick<MailboxReading, 'bringFile'>>({
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '30 seconds',
  retry: { maximumAttempts: 2 },
});

/** Brings a large attachment from the mail server while a person waits. */
export async function bringFile({ fileId }: BringFileInput): Promise<void> {
  try {
    await server.bringFile({ fileId });
  } catch (error) {
    throw refusalIn(error) ?? error;
  }
}
