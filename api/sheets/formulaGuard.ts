/** Spreadsheets skip leading white space before they check for a formula; full-width signs also begin a formula. */
const formula = /^[\s\u00a0\ufeff]*[=@＝＠]|^[\t\r\n]/;
const signed = /^[\s\u00a0\ufeff]*[+\-＋－]/;
/** A phone number with a sign is not a formula. */
const number = /^[\s\u00a0\ufeff]*[+-][\d ().,-]*$/;

/** Whether a spreadsheet may run the text as a formula. */
const isFormula = (text: string): boolean => formula.test(text) || (signed.test(text) && !number.test(text));

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function guarded(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** Whether a text begins with the apostrophe of an export, which is not part of the text. */
export function isGuarded(cell: string): boolean {
  return /^'[\s\u00a0\ufeff]*[=@+\-＝＠＋－\t\r\n]/.test(cell) || /^'[\t\r\n]/.test(cell);
}
