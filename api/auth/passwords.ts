import { hash, verify } from '@node-rs/argon2';
import { userById, userByLogin, type AccountUser } from '#database/accounts/findUser.ts';
import type { Database } from '#database/connect.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { limits, type Throttle } from './throttle.ts';

export type Passwords = ReturnType<typeof createPasswords>;

/** Checks passwords against their stored hashes. */
export function createPasswords(database: Database, throttle: Throttle) {
  /** Checked when the login is unknown, so that the answer takes as long as for a known one. */
  const nobodysHash = hash(crypto.randomUUID());

  const matches = async (user: AccountUser | undefined, password: string): Promise<boolean> => {
    const same = await verify(user?.passwordHash ?? (await nobodysHash), password);
    return same && Boolean(user?.passwordHash);
  };

  return {
    /** The user with this login. It is separate from the check because guesses are counted before they are checked. */
    userCalled: (login: string): Promise<AccountUser | undefined> => userByLogin(database.sql, login),
    matches,
    /**
     * The signed-in person, who must know their password: for actions that need it again.
     * @throws validation_failed with `password_wrong` at the field; too_many_attempts
     */
    mustKnow: async (userId: number | null, password: string, field: string): Promise<AccountUser> => {
      await throttle.spend(limits.ownPassword, String(userId));
      const user = await userById(database.sql, userId ?? 0);
      if (!user || !(await matches(user, password))) throw failFields([{ field, code: 'password_wrong' }]);
      await throttle.forgive(limits.ownPassword, String(userId));
      return user;
    },
  };
}
