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

export const mailCodeAttempts = 5;
export const mailCodePauseSeconds = 60;
const minutes = letterLifeMinutes.signInCode;

/** Six digits are guessed from a plain hash at once: this one takes our key as well. */
const keptOf = (secrets: SecretBox, userId: number, code: string): string =>
  `sha256:${secrets.proofOf(`mail code ${userId} ${code}`)}`;

/** Seconds until another code may be sent; none when it may be now. */
const secondsToWait = async (db: Sql, userId: number): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(${mailCodePauseSeconds} - extract(epoch from now() - created_at))::int as seconds
    from authentication_code where user_id = ${userId} and not used order by id desc limit 1`.execute(db);
  return Math.max(0, rows[0]?.seconds ?? 0);
};

/**
 * Mails a code; the one before is worth nothing any more.
 * @returns the seconds to wait, where the last one went out a moment ago: then it is still the one
 */
export const sendMailCode = (
  database: Database,
  user: AccountUser,
  site: string,
): Promise<{ readonly wait: number }> =>
  database.transaction(async (tx) => {
    await sql`select 1 from "user" where id = ${user.id} for no key update`.execute(tx.sql);
    const wait = await secondsToWait(tx.sql, user.id);
    if (wait > 0) return { wait };
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await sql`update authentication_code set used = true where user_id = ${user.id} and not used`.execute(
      tx.sql,
    );
    const { id } = await tx.records.create(systemActor, 'authenticationCode', {
      user: user.id,
      authCode: keptOf(database.secrets, user.id, code),
      period: new Date(Date.now() + minutes * 60_000).toISOString(),
    });
    const facts = { name: user.name, code, minutes };
    await queueLetter(tx, user, { letter: 'signInCode', facts, event: `signInCode:${id}`, site });
    return { wait: 0 };
  });

/**
 * Every call is an attempt, counted before the code is looked at, so that attempts side by side count too.
 * @throws verification_code_expired when time or attempts have run out, verification_code_invalid
 */
export const spendMailCode = async (
  { sql: db, secrets }: Database,
  userId: number,
  code: string,
): Promise<void> => {
  const { rows } = await sql<{ id: number; authCode: string; attempts: number }>`
    update authentication_code set attempts = attempts + 1
    where id = (select max(id) from authentication_code where user_id = ${userId} and not used)
      and attempts < ${mailCodeAttempts} and period > now() and not used
    returning id, auth_code as "authCode", attempts`.execute(db);
  const [row] = rows;
  if (!row) throw fail('verification_code_expired');
  const attemptsLeft = mailCodeAttempts - row.attempts;
  if (!isSame(row.authCode, keptOf(secrets, userId, code)))
    throw fail('verification_code_invalid', { attemptsLeft });
  const { numAffectedRows } = await sql`
    update authentication_code set used = true where id = ${row.id} and not used`.execute(db);
  if (!numAffectedRows) throw fail('verification_code_expired');
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
