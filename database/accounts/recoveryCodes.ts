import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import type { SecretBox } from '../writing/secrets.ts';

const codeCount = 10;
/** Without characters that are easily confused. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';

const word = (): string => Array.from({ length: 5 }, () => characters[randomInt(characters.length)]).join('');

/** A person may type a code in capitals, and with other marks than the dash or without it. */
const hashOf = (secrets: SecretBox, userId: number, code: string): string =>
  `sha256:${secrets.proofOf(`recovery code ${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)}`;

/** Replaces a user's codes by ten new ones. Only hashes are stored, so the codes cannot be shown again. */
export async function newRecoveryCodes(
  tx: Transaction,
  secrets: SecretBox,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => `${word()}-${word()}`);
  await tx.sql.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({ code_hash: hashOf(secrets, userId, code), user_id: userId }));
  await tx.sql.insertInto('recovery_code').values(rows).execute();
  return codes;
}

/** Whether `code` is an unused code of the user; marks it as used. */
export async function spendRecoveryCode(
  db: Sql,
  secrets: SecretBox,
  userId: number,
  code: string,
): Promise<boolean> {
  const spent = await db
    .updateTable('recovery_code')
    .set({ used_at: sql<string>`now()` })
    .where('code_hash', '=', hashOf(secrets, userId, code))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function recoveryCodesLeft(db: Sql, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
