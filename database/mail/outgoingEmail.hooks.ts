import { randomUUID } from 'node:crypto';
import { notifyOfUnsentPaper } from '../sales/notifyOfUnsentPaper.ts';
import { notifyOfSentComment } from '../comments/notifyOfSentComment.ts';
import { noteAnswerByLetter } from '../service/firstAnswer.ts';
import { noteNotSent, noteSent } from '../service/reclamationEmails.ts';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { searchedText, searchedBody } from '#domain/mail/searchedText.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import type { Transaction } from '../transaction.ts';
import { mayUseAccount } from './sendingAccounts.ts';
import { notifyOfBounce } from './notifyOfBounce.ts';
import { sendingOf } from './waitingMail.ts';

/**
 * What follows from a write of a letter. Before it is stored, it gets the text by which it is searched and its thread. A queued
 * letter is sent by a workflow, which starts after the record is committed. When a letter was sent, its reclamation and the
 * requests that it answers note this, and the comment that it carried is announced. When sending has failed, whoever sent the
 * e-mail of a reclamation, the paper of an order or the comment is notified; when a letter has bounced, its sender.
 */
export const outgoingEmailHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    await mustUseOwnAccount(draft, context);
    if (draft.body !== undefined || draft.status === 'queued') await noteText(draft, before, context);
    if (draft.status === 'queued' && !before?.thread)
      draft.thread = await threadOfAnswer(draft, before, context);
  },
  afterWrite: async (message, before, { tx }) => {
    if (message.status === 'sent' && before?.status !== 'sent') {
      await noteSent(tx, message);
      await noteAnswerByLetter(tx, message.id);
    }
    if (message.status === 'failed' && before?.status !== 'failed') {
      await noteNotSent(tx, message);
      await notifyOfUnsentPaper(tx, message);
    }
    const hasEnded = message.status === 'sent' || message.status === 'failed';
    if (hasEnded && before?.status !== message.status) await notifyOfSentComment(tx, message);
    if (message.delivery === 'bounced' && before?.delivery !== 'bounced') await notifyOfBounce(tx, message);
    if (message.status !== 'queued' || before?.status === 'queued') return;
    await tx.outbox('sendMail', sendingOf(message));
  },
};

/** Nobody writes in the name of an account that they may not use: they would not see the message themselves. */
const mustUseOwnAccount = async ({ emailAccount }: Draft, { tx, actor }: WriteContext): Promise<void> => {
  if (actor.system || typeof emailAccount !== 'number') return;
  if (!(await mayUseAccount(tx.sql, emailAccount, actor.userId)))
    throw failFields([{ field: 'emailAccount', code: 'mail_account_unusable' }]);
};

/**
 * Stores the text by which the letter is searched: its words and the names of its files. This is repeated when the letter is
 * queued, because files may have been added since its words were written.
 */
const noteText = async (draft: Draft, before: AnyRecord | undefined, { tx }: WriteContext): Promise<void> => {
  const bodyWords = searchedBody(
    String(draft.body ?? before?.body ?? ''),
    draft.bodyType ?? before?.bodyType ?? 'html',
  );
  draft.text = searchedText(bodyWords, before ? await namesOfFiles(tx, before.id) : []);
};

/** The thread of the received letter that the draft answers; a new thread if it answers none. */
const threadOfAnswer = async (
  draft: Draft,
  before: AnyRecord | undefined,
  { tx }: WriteContext,
): Promise<string> => {
  const answered = draft.inReplyTo === undefined ? before?.inReplyToId : draft.inReplyTo;
  const row =
    typeof answered === 'number'
      ? await tx.sql
          .selectFrom('incoming_email')
          .select('thread')
          .where('id', '=', answered)
          .executeTakeFirst()
      : undefined;
  return row?.thread ?? randomUUID().replaceAll('-', '');
};

const namesOfFiles = async ({ sql }: Transaction, outgoingEmailId: number): Promise<string[]> => {
  const rows = await sql
    .selectFrom('outgoing_email_attachment')
    .select('filename')
    .where('outgoing_email_id', '=', outgoingEmailId)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .execute();
  return rows.map(({ filename }) => filename);
};
