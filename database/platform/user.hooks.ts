import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { mustBeUnambiguous } from '../accounts/logins.ts';
import { endSessionsOf } from '../accounts/endSessions.ts';
import { forgetSecondStep } from '../accounts/secondStep.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';
import { beginWithRoles } from './defaultRoles.ts';

/**
 * A user has a uuid from the beginning. A password is kept as an argon2id hash only; a form that leaves it blank keeps
 * the one there is. Another one ends what was begun with the one before, as does switching the user off.
 */
export const userHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, actor }) => {
    mustNotRuleFromOutside({ ...before, ...draft });
    if (!actor.fullRights) mustNotTouchRulers(draft, before);
    if (!before) draft.uuid ??= randomUUID();
    await mustBeUnambiguous(tx, draft, before?.id);
    const newPassword = typeof draft.password === 'string' && draft.password !== '';
    if (newPassword) draft.password = await hash(draft.password as string);
    if (!before) return beginWithRoles(tx.sql, draft);
    const switchedOff = draft.isActive === false || draft.markedToDelete === true;
    if (newPassword || switchedOff) await endSessionsOf(tx, before.id);
    if (draft.use2FA === false && before.use2FA === true) await forgetSecondStep(tx, before.id);
  },
};

/** Full rights are for people who work here. */
const mustNotRuleFromOutside = ({ externalUser, fullRights }: Draft): void => {
  if (externalUser === true && fullRights === true)
    throw failFields([{ field: 'fullRights', code: 'invalid_value' }]);
};

/** Full rights are given, and who has them is changed, by full rights alone, whatever a role opens of users. */
const mustNotTouchRulers = (draft: Draft, before: Draft | undefined): void => {
  if (before?.fullRights === true) throw fail('no_access', { object: 'user' });
  if (draft.fullRights === true) throw failFields([{ field: 'fullRights', code: 'invalid_value' }]);
};
