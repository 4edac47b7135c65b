import type { Hooks } from '../writing/hooks.ts';

/** Starts the workflow that sends a new message, after the record is committed. */
export const outgoingSmsHooks: Hooks = {
  afterWriteOf: 'new',
  afterWrite: async (message, _before, { tx }) => {
    if (message.sent === true) return;
    await tx.outbox('sendSms', { outgoingSmsId: message.id });
  },
};
