import { isCopiedByUs } from '#domain/mail/sentCopy.rules.ts';
import type { Database } from '../connect.ts';
import { receivingAccount } from './mailFolders.ts';

/** Where a copy of a letter goes: the server on which its account has its folders. */
export interface FolderOfSent {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly user: string;
  readonly accountId: number;
}

/** Undefined where no copy is wanted: the account keeps none, has no folders, or its server makes the copy itself. */
export async function folderOfSent(
  { sql }: Pick<Database, 'sql'>,
  outgoingEmailId: number,
): Promise<FolderOfSent | undefined> {
  const row = await sql
    .selectFrom('outgoing_email as m')
    .innerJoin('email_account as a', 'a.id', 'm.email_account_id')
    .select(['a.id', 'a.smtp_host', 'a.store_sended'])
    .where('m.id', '=', outgoingEmailId)
    .executeTakeFirst();
  if (!row?.store_sended || !isCopiedByUs(row.smtp_host ?? '')) return undefined;
  const account = await receivingAccount(sql, row.id);
  if (!account?.host || !account.user) return undefined;
  const { host, port, tls, user } = account;
  return { host, port, tls, user, accountId: row.id };
}
