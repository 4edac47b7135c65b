import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { letterLifeMinutes } from '#domain/mail/letters.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Database } from '../connect.ts';
import { queueLetter } from '../mail/letters.ts';
import type { Sql } from '../sql.ts';
import type { SecretBox } from '../writing/secrets.ts';
import type { AccountUser } from './findUser.ts';

// The codes of six digits that are mailed as the second step of signing in. A user has at most one unused code.

/** How often a code may be tried. */
const mailCodeAttempts = 5;
/** How long after a code the next one may be sent. */
const mailCodePauseSeconds = 60;
/** How long a code is valid. */
const minutes = letterLifeMinutes.signInCode;

/** A keyed hash, because six digits can easily be guessed from a plain hash. */
const hashOf = (secrets: SecretBox, userId: number, code: string): string =>
  `sha256:${secrets.proofOf(`mail code ${userId} ${code}`)}`;

/** Seconds until another code may be sent; 0 if it may be sent now. */
const secondsToWait = async (db: Sql, userId: number): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(${mailCodePauseSeconds} - extract(epoch from now() - created_at))::int as seconds
    from authentication_code where user_id = ${userId} and not used order by id desc limit 1`.execute(db);
  return Math.max(0, rows[0]?.seconds ?? 0);
};

/**
 * Mails a new code and makes the previous one invalid.
 * @param site the address of the installation, for links in the letter
 * @returns `wait`: 0, or the seconds to wait if the last code was sent too recently; then the last code stays valid
 */
export function sendMailCode(
  database: Database,
  user: AccountUser,
  site: string,
): Promise<{ readonly wait: number }> {
  return database.transaction(async (tx) => {
    // Of two requests at the same moment, the second waits here for the first, so that only one code is sent.
    await tx.sql.selectFrom('user').select('id').where('id', '=', user.id).forNoKeyUpdate().execute();
    const wait = await secondsToWait(tx.sql, user.id);
    if (wait > 0) return { wait };
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await tx.sql
      .updateTable('authentication_code')
      .set({ used: true })
      .where('user_id', '=', user.id)
      .where('used', '=', false)
      .execute();
    const { id } = await tx.records.create(systemActor, 'authenticationCode', {
      user: user.id,
      authCode: hashOf(database.secrets, user.id, code),
      // Until when it is valid.
      period: new Date(Date.now() + minutes * 60_000).toISOString(),
    });
    const facts = { name: user.name, code, minutes };
    await queueLetter(tx, user, { letter: 'signInCode', facts, event: `signInCode:${id}`, site });
    return { wait: 0 };
  });
}

/**
 * Checks a typed code against the unused one and marks this as used. Attempts are counted before the check, so that parallel
 * attempts count too.
 * @throws verification_code_expired if it has expired or no attempts are left, verification_code_invalid
 */
export async function spendMailCode(
  { sql: db, secrets }: Database,
  userId: number,
  code: string,
): Promise<void> {
  // Counts an attempt at the newest unused code. No row comes back if there is none, or if it has expired or was tried too often.
  const { rows } = await sql<{ id: number; authCode: string; attempts: number }>`
    update authentication_code set attempts = attempts + 1
    where id = (select max(id) from authentication_code where user_id = ${userId} and not used)
      and attempts < ${mailCodeAttempts} and period > now() and not used
    returning id, auth_code as "authCode", attempts`.execute(db);
  const [row] = rows;
  if (!row) throw fail('verification_code_expired');
  const attemptsLeft = mailCodeAttempts - row.attempts;
  if (!isSame(row.authCode, hashOf(secrets, userId, code)))
    throw fail('verification_code_invalid', { attemptsLeft });
  const spent = await db
    .updateTable('authentication_code')
    .set({ used: true })
    .where('id', '=', row.id)
    .where('used', '=', false)
    .returning('id')
    .executeTakeFirst();
  // A parallel attempt has used the same code.
  if (!spent) throw fail('verification_code_expired');
}

/** Compares two hashes in the same time whether they differ early or late, so that the time tells nothing. */
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
