import { sql } from 'kysely';
import { failFields } from '#domain/kernel/fail.ts';
import type { Transaction } from '../transaction.ts';

/** Names of users are given one after the other, until the transaction ends. */
export const holdLogins = async (tx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('keja.logins'))`.execute(tx.sql);
};

/** The login that was wished for, or with a number behind it where somebody has it: that it is taken is not told. */
export const freeLogin = async (tx: Transaction, wish: string): Promise<string> => {
  for (let number = 1; ; number += 1) {
    const login = number === 1 ? wish : `${wish.slice(0, 54)}${number}`;
    if ((await bearersOf(tx, login)).length === 0) return login;
  }
};

const bearersOf = async (tx: Transaction, name: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from "user" where lower(login) = lower(${name}) or lower(email) = lower(${name})`.execute(
    tx.sql,
  );
  return rows.map(({ id }) => id);
};

/**
 * People sign in by login or e-mail, in capitals or not: no two users may be called the same by either.
 * @throws validation_failed with `not_unique` at the field
 */
export const mustBeUnambiguous = async (
  tx: Transaction,
  names: Readonly<Partial<Record<'login' | 'email', unknown>>>,
  ownId: number | undefined,
): Promise<void> => {
  const errors = [];
  for (const field of ['login', 'email'] as const) {
    const name = names[field];
    if (typeof name !== 'string') continue;
    await holdLogins(tx);
    const others = (await bearersOf(tx, name)).filter((id) => id !== ownId);
    if (others.length > 0) errors.push({ field, code: 'not_unique' as const });
  }
  if (errors.length > 0) throw failFields(errors);
};
