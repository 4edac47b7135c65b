import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import type { SecretBox } from '../writing/secrets.ts';

const howMany = 10;
/** Nothing that is read as something else. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const word = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

const keptOf = (secrets: SecretBox, userId: number, code: string): string =>
  `sha256:${secrets.proofOf(`recovery code ${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)}`;

/** Ten codes in place of those there are; nobody can read them again. */
export const newRecoveryCodes = async (
  tx: Transaction,
  secrets: SecretBox,
  userId: number,
): Promise<string[]> => {
  const codes = Array.from({ length: howMany }, () => `${word()}-${word()}`);
  await sql`delete from recovery_code where user_id = ${userId}`.execute(tx.sql);
  const values = codes.map((code) => sql`(${keptOf(secrets, userId, code)}, ${userId})`);
  await sql`insert into recovery_code (code_hash, user_id) values ${sql.join(values)}`.execute(tx.sql);
  return codes;
};

/** Whether it is one of the user's codes that nobody has used yet; from now on it is used. */
export const spendRecoveryCode = async (
  db: Sql,
  secrets: SecretBox,
  userId: number,
  code: string,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update recovery_code set used_at = now()
    where code_hash = ${keptOf(secrets, userId, code)} and user_id = ${userId} and used_at is null`.execute(
    db,
  );
  return Boolean(numAffectedRows);
};

export const recoveryCodesLeft = async (db: Sql, userId: number): Promise<number> => {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from recovery_code where user_id = ${userId} and used_at is null`.execute(
    db,
  );
  return rows[0]?.left ?? 0;
};
