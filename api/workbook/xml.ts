const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML cannot hold, and texts that look like their replacement: Excel writes both as `_x000B_`. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unwritable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[\dA-Fa-f]{4}_)/g;
const special = /[&<>"]/g;

/** A text as it is in the XML of a workbook. */
export function xmlText(text: string): string {
  return text
    .replace(
      unwritable,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(special, (mark) => marks[mark] ?? mark);
}

/** `A` for 0, `AA` for 26. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
