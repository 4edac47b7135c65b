import { sql } from 'kysely';
import { generateSecret, verify } from 'otplib';
import { fail } from '#domain/kernel/fail.ts';
import type { Database } from '../connect.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

/** A telephone's clock may be so far off. */
const toleranceSeconds = 30;

interface Row {
  readonly sealed: string | null;
  readonly begun: string | null;
  readonly lastStep: string;
}

const hold = async (tx: Transaction, userId: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select sealed_secret as sealed, begun_secret as begun, last_step as "lastStep"
    from two_factor where user_id = ${userId} for update`.execute(tx.sql);
  return rows[0];
};

/** The step of time that the code is of; nothing for a wrong one, and for one that was used. */
const stepOf = async (secret: string, code: string, lastStep: number): Promise<number | undefined> => {
  const result = await verify({
    secret,
    token: code,
    epochTolerance: toleranceSeconds,
    ...(lastStep > 0 ? { afterTimeStep: lastStep } : {}),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
};

export const hasAuthenticator = async (db: Sql, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from two_factor where user_id = ${userId} and sealed_secret is not null`.execute(db);
  return rows.length > 0;
};

/** A new secret, which counts once a code of it has come back. */
export const beginAuthenticator = async ({ sql: db, secrets }: Database, userId: number): Promise<string> => {
  const secret = generateSecret();
  await sql`insert into two_factor (user_id, begun_secret) values (${userId}, ${secrets.seal(secret)})
    on conflict (user_id) do update set begun_secret = excluded.begun_secret, updated_at = now()`.execute(db);
  return secret;
};

/** @throws two_factor_not_begun, verification_code_invalid */
export const confirmAuthenticator = async (
  tx: Transaction,
  { secrets }: Pick<Database, 'secrets'>,
  userId: number,
  code: string,
): Promise<void> => {
  const row = await hold(tx, userId);
  if (!row?.begun) throw fail('two_factor_not_begun');
  const step = await stepOf(secrets.open(row.begun), code, 0);
  if (step === undefined) throw fail('verification_code_invalid');
  await sql`update two_factor set sealed_secret = begun_secret, begun_secret = null, last_step = ${step},
    updated_at = now() where user_id = ${userId}`.execute(tx.sql);
};

/**
 * A code works once, also when two people send it at the same moment.
 * @throws verification_code_invalid
 */
export const spendAuthenticatorCode = (database: Database, userId: number, code: string): Promise<void> =>
  database.transaction(async (tx) => {
    const row = await hold(tx, userId);
    const step = row?.sealed
      ? await stepOf(database.secrets.open(row.sealed), code, Number(row.lastStep))
      : undefined;
    if (step === undefined) throw fail('verification_code_invalid');
    await sql`update two_factor set last_step = ${step} where user_id = ${userId}`.execute(tx.sql);
  });
