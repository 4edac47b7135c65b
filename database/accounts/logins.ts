import { sql } from 'kysely';
import { failFields } from '#domain/kernel/fail.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { waitForTurn, type Transaction } from '../transaction.ts';

/** Locks the assignment of logins until the transaction ends. */
export function lockLogins(tx: Transaction): Promise<void> {
  return waitForTurn(tx, 'keja.logins');
}

/** A login has at most 60 characters: this many leave room for a number. */
const mostBeforeNumber = 54;

/**
 * The wanted login, with a number added if it is taken; so a stranger does not learn which logins exist. The caller has called
 * `lockLogins`, so that nobody else takes this login meanwhile.
 */
export async function freeLogin(tx: Transaction, wantedLogin: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const login = number === 1 ? wantedLogin : `${beginningOf(wantedLogin, mostBeforeNumber)}${number}`;
    if ((await bearersOf(tx, login)).length === 0) return login;
  }
}

/** The ids of the users who have this name as login or as e-mail. */
const bearersOf = async (tx: Transaction, name: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from "user" where lower(login) = lower(${name}) or lower(email) = lower(${name})`.execute(
    tx.sql,
  );
  return rows.map(({ id }) => id);
};

/**
 * Refuses a login or e-mail that another user has as login or e-mail, because people sign in by either. Upper and lower case
 * are equal.
 * @throws validation_failed with `not_unique` at the field
 */
export async function mustBeUnambiguous(
  tx: Transaction,
  names: Readonly<Partial<Record<'login' | 'email', unknown>>>,
  ownId: number | undefined,
): Promise<void> {
  const errors = [];
  for (const field of ['login', 'email'] as const) {
    const name = names[field];
    if (typeof name !== 'string') continue;
    await lockLogins(tx);
    const others = (await bearersOf(tx, name)).filter((id) => id !== ownId);
    if (others.length > 0) errors.push({ field, code: 'not_unique' as const });
  }
  if (errors.length > 0) throw failFields(errors);
}
