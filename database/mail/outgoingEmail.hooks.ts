import { noteSent } from '../service/reclamationEmails.ts';
import type { Hooks } from '../writing/hooks.ts';

/** A message that is queued is on its way: its workflow starts once the record is committed. What has gone out is noted. */
export const outgoingEmailHooks: Hooks = {
  afterWrite: async (message, before, { tx }) => {
    if (message.status === 'sent' && before?.status !== 'sent') await noteSent(tx, message);
    if (message.status !== 'queued' || before?.status === 'queued') return;
    await tx.outbox('sendMail', { outgoingEmailId: message.id });
  },
};
