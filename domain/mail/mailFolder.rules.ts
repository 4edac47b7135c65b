export const inboxPlace = 1;
export const draftsPlace = 2;
/** The place of the folder of sent mail. */
export const sentPlace = 3;
/** Those of unwanted and of thrown away mail. */
export const junkPlace = 4;
export const trashPlace = 5;

/** The most characters of a path that a record holds. */
export const longestPath = 1000;

/** Whether a record can hold a path exactly as the server has it: Postgres stores no NUL and no half of a character. */
export function isStorablePath(path: string): boolean {
  return path.trim() !== '' && path.length <= longestPath && path.isWellFormed() && !path.includes('\0');
}

/** The places of the folders that every mailbox has; all others follow by name. */
const places: Readonly<Record<string, number>> = {
  '\\Inbox': inboxPlace,
  '\\Drafts': draftsPlace,
  '\\Sent': sentPlace,
  '\\Junk': junkPlace,
  '\\Trash': trashPlace,
};
const others = 99;

/** Inbox 1, Drafts 2, Sent 3, Spam 4, Trash 5, all others 99. @param specialUse as IMAP names it (RFC 6154) */
export function folderPlace(specialUse: string | undefined): number {
  return places[specialUse ?? ''] ?? others;
}
