import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

const now = sql<string>`now()`;

/** Stores a sign-in that waits for its second step, and removes the expired ones of all people. */
export async function beginPendingSignIn(
  db: Sql,
  signIn: {
    readonly tokenHash: string;
    readonly userId: number;
    readonly remember: boolean;
    readonly lifeMinutes: number;
  },
): Promise<void> {
  await db
    .insertInto('pending_sign_in')
    .values({
      token_hash: signIn.tokenHash,
      user_id: signIn.userId,
      remember: signIn.remember,
      expires_at: sql<string>`now() + make_interval(mins => ${signIn.lifeMinutes})`,
    })
    .execute();
  await db.deleteFrom('pending_sign_in').where('expires_at', '<', now).execute();
}

/** The sign-in of this token; undefined if it has expired. */
export function findPendingSignIn(db: Sql, tokenHash: string) {
  return db
    .selectFrom('pending_sign_in')
    .select(['user_id as userId', 'remember'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** @returns whether it still existed */
export async function endPendingSignIn(db: Sql, tokenHash: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('pending_sign_in')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all sign-ins of a person that wait for their second step. */
export async function endPendingSignIns(db: Sql, userId: number): Promise<void> {
  await db.deleteFrom('pending_sign_in').where('user_id', '=', userId).execute();
}
