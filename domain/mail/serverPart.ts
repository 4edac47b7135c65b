/** The `serverPart` of an attachment that is the whole source of its message. Other parts have their number in IMAP. */
export const wholeMessage = 'message';
