/** The places in the list of folders: the values of `sort` of a mailbox. */
export const inboxPlace = 1;
export const draftsPlace = 2;
export const sentPlace = 3;
export const junkPlace = 4;
export const trashPlace = 5;
/** The place of all other folders, which follow by name. */
export const otherPlace = 99;

/** The most characters of a path that a record holds. */
export const longestPath = 1000;

/** Whether a record can hold a path exactly as the server has it: Postgres stores no NUL and no half of a surrogate pair. */
export function isStorablePath(path: string): boolean {
  return path.trim() !== '' && path.length <= longestPath && path.isWellFormed() && !path.includes('\0');
}

/** The places of the folders that every mailbox has, by the names of IMAP. */
const places: Readonly<Record<string, number>> = {
  '\\Inbox': inboxPlace,
  '\\Drafts': draftsPlace,
  '\\Sent': sentPlace,
  '\\Junk': junkPlace,
  '\\Trash': trashPlace,
};

/** The place of a folder in the list of folders. @param specialUse the name of IMAP (RFC 6154): `\Sent` */
export function folderPlace(specialUse: string | undefined): number {
  return places[specialUse ?? ''] ?? otherPlace;
}
