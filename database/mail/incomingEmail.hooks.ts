import { randomUUID } from 'node:crypto';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { searchedText, searchedBody } from '#domain/mail/searchedText.ts';
import { inboxPlace, trashPlace } from '#domain/mail/mailFolder.rules.ts';
import { topicOf } from '#domain/mail/thread.rules.ts';
import type { Sql } from '../sql.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { fieldText, threadedLetter, threadOf } from './threads.ts';
import { mailboxOutbox } from './mailboxOutbox.ts';

/** What people change about a message is taken to its server by the account's workflow. */
export const incomingEmailHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    if (!before) await fillIn(draft, context);
    // Only what people change is taken to the server.
    if (!before || context.actor.system) return;
    await moveByDeletionMark(draft, before, context);
    await mustBeOfAccount(draft, before, context);
    if (differsFromServer(draft, before)) draft.serverBehind = true;
  },
  // `afterWrite` is called only for changes of these fields.
  afterWriteOf: ['seen', 'flagged', 'mailbox', 'labels'],
  afterWrite: async (message, before, { tx, actor }) => {
    if (actor.system || !before || message.serverBehind !== true) return;
    await tx.outbox(mailboxOutbox, { emailAccountId: Number(message.emailAccountId) });
  },
};

/**
 * Fills in the thread, the topic and the searched text of a letter that comes without them. Its files are stored after it,
 * so their names are not in the searched text.
 */
const fillIn = async (draft: Draft, { tx }: WriteContext): Promise<void> => {
  draft.text ??= searchedText(searchedBody(fieldText(draft, 'body') ?? '', draft.bodyType ?? 'html'), []);
  draft.threadTopic ??= topicOf(fieldText(draft, 'subject')) || null;
  if (draft.thread) return;
  const letter = threadedLetter(draft, {
    accountId: Number(draft.emailAccount),
    // Identifies a letter that has no Message-ID.
    place: fieldText(draft, 'externalId') ?? randomUUID(),
    outgoingEmailId: typeof draft.outgoingEmail === 'number' ? draft.outgoingEmail : null,
  });
  draft.thread = await threadOf(tx, letter);
};

/**
 * Whether the write changes something that the server should have too. Every write of labels counts, because labels of the server
 * are stored only as its keywords.
 */
const differsFromServer = (draft: Draft, before: AnyRecord): boolean =>
  (draft.seen !== undefined && draft.seen !== before.serverSeen) ||
  (draft.flagged !== undefined && draft.flagged !== before.serverFlagged) ||
  (draft.mailbox !== undefined && draft.mailbox !== before.serverMailboxId) ||
  draft.labels !== undefined;

/**
 * A message that is marked for deletion moves to the trash, on the server too. When it is restored, it moves to the inbox.
 */
const moveByDeletionMark = async (draft: Draft, before: AnyRecord, { tx }: WriteContext): Promise<void> => {
  // A message with neither folder exists only in Keja. `movedTo` is the folder to which it is being moved on the server.
  const isOnServer = before.serverMailboxId !== null || before.movedToId !== null;
  if (draft.markedToDelete === undefined || !isOnServer) return;
  const places = await placesOf(tx.sql, Number(before.emailAccountId));
  const trash = places.get(trashPlace);
  if (trash === undefined) return;
  if (draft.markedToDelete) draft.mailbox = trash;
  else if (before.mailboxId === trash) draft.mailbox = places.get(inboxPlace) ?? trash;
};

/** The ids of the inbox and the trash of an account, by their place among the folders. */
const placesOf = async (db: Sql, accountId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('mailbox')
    .select(['id', 'sort'])
    .where('email_account_id', '=', accountId)
    .where('sort', 'in', [inboxPlace, trashPlace])
    .where('marked_to_delete', '=', false)
    .execute();
  return new Map(rows.map(({ id, sort }) => [sort ?? 0, id]));
};

/** Refuses to move a message to a folder of another account. */
const mustBeOfAccount = async (draft: Draft, before: AnyRecord, { tx }: WriteContext): Promise<void> => {
  if (draft.mailbox === undefined || draft.mailbox === before.mailboxId) return;
  const folder = await tx.sql
    .selectFrom('mailbox')
    .select('email_account_id')
    .where('id', '=', Number(draft.mailbox))
    .executeTakeFirst();
  if (folder?.email_account_id !== before.emailAccountId)
    throw failFields([{ field: 'mailbox', code: 'reference_not_found' }]);
};
