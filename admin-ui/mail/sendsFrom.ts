import type { MailAccount } from './mailQueries.ts';

/**
 * The accounts from which people can send letters. A service account sends only the letters of the system. Whether this writer
 * may use an account is checked when the letter is sent.
 */
export function sendsFrom(accounts: readonly MailAccount[]): readonly MailAccount[] {
  return accounts.filter(
    ({ isActive, isService, forSend, smtpHost }) => isActive && !isService && forSend && smtpHost,
  );
}
