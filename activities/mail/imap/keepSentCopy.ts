import type { ImapFlow } from 'imapflow';
import type { MailMessage } from '../sender.ts';
import { sourceOf } from '../smtp.ts';

/**
 * Puts a letter into the folder of sent mail, unless it is there already. If the answer of the server was lost, the next attempt
 * finds the copy by its Message-ID. Gmail makes the copy itself, and is recognised by its IMAP extension.
 */
export async function keepSentCopy(client: ImapFlow, message: MailMessage): Promise<void> {
  if (client.capabilities.has('X-GM-EXT-1')) return;
  const path = await sentFolder(client);
  await client.mailboxOpen(path);
  const found = await client.search({ header: { 'Message-ID': message.messageId } }, { uid: true });
  if (found && found.length > 0) return;
  const isKept = await client.append(path, await sourceOf(message), ['\\Seen'], message.date ?? new Date());
  if (!isKept) throw new Error(`The server did not take a message into ${path}`);
}

const sentFolder = async (client: ImapFlow): Promise<string> => {
  const sent = (await client.list()).find(({ specialUse }) => specialUse === '\\Sent');
  return sent?.path ?? (await client.mailboxCreate('Sent')).path;
};
