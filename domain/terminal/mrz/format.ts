// The formats of the MRZ, the lines on an identity document that a machine reads. Lines and positions count from 0.

/** A part of a line: `from` is its first position, `to` the position after its last one. */
interface Span {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/**
 * A line: the kinds of its fixed positions, the part filled up with `<`, and the kinds of the positions after that. The kinds are
 * `A` for a letter, `a` for a letter or `<`, `n` for a digit, `d` for a digit or `<`, and `*` for any character.
 */
export interface LineFormat {
  readonly head: string;
  readonly filled: { readonly with: 'names' | 'optional'; readonly size: number };
  readonly tail: string;
}

/** A check digit, and the parts of the document that it is computed from. */
interface Check {
  readonly over: readonly Span[];
  /** The line and the position of the check digit. */
  readonly line: number;
  readonly at: number;
}

export interface MrzFormat {
  readonly lines: readonly LineFormat[];
  /** Where the number of the document stands, without its check digit. */
  readonly number: Span;
  readonly checks: readonly Check[];
}

const span = (line: number, from: number, to: number): Span => ({ line, from, to });
/** A field with its check digit right after it. */
const checked = (line: number, from: number, to: number): Check => ({
  over: [span(line, from, to)],
  line,
  at: to,
});

/** Date of birth and its check digit, sex, date of expiry and its check digit. The birth may be partly unknown (`<`). */
const birthSexExpiry = 'ddddddnannnnnnn';

// A document begins with its kind (`Aa`) and its issuer (`aaa`). Nine places `*` and a digit are its number with its check digit.
// The last check of each format is over several fields together.

/** Cards: three lines of 30 characters. */
const card: MrzFormat = {
  lines: [
    { head: 'Aaaaa*********n', filled: { with: 'optional', size: 15 }, tail: '' },
    { head: `${birthSexExpiry}aaa`, filled: { with: 'optional', size: 11 }, tail: 'n' },
    { head: '', filled: { with: 'names', size: 30 }, tail: '' },
  ],
  number: span(0, 5, 14),
  checks: [
    checked(0, 5, 14),
    checked(1, 0, 6),
    checked(1, 8, 14),
    { over: [span(0, 5, 30), span(1, 0, 7), span(1, 8, 15), span(1, 18, 29)], line: 1, at: 29 },
  ],
};

/** Two lines of 36 or 44 characters: they differ after the expiry date, where passports have one more check digit. */
const twoLines = (length: 36 | 44): MrzFormat => ({
  lines: [
    { head: 'Aaaaa', filled: { with: 'names', size: length - 5 }, tail: '' },
    {
      head: `*********naaa${birthSexExpiry}`,
      filled: { with: 'optional', size: length === 36 ? 7 : 14 },
      tail: length === 36 ? 'n' : 'dn',
    },
  ],
  number: span(1, 0, 9),
  checks: [
    checked(1, 0, 9),
    checked(1, 13, 19),
    checked(1, 21, 27),
    ...(length === 44 ? [checked(1, 28, 42)] : []),
    { over: [span(1, 0, 10), span(1, 13, 20), span(1, 21, length - 1)], line: 1, at: length - 1 },
  ],
});

/** The ICAO 9303 formats of cards and passports: TD1, TD2 and TD3. */
export const mrzFormats: readonly MrzFormat[] = [card, twoLines(36), twoLines(44)];

/** Issuers whose document numbers have letters and digits at fixed positions, on cards and in passports. */
const numbersOf: Readonly<Record<string, { readonly card: string; readonly passport: string }>> = {
  POL: { card: 'AAAnnnnnn', passport: 'AAnnnnnnn' },
};

/** The kind of each position of each line; a known issuer makes them more exact than the format. */
export function kindsOf(format: MrzFormat, lines: readonly string[]): readonly string[] {
  const issuerNumbers = numbersOf[lines[0]?.slice(2, 5) ?? ''];
  const number = issuerNumbers && (format === card ? issuerNumbers.card : issuerNumbers.passport);
  const { line, from, to } = format.number;
  return format.lines.map(({ head, filled, tail }, index) => {
    const kinds = head + (filled.with === 'names' ? 'a' : '*').repeat(filled.size) + tail;
    return number && index === line ? kinds.slice(0, from) + number + kinds.slice(to) : kinds;
  });
}

/** The factors by which the characters of a text are multiplied in turn (ICAO 9303). */
const weights = [7, 3, 1];

/** The check digit of a text (ICAO 9303). A digit counts as itself, letters count from 10 for A, and `<` counts 0. */
export function checkDigitOf(text: string): string {
  const values = [...text].map((character) => (character === '<' ? 0 : parseInt(character, 36)));
  const sum = values.reduce((total, value, place) => total + value * (weights[place % 3] ?? 0), 0);
  return String(sum % 10);
}

/** Whether every check digit is right. The check digit of an empty optional field may be missing. */
export function allChecksHold({ checks }: MrzFormat, lines: readonly string[]): boolean {
  return checks.every(({ over, line, at }) => {
    const text = over.map((part) => lines[part.line]?.slice(part.from, part.to) ?? '').join('');
    const digit = lines[line]?.[at];
    const isLeftEmpty = digit === '<' && /^<+$/.test(text);
    return digit === checkDigitOf(text) || isLeftEmpty;
  });
}
