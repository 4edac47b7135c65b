/** What stands for the whole message in `serverPart`; any other part has its number, as IMAP counts. */
export const wholeMessage = 'message';
