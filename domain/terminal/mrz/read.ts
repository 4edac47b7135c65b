import { fit } from './fit.ts';
import { allChecksHold, kindsOf, mrzFormats, type MrzFormat } from './format.ts';
import { asKinds, twinOf } from './likeness.ts';

type Lines = readonly string[];

/** Shorter rows are other text of the document: the shortest line of the formats has 30 characters, and few get lost. */
const shortestRow = 24;
/** The rows of a recognized text that may be machine-readable lines. All characters that such lines cannot have are removed. */
const rowsOf = (text: string): Lines =>
  text
    .toUpperCase()
    .split('\n')
    .map((row) => row.replace(/[^A-Z0-9<]/g, ''))
    .filter((row) => row.length >= shortestRow);

const completeLines = (lines: readonly (string | undefined)[]): Lines | undefined =>
  lines.every((line) => line !== undefined) ? lines : undefined;

/**
 * All variants of the lines with one character replaced by its look-alike. Only characters of kind `*` are replaced, where both
 * letters and digits are allowed: the others were already corrected by their kind.
 */
const withOneSwap = (lines: Lines, kinds: Lines): readonly Lines[] =>
  lines.flatMap((line, index) =>
    [...line].flatMap((sign, place) => {
      const twin = kinds[index]?.[place] === '*' ? twinOf(sign) : undefined;
      return twin ? [lines.with(index, line.slice(0, place) + twin + line.slice(place + 1))] : [];
    }),
  );

/**
 * Corrects one confused character in lines whose check digits are wrong. One wrong number in ten passes its check digit, so
 * trying many changes would certainly find a number, but of another person. If two changes also give right check digits, a single
 * change that fits may be chance; then nothing is corrected and the next picture is needed.
 */
const corrected = (format: MrzFormat, lines: Lines, kinds: Lines): Lines | undefined => {
  const oneChange = withOneSwap(lines, kinds);
  // A second change at the same place gives back the lines as they were; these are left out.
  const twoChanges = oneChange
    .flatMap((each) => withOneSwap(each, kinds))
    .filter((each) => each.join() !== lines.join());
  const [candidate, ...others] = oneChange.filter((each) => allChecksHold(format, each));
  const isSure = others.length === 0 && !twoChanges.some((each) => allChecksHold(format, each));
  return isSure ? candidate : undefined;
};

/**
 * The lines of a document that begins at the first of these rows and has this format; undefined if it cannot be one. Each line
 * first gets its right length, then the right kind of character at each position, and then its check digits are verified.
 */
const readAs = (format: MrzFormat, rows: Lines): Lines | undefined => {
  const fitted = completeLines(format.lines.map((line, index) => fit(rows[index] ?? '', line)));
  if (!fitted) return undefined;
  // The kinds of the characters also depend on the issuer, which stands in the fitted lines.
  const kinds = kindsOf(format, fitted);
  const lines = completeLines(fitted.map((line, index) => asKinds(line, kinds[index] ?? '')));
  if (!lines || allChecksHold(format, lines)) return lines;
  return corrected(format, lines, kinds);
};

/**
 * The machine-readable lines of a document in the text of a camera picture: complete and with right check digits; undefined if
 * there are none. Names have no check digit, so one picture alone does not prove them.
 */
export function readMrz(text: string): Lines | undefined {
  const rows = rowsOf(text);
  for (const format of mrzFormats)
    for (let first = 0; first + format.lines.length <= rows.length; first += 1) {
      const lines = readAs(format, rows.slice(first, first + format.lines.length));
      if (lines) return lines;
    }
  return undefined;
}
