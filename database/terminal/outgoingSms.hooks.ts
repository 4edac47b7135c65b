import type { Hooks } from '../writing/hooks.ts';

/** A message that is written down is on its way: its workflow starts once the record is committed. */
export const outgoingSmsHooks: Hooks = {
  afterWrite: async (message, before, { tx }) => {
    if (before || message.sent === true) return;
    await tx.outbox('sendSms', { outgoingSmsId: message.id });
  },
};
