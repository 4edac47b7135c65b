import type { ImapFlow } from 'imapflow';
import type { Database } from '#database/connect.ts';
import { spool } from '#database/files/spool.ts';
import { storeFetchedFile, type LeftFile } from '#database/mail/leftFiles.ts';
import { fail } from '#domain/kernel/fail.ts';
import { wholeMessage } from '#domain/mail/serverPart.ts';

/** A larger attachment is not brought; people read it with a mail program. */
const mostBytes = 200 * 1024 * 1024;

/** Streams an attachment from its server into our own store. @throws mail_file_gone, mail_file_too_large */
export async function bringFile(
  client: ImapFlow,
  database: Database,
  fileId: number,
  { filename, part, place }: LeftFile,
  most = mostBytes,
): Promise<void> {
  const goneError = () => fail('mail_file_gone', { name: filename });
  if (!place) throw goneError();
  const { uidValidity } = await client.mailboxOpen(place.path, { readOnly: true });
  // If the server has numbered the folder anew, the UID names another message.
  if (String(uidValidity) !== place.uidValidity) throw goneError();
  const section = part === wholeMessage ? undefined : part;
  const { content } = await client.download(String(place.uid), section, { uid: true, maxBytes: most + 1 });
  if (!content) throw goneError();
  const spooled = await spool(content);
  try {
    // At the limit the library stops without an error.
    if (spooled.size > most) throw fail('mail_file_too_large', { name: filename });
    await database.transaction((tx) => storeFetchedFile(tx, fileId, spooled));
  } finally {
    await spooled.discard();
  }
}
