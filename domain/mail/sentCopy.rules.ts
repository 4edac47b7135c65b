/** Servers that put what is sent by them into the folder of sent mail themselves. */
const ofThemselves = [
  'gmail.com',
  'googlemail.com',
  'google.com',
  'office365.com',
  'outlook.com',
  'hotmail.com',
];

/** Whether a sent letter is to be put into its account's folder of sent mail by us. @param host of its outgoing server */
export function isCopiedByUs(host: string): boolean {
  const name = host.toLowerCase();
  return !ofThemselves.some((domain) => name === domain || name.endsWith(`.${domain}`));
}
