import { log } from '@temporalio/activity';
import type { MailFolder } from '#database/mail/mailFolders.ts';
import type { MailWork } from './folderWork.ts';
import { wordsOf } from './imapFault.ts';

/**
 * Works on a folder. One that the server refuses to open or to read, as one of a colleague whose name may be seen only, is left
 * out for this pass, so that the others do not wait for it. The inbox is what an account is for: what is refused there is thrown.
 * @returns undefined for a folder that is left out
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
    if (responseStatus !== 'NO' || !client.usable || folder.path.toUpperCase() === 'INBOX') throw error;
    log.warn('a folder of a mailbox cannot be read', {
      accountId,
      folder: folder.path,
      words: wordsOf(error),
    });
    closed.set(folder.id, folder);
    return undefined;
  }
}
