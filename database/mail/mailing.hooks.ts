import type { Hooks } from '../writing/hooks.ts';

/** The kind of outbox rows that signal a change to the workflow of a mailing. */
export const mailingOutbox = 'mailing';

/** The workflow of a mailing is signalled when people begin it, pause it or end it. */
export const mailingHooks: Hooks = {
  afterWrite: async ({ id, status }, before, { tx }) => {
    // Only the workflow itself makes a mailing done.
    if (!before || before.status === status || status === 'done') return;
    await tx.outbox(mailingOutbox, { mailingId: id });
  },
};
