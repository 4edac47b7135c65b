/** Digits and letters that readers take for each other. */
const pairs = ['0O', '1I', '2Z', '5S', '6G', '8B'] as const;

/** What else a digit is read as. */
const digits: Readonly<Record<string, string>> = { D: '0', Q: '0', L: '1', T: '7' };

const twins: Readonly<Record<string, string>> = Object.fromEntries(
  pairs.flatMap(([digit, letter]) => [
    [digit, letter],
    [letter, digit],
  ]),
);

/** The letter that looks like a digit, or the digit that looks like a letter. */
export const twinOf = (sign: string): string | undefined => twins[sign];

/** The sign as it must be meant at a place of this kind; nothing where no such sign is like it. */
const meant = (sign: string, kind: string): string | undefined => {
  if (kind === '*') return sign;
  if (sign === '<') return kind === 'a' || kind === 'd' ? sign : undefined;
  const isDigit = /\d/.test(sign);
  if (kind === 'n' || kind === 'd') return isDigit ? sign : (digits[sign] ?? twins[sign]);
  return isDigit ? twins[sign] : sign;
};

/** A line with letters where only letters may stand and digits where only digits may; nothing where that cannot be. */
export const asKinds = (line: string, kinds: string): string | undefined => {
  const signs = [...line].map((sign, place) => meant(sign, kinds[place] ?? '*'));
  return signs.includes(undefined) ? undefined : signs.join('');
};
