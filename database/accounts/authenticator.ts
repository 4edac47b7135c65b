import { sql } from 'kysely';
import { generateSecret, verify } from 'otplib';
import { fail } from '#domain/kernel/fail.ts';
import type { Database } from '../connect.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

/** How far the clock of a telephone may differ. */
const toleranceSeconds = 30;

interface Row {
  readonly sealed: string | null;
  /** A new secret that no code has confirmed yet, sealed. */
  readonly begun: string | null;
  /** The time step of the last code that was used; 0 before the first. A `bigint`, which `pg` gives as text. */
  readonly lastStep: string;
}

const lockTwoFactor = async (tx: Transaction, userId: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select sealed_secret as sealed, begun_secret as begun, last_step as "lastStep"
    from two_factor where user_id = ${userId} for update`.execute(tx.sql);
  return rows[0];
};

/** The time step of a code; undefined if the code is wrong or was already used. */
const stepOf = async (secret: string, code: string, lastStep: number): Promise<number | undefined> => {
  const result = await verify({
    secret,
    token: code,
    epochTolerance: toleranceSeconds,
    ...(lastStep > 0 ? { afterTimeStep: lastStep } : {}),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
};

export async function hasAuthenticator(db: Sql, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('sealed_secret', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Creates a new secret; it becomes valid when a code made with it is confirmed. */
export async function beginAuthenticator({ sql: db, secrets }: Database, userId: number): Promise<string> {
  const secret = generateSecret();
  const begun = { begun_secret: secrets.seal(secret), updated_at: sql<string>`now()` };
  await db
    .insertInto('two_factor')
    .values({ user_id: userId, ...begun })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(begun))
    .execute();
  return secret;
}

/**
 * Makes the new secret the valid one, if the code was made with it.
 * @throws two_factor_not_begun, verification_code_invalid
 */
export async function confirmAuthenticator(
  tx: Transaction,
  { secrets }: Pick<Database, 'secrets'>,
  userId: number,
  code: string,
): Promise<void> {
  const row = await lockTwoFactor(tx, userId);
  if (!row?.begun) throw fail('two_factor_not_begun');
  const step = await stepOf(secrets.open(row.begun), code, 0);
  if (step === undefined) throw fail('verification_code_invalid');
  await sql`update two_factor set sealed_secret = begun_secret, begun_secret = null, last_step = ${step},
    updated_at = now() where user_id = ${userId}`.execute(tx.sql);
}

/**
 * Checks a code and marks it as used. The row is locked, so a code works only once, even if it is sent twice at the same moment.
 * @throws verification_code_invalid
 */
export function spendAuthenticatorCode(database: Database, userId: number, code: string): Promise<void> {
  return database.transaction(async (tx) => {
    const row = await lockTwoFactor(tx, userId);
    const step = row?.sealed
      ? await stepOf(database.secrets.open(row.sealed), code, Number(row.lastStep))
      : undefined;
    if (step === undefined) throw fail('verification_code_invalid');
    await tx.sql
      .updateTable('two_factor')
      .set({ last_step: String(step) })
      .where('user_id', '=', userId)
      .execute();
  });
}
