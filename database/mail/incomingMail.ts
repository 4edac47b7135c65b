import type { GuestAnswer } from '#domain/calendar/calendarMessage.ts';
import { KejaError } from '#domain/kernel/fail.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { draftsPlace, junkPlace, sentPlace, trashPlace } from '#domain/mail/mailFolder.rules.ts';
import { searchedText } from '#domain/mail/searchedText.ts';
import { wholeMessage } from '#domain/mail/serverPart.ts';
import type { LetterReport } from '#domain/mail/letterReport.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { attempt } from '../attempt.ts';
import { noteGuestAnswers } from '../calendar/noteGuestAnswer.ts';
import { commentFromAnswer } from '../comments/commentFromAnswer.ts';
import { keepContent } from '../files/fileContent.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import type { MailFolder } from './mailFolders.ts';
import { fieldText, threadedLetter, threadOf } from './threads.ts';
import { aboutLetter } from './letterReports.ts';

/** Where a message is on the server, what it is recognised by if it loses that place (`identity`), and its marks there. */
export interface MailHead {
  readonly uid: number;
  readonly identity: string;
  readonly seen: boolean;
  readonly flagged: boolean;
  /** Further keywords of the message on the server. Some of them stand for labels. */
  readonly keywords: readonly string[];
}

/** A file of a message: in memory, or left on the server. */
export interface MailPart {
  readonly filename: string;
  readonly contentType: string;
  readonly contentId: string | null;
  readonly inline: boolean;
  /** In bytes; only approximate for a part that is left on the server. */
  readonly size: number;
  readonly content: { readonly checksum: string; readonly bytes: Uint8Array } | null;
  /** Which part of the message on the server it is; null if its content is here. */
  readonly serverPart: string | null;
}

/** A message that was read: its fields of `incomingEmail`, and its files. */
export interface ReadMessage {
  readonly head: MailHead;
  readonly fields: RecordInput;
  readonly parts: readonly MailPart[];
  /** Its report about a letter of ours. */
  readonly report?: LetterReport;
  /** Its answers to an invitation of ours: to an event, or to dates of a series. */
  readonly answers?: readonly GuestAnswer[];
  /** The Message-IDs in `References`, oldest first. */
  readonly references?: readonly string[];
}

/** A folder with its account and the present numbering of its messages (`uidValidity`). */
export type PlacedFolder = Pick<MailFolder, 'id' | 'uidValidity' | 'sort'> & { readonly accountId: number };

/** The name of one place on the server. At most one stored message has it. */
export function placeOf({ accountId, id, uidValidity }: PlacedFolder, uid: number): string {
  return [accountId, id, uidValidity, uid].join('/');
}

/**
 * Stores messages, each once: a message that is already at its place changes nothing. The caller has locked the folder
 * (`lockFolder`), so that nobody else stores into it meanwhile. A message that is refused is stored without its content, with
 * the reason, so that the messages after it need not wait for it.
 */
export async function storeMessages(
  tx: Transaction,
  folder: PlacedFolder,
  messages: readonly ReadMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const placeAt = ({ head }: ReadMessage): string => placeOf(folder, head.uid);
  const storedPlaces = await placesStored(tx.sql, messages.map(placeAt));
  for (const message of messages.filter((each) => !storedPlaces.has(placeAt(each)))) {
    const place = placeAt(message);
    const refusal = await attempt(tx, () => storeMessage(tx, folder, message, place));
    if (refusal instanceof KejaError) await storeMessage(tx, folder, withoutContent(message, refusal), place);
  }
}

/** The fields that a refused message keeps, unless the field itself is refused. */
const keptFields = [
  'seq',
  'size',
  'date',
  'messageId',
  'inReplyTo',
  'subject',
  'from',
  'fromName',
  'to',
  'cc',
  'replyTo',
];

/** A refused message with the reason. Its source stays on the server until somebody asks for it. */
const withoutContent = ({ head, fields }: ReadMessage, { code, errors }: KejaError): ReadMessage => {
  const refused = new Set(errors.map(({ field }) => field));
  const keptEntries = Object.entries(fields).filter(
    ([name]) => keptFields.includes(name) && !refused.has(name),
  );
  const failure = [code, ...errors.map((error) => `${error.field} ${error.code}`)].join(', ');
  const source: MailPart = {
    filename: 'message.eml',
    contentType: 'message/rfc822',
    contentId: null,
    inline: false,
    size: typeof fields.size === 'number' ? fields.size : 0,
    content: null,
    serverPart: wholeMessage,
  };
  return { head, fields: { ...Object.fromEntries(keptEntries), failure }, parts: [source] };
};

/**
 * Messages in these folders are ours (drafts and sent ones), or may be from anybody (junk and trash). None of them becomes a
 * comment.
 */
const notReceived: ReadonlySet<number> = new Set([draftsPlace, sentPlace, junkPlace, trashPlace]);

const storeMessage = async (
  tx: Transaction,
  folder: PlacedFolder,
  { head, fields, parts, report, answers = [], references = [] }: ReadMessage,
  externalId: string,
): Promise<void> => {
  const about = await aboutLetter(tx, folder, fields.messageId, report);
  const letter = threadedLetter(fields, {
    accountId: folder.accountId,
    place: externalId,
    outgoingEmailId: typeof about.outgoingEmail === 'number' ? about.outgoingEmail : null,
    references,
  });
  const thread = await threadOf(tx, letter);
  const id = await tx.records.createOnly(systemActor, 'incomingEmail', {
    ...fields,
    ...about,
    thread,
    text: searchedText(
      fieldText(fields, 'text') ?? '',
      parts.map(({ filename }) => filename),
    ),
    emailAccount: folder.accountId,
    // People see and change `mailbox`, `seen` and `flagged`; `server…` is the same on the server when it was last read.
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
  // `about` has a kind if the message is a report about a letter of ours or a copy of it.
  const isReceivedLetter = about.kind === undefined && !notReceived.has(folder.sort);
  if (isReceivedLetter) await attempt(tx, () => commentFromAnswer(tx, { ...letter, id, thread }));
  // An answer that cannot be noted must not prevent its letter from being stored. A sender in the junk folder may be anybody.
  if (about.kind !== undefined || folder.sort === junkPlace) return;
  await noteGuestAnswers(tx, answers, { id, from: fields.from, messageId: fields.messageId });
};

/**
 * Those of the places at which a message is stored.
 * @param places the names that `placeOf` gives
 */
export async function placesStored(db: Sql, places: readonly string[]): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .selectFrom('incoming_email')
    .select('external_id')
    .where('external_id', 'in', places)
    .execute();
  return new Set(rows.map(({ external_id: place }) => place));
}

const storePart = async (tx: Transaction, incomingEmail: number, part: MailPart): Promise<void> => {
  const { filename, contentType, contentId, inline, size, content, serverPart } = part;
  if (content) await keepContent(tx.sql, { checksum: content.checksum, size }, pieces(content.bytes));
  const file = await tx.records.createOnly(systemActor, 'file', {
    name: filename,
    type: contentType,
    size,
    checksum: content?.checksum ?? null,
    objectName: 'incomingEmail',
    objectId: incomingEmail,
  });
  const about = { incomingEmail, filename, contentType, contentId, inline, size, file, serverPart };
  await tx.records.createOnly(systemActor, 'incomingEmailAttachment', about);
};

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
