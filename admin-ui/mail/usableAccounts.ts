import type { Account, MailFolders } from './mailQueries.ts';

/** The accounts whose mail the reader changes and by which they write: general ones, and their own. */
export function usableAccounts({ accounts, own }: Pick<MailFolders, 'accounts' | 'own'>): readonly Account[] {
  return accounts.filter(({ id, isGeneral }) => isGeneral || own.has(id));
}

/**
 * Whether the reader changes mail of this account. An account that its owner has opened to them, and a letter that they see
 * with the record it is linked with, they only read.
 */
export function mayChangeMail(
  known: Pick<MailFolders, 'accounts' | 'own'>,
  emailAccountId: number | null | undefined,
): boolean {
  if (emailAccountId === null || emailAccountId === undefined) return true;
  return usableAccounts(known).some(({ id }) => id === emailAccountId);
}
