import { recordLink } from '#domain/platform/recordLink.ts';
import { mailingChanged, mailingStart, mailingWorkflow } from '#workflows/mail/mailing.messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { unlessStarted } from '../unlessStarted.ts';

/** Signals a change to the workflow of a mailing, and starts the workflow the first time. A workflow that has ended is not started again. */
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
