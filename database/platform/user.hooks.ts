import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { isCommonPassword } from '#domain/platform/password.rules.ts';
import { mustBeUnambiguous } from '../accounts/logins.ts';
import { endSessionsOf } from '../accounts/endSessions.ts';
import type { Transaction } from '../transaction.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';
import { beginWithRoles } from './defaultRoles.ts';

/**
 * A new user gets a uuid and the default roles. Passwords are stored only as argon2id hashes. An empty password in a form keeps
 * the present one, because the record service does not store blank secrets. A new password, deactivating the user, or marking the
 * user for deletion ends the user's sessions.
 */
export const userHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, actor }) => {
    mustNotGiveOutsiderFullRights({ ...before, ...draft });
    if (!actor.fullRights) mustNotTouchFullRights(draft, before);
    if (!before) draft.uuid ??= randomUUID();
    await mustBeUnambiguous(tx, draft, before?.id);
    const hasNewPassword = typeof draft.password === 'string' && draft.password !== '';
    // The rule is for people; our own programs may set any password.
    if (hasNewPassword && !actor.system) mustNotBeCommon(draft.password as string);
    if (hasNewPassword) draft.password = await hash(draft.password as string);
    if (!before) return beginWithRoles(tx.sql, draft);
    const isSwitchedOff = draft.isActive === false || draft.markedToDelete === true;
    if (hasNewPassword || isSwitchedOff) await endSessionsOf(tx, before.id);
    if (draft.use2FA === false && before.use2FA === true) await forgetSecondStep(tx, before.id);
  },
};

const mustNotBeCommon = (password: string): void => {
  if (isCommonPassword(password)) throw failFields([{ field: 'password', code: 'password_common' }]);
};

/** External users cannot have full rights. */
const mustNotGiveOutsiderFullRights = ({ externalUser, fullRights }: Draft): void => {
  if (externalUser === true && fullRights === true)
    throw failFields([{ field: 'fullRights', code: 'invalid_value' }]);
};

/** Only users with full rights may give full rights, or change a user who has them; no role allows it. */
const mustNotTouchFullRights = (draft: Draft, before: Draft | undefined): void => {
  if (before?.fullRights === true) throw fail('no_access', { object: 'user' });
  if (draft.fullRights === true) throw failFields([{ field: 'fullRights', code: 'invalid_value' }]);
};

/** Removes the authenticator and the recovery codes of a user who returns to sign-in in one step. */
const forgetSecondStep = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.sql.deleteFrom('two_factor').where('user_id', '=', userId).execute();
  await tx.sql.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
};
