import type { Account } from './mailQueries.ts';

/**
 * The accounts from which people can send letters. A service account sends only the letters of the system. Whether this writer
 * may use an account is checked when the letter is sent.
 */
export function sendsFrom(accounts: readonly Account[]): readonly Account[] {
  return accounts.filter(
    ({ isActive, isService, forSend, smtpHost }) => isActive && !isService && forSend && smtpHost,
  );
}
