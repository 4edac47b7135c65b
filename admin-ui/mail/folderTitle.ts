import type { MailboxWords } from '#domain/mail/mailbox.words.ts';
import { draftsPlace, inboxPlace, junkPlace, sentPlace, trashPlace } from '#domain/mail/mailFolder.rules.ts';
import type { Folder } from './mailQueries.ts';

/** The words for the `sort` of the folders that every account has. */
const wordBySort = {
  [inboxPlace]: 'inbox',
  [draftsPlace]: 'serverDrafts',
  [sentPlace]: 'serverSent',
  [junkPlace]: 'junk',
  [trashPlace]: 'trash',
} as const;

/** The folders that every account has are called in the reader's language; others as on the server. */
export function folderTitle({ sort, title, name }: Folder, words: MailboxWords): string {
  const word = wordBySort[sort as keyof typeof wordBySort] as
    (typeof wordBySort)[keyof typeof wordBySort] | undefined;
  return word ? words[word] : (title ?? name);
}
