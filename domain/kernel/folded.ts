/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Text for comparison: lower case without accents, so that `Łódź` and `lodz` are equal. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđßæœ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** As `folded`, and without all characters but letters and digits: `aa1234` equals `AA 1234` and `AA-1234`. */
export function foldedName(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '');
}
