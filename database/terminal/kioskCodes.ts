import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

// The codes of kiosks: a driver gets one by SMS and types it at the kiosk. Each disposition has at most one, the last.

/** When a code was created and when it expires, with the present time of the database. */
export interface CodeTimes {
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly now: string;
}

const now = sql<string>`now()`;
const secondsAgo = (count: number) => sql<string>`now() - make_interval(secs => ${count})`;

/**
 * Stores a new code of a disposition, in place of the previous one if there is one. The caller has encrypted the new code.
 * @returns undefined if the previous code is younger than `resendSeconds`, and therefore stays
 */
export function replaceCode(
  db: Sql,
  dispositionId: number,
  sealedCode: string,
  times: { readonly codeMinutes: number; readonly resendSeconds: number },
): Promise<CodeTimes | undefined> {
  const fresh = {
    sealed_code: sealedCode,
    attempts: 0,
    created_at: now,
    expires_at: sql<string>`now() + make_interval(mins => ${times.codeMinutes})`,
    used_at: null,
  };
  return db
    .insertInto('kiosk_code')
    .values({ disposition_id: dispositionId, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('disposition_id')
        .doUpdateSet(fresh)
        .where('kiosk_code.created_at', '<=', secondsAgo(times.resendSeconds)),
    )
    .returning(['created_at as createdAt', 'expires_at as expiresAt', now.as('now')])
    .executeTakeFirst();
}

/** The times of the code that was sent last; undefined if none was. */
export function codeTimes(db: Sql, dispositionId: number): Promise<CodeTimes | undefined> {
  return db
    .selectFrom('kiosk_code')
    .select(['created_at as createdAt', 'expires_at as expiresAt', now.as('now')])
    .where('disposition_id', '=', dispositionId)
    .executeTakeFirst();
}

/** The status of the SMS with the last code; undefined if no code was sent. */
export async function statusOfCodeSms(db: Sql, dispositionId: number): Promise<string | undefined> {
  const sms = await db
    .selectFrom('outgoing_sms')
    .select('status')
    .where('disposition_id', '=', dispositionId)
    .where('template', '=', 'authCode')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return sms?.status ?? undefined;
}

/** The code that a driver should have typed. The caller decrypts it and compares. */
export interface CodeToCheck {
  readonly sealedCode: string;
  /** How many wrong codes were typed before. */
  readonly attempts: number;
}

/**
 * Locks the code until the transaction ends.
 * @returns undefined if there is no code, if it has expired, if no attempts are left, or if it was first used more than
 * `graceSeconds` ago
 */
export function codeToCheck(
  tx: Sql,
  dispositionId: number,
  { attemptsAllowed, graceSeconds }: { readonly attemptsAllowed: number; readonly graceSeconds: number },
): Promise<CodeToCheck | undefined> {
  return tx
    .selectFrom('kiosk_code')
    .select(['sealed_code as sealedCode', 'attempts'])
    .where('disposition_id', '=', dispositionId)
    .where('attempts', '<', attemptsAllowed)
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('used_at', 'is', null), eb('used_at', '>', secondsAgo(graceSeconds))]))
    .forUpdate()
    .executeTakeFirst();
}

export async function countWrongAttempt(tx: Sql, dispositionId: number): Promise<void> {
  await tx
    .updateTable('kiosk_code')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('disposition_id', '=', dispositionId)
    .execute();
}

/** Notes when a code was first used. A second use within its time of grace keeps the first time. */
export async function markCodeUsed(tx: Sql, dispositionId: number): Promise<void> {
  await tx
    .updateTable('kiosk_code')
    .set((eb) => ({ used_at: eb.fn.coalesce('used_at', now) }))
    .where('disposition_id', '=', dispositionId)
    .execute();
}
