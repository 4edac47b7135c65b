import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { keepContent } from '../files/fileContent.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import type { MailFolder } from './mailFolders.ts';

/** Where a message lies on the server, by what it is known, and how it is marked there. */
export interface MailHead {
  readonly uid: number;
  readonly identity: string;
  readonly seen: boolean;
  readonly flagged: boolean;
}

/** A file of a message, in memory. */
export interface MailPart {
  readonly filename: string;
  readonly contentType: string;
  readonly contentId: string | null;
  readonly inline: boolean;
  readonly checksum: string;
  readonly bytes: Uint8Array;
}

/** A message that was read: its fields of `incomingEmail`, and its files. */
export interface ReadMessage {
  readonly head: MailHead;
  readonly fields: RecordInput;
  readonly parts: readonly MailPart[];
}

/** A folder with its account, as it is numbered now. */
export type PlacedFolder = Pick<MailFolder, 'id' | 'uidValidity'> & { readonly accountId: number };

/** What names one place on the server: it is held by at most one message. */
export function placeOf({ accountId, id, uidValidity }: PlacedFolder, uid: number): string {
  return [accountId, id, uidValidity, uid].join('/');
}

/** Stores a message once: one that is already at this place changes nothing. */
export async function storeMessage(
  tx: Transaction,
  folder: PlacedFolder,
  { head, fields, parts }: ReadMessage,
): Promise<void> {
  const externalId = placeOf(folder, head.uid);
  if ((await heldAmong(tx.sql, [externalId])).size > 0) return;
  const id = await tx.records.createOnly(systemActor, 'incomingEmail', {
    ...fields,
    emailAccount: folder.accountId,
    mailbox: folder.id,
    serverMailbox: folder.id,
    uidValidity: folder.uidValidity,
    uid: String(head.uid),
    externalId,
    identity: head.identity,
    seen: head.seen,
    serverSeen: head.seen,
    flagged: head.flagged,
    serverFlagged: head.flagged,
    hasAttachments: parts.length > 0,
  });
  for (const part of parts) await storePart(tx, id, part);
}

/** Those of the places whose message is stored. @param places what `placeOf` gives */
export async function heldAmong(db: Sql, places: readonly string[]): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .selectFrom('incoming_email')
    .select('external_id')
    .where('external_id', 'in', places)
    .execute();
  return new Set(rows.map(({ external_id: place }) => place));
}

const storePart = async (tx: Transaction, incomingEmail: number, part: MailPart): Promise<void> => {
  const { filename, contentType, contentId, inline, checksum, bytes } = part;
  await keepContent(tx.sql, { checksum, size: bytes.length }, pieces(bytes));
  const file = await tx.records.createOnly(systemActor, 'file', {
    name: filename,
    type: contentType,
    size: bytes.length,
    checksum,
    objectName: 'incomingEmail',
    objectId: incomingEmail,
  });
  const about = { incomingEmail, filename, contentType, contentId, inline, size: bytes.length, file };
  await tx.records.createOnly(systemActor, 'incomingEmailAttachment', about);
};

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
