import type { Content } from '../files/fileContent.ts';
import { keepContent } from '../files/fileContent.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

/** Where the mail server has a file that was too large to be read with its message. */
export interface LeftFile {
  readonly filename: string;
  readonly accountId: number;
  /** The number of the file's part in the message, as IMAP counts: `2.1`; or `wholeMessage`. */
  readonly part: string;
  /** Null where the message is no longer on the server. */
  readonly place: { readonly path: string; readonly uid: number; readonly uidValidity: string } | null;
}

/** Where the mail server has a file; undefined if its content is stored here. */
export async function leftFile(db: Sql, fileId: number): Promise<LeftFile | undefined> {
  const row = await db
    .selectFrom('incoming_email_attachment as a')
    .innerJoin('incoming_email as e', 'e.id', 'a.incoming_email_id')
    .leftJoin('mailbox as f', 'f.id', 'e.server_mailbox_id')
    .select([
      'a.filename',
      'a.server_part',
      'e.email_account_id',
      'e.uid',
      'e.uid_validity',
      'f.name as path',
    ])
    .where('a.file_id', '=', fileId)
    .where('a.server_part', 'is not', null)
    .executeTakeFirst();
  if (!row?.server_part) return undefined;
  const { path, uid, uid_validity: uidValidity } = row;
  return {
    filename: row.filename,
    accountId: row.email_account_id,
    part: row.server_part,
    place: path && uid && uidValidity ? { path, uid: Number(uid), uidValidity } : null,
  };
}

/** Stores content that was fetched from the mail server; a file that has content already keeps it. */
export async function storeFetchedFile(
  tx: Transaction,
  fileId: number,
  content: Content & { readonly read: () => AsyncIterable<Uint8Array> },
): Promise<void> {
  await keepContent(tx.sql, content, content.read());
  const { checksum, size } = content;
  await tx.sql
    .updateTable('file')
    .set({ checksum, size })
    .where('id', '=', fileId)
    .where('checksum', 'is', null)
    .execute();
  await tx.sql
    .updateTable('incoming_email_attachment')
    .set({ server_part: null, size })
    .where('file_id', '=', fileId)
    .execute();
  await tx.announce('file', fileId);
}
