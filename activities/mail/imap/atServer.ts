import type { ImapFlow } from 'imapflow';
import { isOfPostgres } from '#database/ofPostgres.ts';
import { distrustAccess } from '#database/mail/consents.ts';
import { receivingAccount, type ReceivingAccount } from '#database/mail/mailFolders.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import type { Dependencies } from '../../dependencies.ts';
import { mailCredentials } from '../signIn/mailCredentials.ts';
import { faultOf, errorWords } from './imapFault.ts';
import { withImap } from './openImap.ts';

type ImapDependencies = Pick<Dependencies, 'database' | 'openImap' | 'signInProviders'>;

/**
 * Runs `work` with a connection to the mail server of an account.
 * @throws mail_server_away; its reason is `settings`, or the step that failed and the server's words, such as `tls: …`
 */
export async function atServer<T>(
  dependencies: ImapDependencies,
  accountId: number,
  work: (client: ImapFlow, account: ReceivingAccount) => Promise<T>,
): Promise<T> {
  const account = await receivingAccount(dependencies.database.sql, accountId);
  try {
    const credentials = account?.receives ? await mailCredentials(dependencies, accountId) : undefined;
    if (!account || !credentials) throw fail('mail_server_away', { reason: 'settings' });
    return await withImap(dependencies.openImap, { ...account, credentials }, (client) =>
      work(client, account),
    );
  } catch (error) {
    if (error instanceof KejaError || isOfPostgres(error as Error)) throw error;
    const fault = faultOf(error);
    // A token that the server refuses may have been revoked. The next attempt asks the provider for another one.
    if (fault === 'password') await distrustAccess(dependencies.database.sql, accountId);
    throw fail('mail_server_away', { reason: `${fault}: ${errorWords(error)}` });
  }
}
