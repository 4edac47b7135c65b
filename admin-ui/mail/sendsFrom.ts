import type { Account } from './mailQueries.ts';

/** The accounts that can send letters. Whether this writer may use one is checked when the letter is sent. */
export function sendsFrom(accounts: readonly Account[]): readonly Account[] {
  return accounts.filter(
    ({ isActive, isService, forSend, smtpHost }) => isActive && !isService && forSend && smtpHost,
  );
}
