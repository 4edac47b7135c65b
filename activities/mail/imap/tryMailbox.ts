import type { MailTrial } from '#workflows/mail/mailboxTrial.messages.ts';
import type { MailCredentials } from '../signIn/mailCredentials.ts';
import { faultOf, errorWords } from './imapFault.ts';
import { withImap, type ImapOpener, type ImapServer } from './openImap.ts';

/** The result of connecting. */
type Connected = Omit<MailTrial, 'senders'>;

/** Tries to sign in, to list the folders and to open the inbox. `fault` in the result names the step that failed. */
export async function tryMailbox(
  open: ImapOpener,
  server: Omit<ImapServer, 'credentials'> & { readonly asksConsent: boolean },
  credentialsOf: () => Promise<MailCredentials | undefined>,
): Promise<Connected> {
  const nothing = { words: null, folders: null, messages: null };
  try {
    const credentials = await credentialsOf();
    if (!server.host || !server.user) return { ...nothing, fault: 'settings' };
    if (!credentials) return { ...nothing, fault: server.asksConsent ? 'consent' : 'settings' };
    return await withImap(open, { ...server, credentials }, async (client) => {
      try {
        const folders = await client.list();
        const { exists } = await client.mailboxOpen('INBOX', { readOnly: true });
        return { fault: null, words: null, folders: folders.length, messages: exists };
      } catch (error) {
        return { ...nothing, fault: 'folder', words: errorWords(error) };
      }
    });
  } catch (error) {
    return { ...nothing, fault: faultOf(error), words: errorWords(error) };
  }
}
