/** Servers that put a letter into the folder of sent mail themselves when it is sent through them. */
const ofThemselves = [
  'gmail.com',
  'googlemail.com',
  'google.com',
  'office365.com',
  'outlook.com',
  'hotmail.com',
];

/** Whether we must put a sent letter into the folder of sent mail of its account. @param host of the outgoing server */
export function isCopiedByUs(host: string): boolean {
  const name = host.toLowerCase();
  return !ofThemselves.some((domain) => name === domain || name.endsWith(`.${domain}`));
}
