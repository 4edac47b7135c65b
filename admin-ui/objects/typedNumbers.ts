import type { Language } from '#domain/kernel/language.ts';
import { numberFormat } from '#domain/kernel/written.ts';

/** The mark between thousands, such as the point in German. */
const groupMark = (language: Language): string =>
  numberFormat(language, 0)
    .formatToParts(1_234_567)
    .find(({ type }) => type === 'group')?.value ?? '';

/**
 * `1.234.567` is grouped. A group never begins with zero, so `0.456` is a decimal in every language. All marks must be
 * `mark`: without these, only digits are left.
 */
const isGrouped = (text: string, mark: string): boolean =>
  /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text) &&
  text.replaceAll(mark, '').length === text.replace(/\D/g, '').length;

/**
 * A typed number as decimal text; undefined if it is no number. Both comma and point are decimal marks, unless the mark
 * separates groups in the reader's language and the number is written in groups. In German `1.234` is `1234`, `1.23` is
 * `1.23`, and `1.234,5` is `1234.5`.
 */
export function parseDecimal(language: Language, typed: string): string | undefined {
  // A minus, also as typographers write it, and the rest; spaces and apostrophes, which set groups apart, are removed.
  const [, sign = '', text = ''] = /^([-−–]?)(.*)$/s.exec(typed.replace(/[\s\u00a0\u202f'’]/g, '')) ?? [];
  const markIndex = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isWhole = markIndex < 0 || isGrouped(text, groupMark(language));
  const integerPart = isWhole ? text : text.slice(0, markIndex);
  const decimalPart = isWhole ? '' : text.slice(markIndex + 1);
  // The groups before a decimal mark are set apart by the other of the two marks.
  const hasGroups = isWhole || isGrouped(integerPart, text[markIndex] === ',' ? '.' : ',');
  const digits = hasGroups ? integerPart.replace(/[.,]/g, '') : integerPart;
  if (!/^\d*$/.test(digits) || !/^\d*$/.test(decimalPart) || digits + decimalPart === '') return undefined;
  return `${sign && '-'}${digits.replace(/^0+(?=\d)/, '') || '0'}${decimalPart && `.${decimalPart}`}`;
}

/** Whether a decimal text is a whole number of at most ten digits. The server refuses a longer one. */
export function isWholeNumber(number: string): boolean {
  return /^-?\d{1,10}$/.test(number);
}
