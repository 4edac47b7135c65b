/** Characters that people write between the letters and digits of a plate, or leave out. */
const separators = ' \u00a0\t-\u2010\u2011\u2012\u2013\u2014./,_:\u00b7';
/** Ukrainian plates bear only letters that look alike in both alphabets; a Cyrillic keyboard types the Cyrillic ones. */
const cyrillic = 'АВЕІКМНОРСТХавеікмнорстх';
const latin = 'ABEIKMHOPCTXABEIKMHOPCTX';

/** Each character of `from` becomes the character of `to` at the same position, or nothing. The database uses the same lists. */
export const plateFolding = { from: cyrillic + separators, to: latin } as const;

const folded = new Map([...plateFolding.from].map((letter, at) => [letter, latin[at] ?? '']));

/** A plate as it is compared: `gda 12-345` is `GDA12345`. */
export function foldPlate(typed: string): string {
  return [...typed.toUpperCase()].map((letter) => folded.get(letter) ?? letter).join('');
}
