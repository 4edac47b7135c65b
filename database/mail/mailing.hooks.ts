import type { Hooks } from '../writing/hooks.ts';

/** The kind of outbox rows that tell the workflow of a mailing of a change. */
export const mailingOutbox = 'mailing';

/** The workflow of a mailing is told when people begin it, pause it or end it. */
export const mailingHooks: Hooks = {
  afterWrite: async ({ id, status }, before, { tx }) => {
    if (!before || before.status === status || status === 'done') return;
    await tx.outbox(mailingOutbox, { mailingId: id });
  },
};
