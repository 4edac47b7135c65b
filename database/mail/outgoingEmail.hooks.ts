import { tellOfUnsentPaper } from '../sales/tellOfUnsentPaper.ts';
import { tellOfSentComment } from '../comments/tellOfSentComment.ts';
import { noteAnswerByLetter } from '../service/firstAnswer.ts';
import { noteNotSent, noteSent } from '../service/reclamationEmails.ts';
import { failFields } from '#domain/kernel/fail.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { mayUseAccount } from './sendingAccounts.ts';
import { tellOfBounce } from './tellOfBounce.ts';
import { sendingOf } from './waitingMail.ts';

/** Starts the workflow of a queued message after the record is committed, and records when it was sent or has failed. */
export const outgoingEmailHooks: Hooks = {
  beforeWrite: (draft, _before, context) => mustUseOwnAccount(draft, context),
  afterWrite: async (message, before, { tx }) => {
    if (message.status === 'sent' && before?.status !== 'sent') {
      await noteSent(tx, message);
      await noteAnswerByLetter(tx, message.id);
    }
    if (message.status === 'failed' && before?.status !== 'failed') {
      await noteNotSent(tx, message);
      await tellOfUnsentPaper(tx, message);
    }
    const hasEnded = message.status === 'sent' || message.status === 'failed';
    if (hasEnded && before?.status !== message.status) await tellOfSentComment(tx, message);
    if (message.delivery === 'bounced' && before?.delivery !== 'bounced') await tellOfBounce(tx, message);
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
