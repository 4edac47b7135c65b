import { log } from '@temporalio/activity';
import type { MailFolder } from '#database/mail/mailFolders.ts';
import type { MailWork } from './folderWork.ts';
import { errorWords } from './imapFault.ts';

/**
 * Runs `work` on a folder. If the server refuses to open or to read the folder, this pass leaves it out, so that the other
 * folders do not wait for it. An example is the folder of a colleague, of which we may see only the name. A refusal of the inbox
 * is thrown, because an account without its inbox is useless.
 * @returns the result of `work`; undefined for a folder that is left out
 */
export async function unlessClosed<T>(
  { client, accountId, closed }: MailWork,
  folder: MailFolder,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (closed.has(folder.id)) return undefined;
  try {
    return await work();
  } catch (error) {
    const { responseStatus } = error as { responseStatus?: string };
    const isRefusal = responseStatus === 'NO' && client.usable;
    const isInbox = folder.path.toUpperCase() === 'INBOX';
    if (!isRefusal || isInbox) throw error;
    log.warn('a folder of a mailbox cannot be read', {
      accountId,
      folder: folder.path,
      words: errorWords(error),
    });
    closed.set(folder.id, folder);
    return undefined;
  }
}
