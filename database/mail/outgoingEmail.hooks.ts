import type { Hooks } from '../writing/hooks.ts';

/** A message that is queued is on its way: its workflow starts once the record is committed. */
export const outgoingEmailHooks: Hooks = {
  afterWrite: async (message, before, { tx }) => {
    if (message.status !== 'queued' || before?.status === 'queued') return;
    await tx.outbox('sendMail', { outgoingEmailId: message.id });
  },
};
