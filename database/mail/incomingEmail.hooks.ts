import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { mailboxOutbox } from './mailboxOutbox.ts';

/** What people change about a message is taken to its server by the account's workflow. */
export const incomingEmailHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    if (!before || context.actor.system) return;
    await mustBeOfAccount(draft, before, context);
    if (differsFromServer(draft, before)) draft.serverBehind = true;
  },
  afterWriteOf: ['seen', 'flagged', 'mailbox'],
  afterWrite: async (message, before, { tx, actor }) => {
    if (actor.system || !before || message.serverBehind !== true) return;
    await tx.outbox(mailboxOutbox, { emailAccountId: Number(message.emailAccountId) });
  },
};

const differsFromServer = (draft: Draft, before: AnyRecord): boolean =>
  (draft.seen !== undefined && draft.seen !== before.serverSeen) ||
  (draft.flagged !== undefined && draft.flagged !== before.serverFlagged) ||
  (draft.mailbox !== undefined && draft.mailbox !== before.serverMailboxId);

/** A message is moved to a folder of its own account. */
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
