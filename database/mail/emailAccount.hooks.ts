import type { Hooks } from '../writing/hooks.ts';
import { mailboxOutbox } from './mailboxOutbox.ts';

/** Whatever the reading of an account goes by; a password does not show in the record, so any other write tells, too. */
const ofNoConcern = ['receiveFailure', 'updatedAt', 'name', 'users', 'isGeneral', 'isService'];

export const emailAccountHooks: Hooks = {
  afterWrite: async (account, before, { tx, actor }) => {
    // The workflow itself writes only why it fails.
    if (actor.system && before && onlyOfNoConcern(account, before)) return;
    await tx.outbox(mailboxOutbox, { emailAccountId: account.id });
  },
};

const onlyOfNoConcern = (
  account: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
) =>
  Object.keys(account).every(
    (name) => ofNoConcern.includes(name) || JSON.stringify(account[name]) === JSON.stringify(before[name]),
  );
