import { receivingAccount, receivingAccounts } from '#database/mail/mailFolders.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import {
  mailboxChanged,
  mailboxSyncId,
  mailboxSyncStart,
  mailboxSyncWorkflow,
} from '#workflows/mail/mailboxSync.messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { ifRunning } from '../ifRunning.ts';
import { isRunning } from '../isRunning.ts';

type MailboxDependencies = Pick<Dependencies, 'database' | 'client' | 'taskQueue' | 'publicUrl'>;

/** Signals a change to the workflow of an e-mail account. The workflow of an account that receives mail is started if needed. */
export async function signalMailbox(
  dependencies: MailboxDependencies,
  emailAccountId: number,
  messageId: string,
): Promise<void> {
  const { database, client, taskQueue, publicUrl } = dependencies;
  const account = await receivingAccount(database.sql, emailAccountId);
  const message = { messageId };
  if (account?.receives) {
    const link = recordLink(publicUrl, 'emailAccount', emailAccountId);
    await client.workflow.signalWithStart(mailboxSyncWorkflow, {
      ...mailboxSyncStart({ emailAccountId, name: account.name, taskQueue, link }),
      signal: mailboxChanged,
      signalArgs: [message],
    });
    return;
  }
  await ifRunning(client.workflow.getHandle(mailboxSyncId(emailAccountId)).signal(mailboxChanged, message));
}

/**
 * Starts the workflows of accounts that receive mail, if they do not run, for example because they were terminated.
 * @param pass the name of the reconciler's pass, for the ids of the messages
 */
export async function startMailboxes(dependencies: MailboxDependencies, pass: string): Promise<void> {
  for (const id of await receivingAccounts(dependencies.database.sql))
    if (!(await isRunning(dependencies.client, mailboxSyncId(id))))
      await signalMailbox(dependencies, id, `reconcile:${pass}`);
}
