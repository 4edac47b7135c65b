/** The value of `serverPart` for the whole message. Other parts have their number in IMAP. */
export const wholeMessage = 'message';
