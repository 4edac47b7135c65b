import type { MailAccount, MailFolders } from './mailQueries.ts';

/** The accounts whose mail the reader may change and from which they may write: the general ones and their own. */
export function usableAccounts({
  accounts,
  own,
}: Pick<MailFolders, 'accounts' | 'own'>): readonly MailAccount[] {
  return accounts.filter(({ id, isGeneral }) => isGeneral || own.has(id));
}

/**
 * Whether the reader may change mail of this account. Mail of an account that its owner has opened to them, and a letter that
 * they see only through a linked record, they may only read. Where the account is not known, the server decides.
 */
export function mayChangeMail(
  mailFolders: Pick<MailFolders, 'accounts' | 'own'>,
  emailAccountId: number | null | undefined,
): boolean {
  if (emailAccountId === null || emailAccountId === undefined) return true;
  return usableAccounts(mailFolders).some(({ id }) => id === emailAccountId);
}
