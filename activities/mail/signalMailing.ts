import { recordLink } from '#domain/platform/recordLink.ts';
import { mailingChanged, mailingStart, mailingWorkflow } from '#workflows/mail/mailing.messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { unlessStarted } from '../unlessStarted.ts';

/** Tells the workflow of a mailing of a change, and starts it the first time. One that has ended is not started again. */
export async function signalMailing(
  { client, taskQueue, publicUrl }: Pick<Dependencies, 'client' | 'taskQueue' | 'publicUrl'>,
  id: number,
  messageId: string,
): Promise<void> {
  const link = recordLink(publicUrl, 'mailing', id);
  await unlessStarted(
    client.workflow.signalWithStart(mailingWorkflow, {
      ...mailingStart({ id, taskQueue, link }),
      signal: mailingChanged,
      signalArgs: [{ messageId }],
    }),
  );
}
