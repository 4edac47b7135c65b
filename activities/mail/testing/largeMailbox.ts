import type { ImapFlow } from 'imapflow';
import { heavyMessage, oddMessage } from './oddMail.ts';

/** The folders of a mailbox with messages of all kinds. */
const folders = ['INBOX', 'Kontrahenci/2026', 'Archiwum'] as const;

/** Puts the odd messages with the numbers `from` to `below - 1` into the folders in turn. Every third is marked as read. */
export async function putOddMail(client: ImapFlow, from: number, below: number): Promise<void> {
  for (let nr = from; nr < below; nr += 1) {
    const path = folders[nr % folders.length] ?? 'INBOX';
    await client.append(path, oddMessage(nr).source, nr % 3 === 0 ? ['\\Seen'] : []);
  }
}

/** Makes the folders and fills them with `count` messages, and one with an attachment of 50 MB. */
export async function fillMailbox(client: ImapFlow, count: number): Promise<void> {
  for (const path of folders.slice(1)) await client.mailboxCreate(path);
  await putOddMail(client, 0, count);
  await client.append('INBOX', heavyMessage(50));
}

/** A folder gets a new UIDVALIDITY and new UIDs, as after a server was moved. */
export async function numberAnew(client: ImapFlow, path: string): Promise<void> {
  await client.mailboxCreate('Nowy');
  await client.mailboxOpen(path);
  await client.messageCopy('1:*', 'Nowy');
  await client.mailboxClose();
  await client.mailboxDelete(path);
  await client.mailboxRename('Nowy', path);
}

/** Every message on the server by its folder, UID and size. */
export async function placesOnServer(client: ImapFlow): Promise<string[]> {
  const all: string[] = [];
  for (const path of folders) {
    await client.mailboxOpen(path);
    for (const { uid, size } of await client.fetchAll('1:*', { uid: true, size: true }))
      all.push(`${path} ${uid} ${size}`);
  }
  return all.toSorted();
}
