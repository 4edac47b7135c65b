import { fit } from './fit.ts';
import { allChecksHold, kindsOf, mrzFormats, type MrzFormat } from './format.ts';
import { asKinds, twinOf } from './likeness.ts';

type Lines = readonly string[];

const shortestRow = 24;
const rowsOf = (text: string): Lines =>
  text
    .toUpperCase()
    .split('\n')
    .map((row) => row.replace(/[^A-Z0-9<]/g, ''))
    .filter((row) => row.length >= shortestRow);

const whole = (lines: readonly (string | undefined)[]): Lines | undefined =>
  lines.every((line) => line !== undefined) ? lines : undefined;

/** All that the lines may be with one sign changed for its twin, at places where letters and digits may stand. */
const swapped = (lines: Lines, kinds: Lines): readonly Lines[] =>
  lines.flatMap((line, index) =>
    [...line].flatMap((sign, place) => {
      const twin = kinds[index]?.[place] === '*' ? twinOf(sign) : undefined;
      return twin ? [lines.with(index, line.slice(0, place) + twin + line.slice(place + 1))] : [];
    }),
  );

/**
 * Lines whose check digits do not hold, with the one sign that was taken for its twin. More is not tried: one wrong number
 * in ten passes its check digit, so that whoever tries ten changes surely finds a number, and it is a stranger's. Two signs
 * that were taken for their twins are explained by two changes; where such an explanation exists, a single change that
 * fits too is chance. So they are never mended into a third number: the next picture shall tell.
 */
const mended = (format: MrzFormat, lines: Lines, kinds: Lines): Lines | undefined => {
  const once = swapped(lines, kinds);
  const twice = once.flatMap((each) => swapped(each, kinds)).filter((each) => each.join() !== lines.join());
  const [only, ...others] = once.filter((each) => allChecksHold(format, each));
  const isSure = others.length === 0 && !twice.some((each) => allChecksHold(format, each));
  return isSure ? only : undefined;
};

const readAs = (format: MrzFormat, rows: Lines): Lines | undefined => {
  const fitted = whole(format.lines.map((line, index) => fit(rows[index] ?? '', line)));
  if (!fitted) return undefined;
  const kinds = kindsOf(format, fitted);
  const lines = whole(fitted.map((line, index) => asKinds(line, kinds[index] ?? '')));
  if (!lines || allChecksHold(format, lines)) return lines;
  return mended(format, lines, kinds);
};

/**
 * The machine-readable lines of a document within what a camera has read: whole, and every check digit right; nothing where
 * there are none. Names have no check digit, so one picture alone is no proof of them.
 */
export const readMrz = (text: string): Lines | undefined => {
  const rows = rowsOf(text);
  for (const format of mrzFormats)
    for (let first = 0; first + format.lines.length <= rows.length; first += 1) {
      const lines = readAs(format, rows.slice(first, first + format.lines.length));
      if (lines) return lines;
    }
  return undefined;
};
