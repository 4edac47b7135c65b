// The kinds of positions, as in `LineFormat`: `A` is a letter, `a` a letter or `<`, `n` a digit, `d` a digit or `<`, `*` any of them.

/** Digits and letters that OCR confuses, in both directions. */
const pairs = ['0O', '1I', '2Z', '5S', '6G', '8B'] as const;

/** Further letters that OCR reads instead of a digit, each with this digit. */
const digitsMisread: Readonly<Record<string, string>> = { D: '0', Q: '0', L: '1', T: '7' };

const twins: Readonly<Record<string, string>> = Object.fromEntries(
  pairs.flatMap(([digit, letter]) => [
    [digit, letter],
    [letter, digit],
  ]),
);

/** The letter that looks like a digit, or the digit that looks like a letter. */
export function twinOf(sign: string): string | undefined {
  return twins[sign];
}

/** The likely character at a position of this kind; undefined if no such character looks similar. */
const likelySign = (sign: string, kind: string): string | undefined => {
  if (kind === '*') return sign;
  if (sign === '<') return kind === 'a' || kind === 'd' ? sign : undefined;
  const isDigit = /\d/.test(sign);
  if (kind === 'n' || kind === 'd') return isDigit ? sign : (digitsMisread[sign] ?? twins[sign]);
  return isDigit ? twins[sign] : sign;
};

/**
 * A line corrected to letters where only letters are allowed, and to digits where only digits are; undefined if that cannot be
 * done.
 * @param kinds the kind of each position
 */
export function asKinds(line: string, kinds: string): string | undefined {
  const signs = [...line].map((sign, place) => likelySign(sign, kinds[place] ?? '*'));
  return signs.includes(undefined) ? undefined : signs.join('');
}
