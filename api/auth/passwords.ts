import { hash, verify } from '@node-rs/argon2';
import { userById, userByLogin, type AccountUser } from '#database/accounts/findUser.ts';
import type { Database } from '#database/connect.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { limits, type Throttle } from './throttle.ts';

export interface Judged {
  readonly user: AccountUser | undefined;
  readonly matches: boolean;
}

export type Passwords = ReturnType<typeof createPasswords>;

/** Compares passwords with what is kept of them. */
export const createPasswords = (database: Database, throttle: Throttle) => {
  /** Checked when the login is unknown, so that the answer takes as long as for a known one. */
  const nobodysHash = hash(crypto.randomUUID());

  const matches = async (user: AccountUser | undefined, password: string): Promise<boolean> => {
    const same = await verify(user?.passwordHash ?? (await nobodysHash), password);
    return same && Boolean(user?.passwordHash);
  };

  return {
    judge: async (login: string, password: string): Promise<Judged> => {
      const user = await userByLogin(database.sql, login);
      return { user, matches: await matches(user, password) };
    },
    /**
     * For what a signed-in person must say their password again.
     * @throws validation_failed with `password_wrong` at the field; too_many_attempts
     */
    mustBeOwn: async (userId: number | null, password: string, field: string): Promise<AccountUser> => {
      await throttle.spend(limits.ownPassword, String(userId));
      const user = await userById(database.sql, userId ?? 0);
      if (!user || !(await matches(user, password))) throw failFields([{ field, code: 'password_wrong' }]);
      await throttle.forgive(limits.ownPassword, String(userId));
      return user;
    },
  };
};
