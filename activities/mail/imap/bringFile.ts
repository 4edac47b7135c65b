import type { ImapFlow } from 'imapflow';
import type { Database } from '#database/connect.ts';
import { spool } from '#database/files/spool.ts';
import { keepBrought, type LeftFile } from '#database/mail/leftFiles.ts';
import { fail } from '#domain/kernel/fail.ts';
import { wholeMessage } from '#domain/mail/serverPart.ts';

/** A larger one is read by a mail program. */
const mostBytes = 200 * 1024 * 1024;

/** Streams an attachment from its server into our own store. @throws mail_file_gone */
export async function bringFile(
  client: ImapFlow,
  database: Database,
  fileId: number,
  { filename, part, place }: LeftFile,
): Promise<void> {
  const gone = () => fail('mail_file_gone', { name: filename });
  if (!place) throw gone();
  const { uidValidity } = await client.mailboxOpen(place.path, { readOnly: true });
  if (String(uidValidity) !== place.uidValidity) throw gone();
  const section = part === wholeMessage ? undefined : part;
  const { content } = await client.download(String(place.uid), section, { uid: true, maxBytes: mostBytes });
  if (!content) throw gone();
  const brought = await spool(content);
  try {
    await database.transaction((tx) => keepBrought(tx, fileId, brought));
  } finally {
    await brought.discard();
  }
}
