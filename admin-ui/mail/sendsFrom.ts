import type { Account } from './mailQueries.ts';

/** The accounts that letters can be sent by; whether the writer may is decided when the letter is sent. */
export function sendsFrom(accounts: readonly Account[]): readonly Account[] {
  return accounts.filter(
    ({ isActive, isService, forSend, smtpHost }) => isActive && !isService && forSend && smtpHost,
  );
}
