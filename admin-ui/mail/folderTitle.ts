import type { MailboxWords } from '#domain/mail/mailbox.words.ts';
import type { Folder } from './mailQueries.ts';

const usual = { 1: 'inbox', 2: 'serverDrafts', 3: 'serverSent', 4: 'junk', 5: 'trash' } as const;

/** The folders that every account has are called in the reader's language; others as on the server. */
export function folderTitle({ sort, title, name }: Folder, words: MailboxWords): string {
  const known = usual[sort as keyof typeof usual] as (typeof usual)[keyof typeof usual] | undefined;
  return known ? words[known] : (title ?? name);
}
