import { foldPlate } from '#domain/goods/plate.ts';
import { foldedName } from '#domain/kernel/folded.ts';

/** What somebody typed, prepared for a search in all objects. */
export interface SearchWish {
  /** All that was typed, with single blanks. A record that has exactly this name comes first. */
  readonly typed: string;
  /** The different words, by which records are searched; `digits` alone if a number was typed in several parts. */
  readonly words: readonly string[];
  /** The digits of what was typed if it is a number (`numberWithSigns`): of a telephone, a NIP, an account. */
  readonly digits: string | undefined;
  /** The words that a name may resemble, when no record contains them as they were typed. */
  readonly alike: readonly string[];
}

/** The index of trigrams finds only words with three letters or digits in a row. */
const threeInARow = /[\p{L}\p{N}]{3}/u;
const mostWords = 6;
/** A shorter word resembles too many names. */
const shortestAlike = 5;
/**
 * A number of at least seven characters: digits, among which may be blanks, dots, dashes and parentheses. It may begin with `+`,
 * with `00` or, as the number of a firm, with the letters of its country: the group is the number without that beginning.
 */
const numberWithSigns = /^(?:[a-z]{2}[ -]?|\+|00)?(\d[\d\s().-]{5,}\d)$/i;

/** Prepares what was typed; undefined if no index can find anything by it. */
export function searchWish(written: string): SearchWish | undefined {
  const typed = written.trim().replace(/\s+/g, ' ');
  const digits = numberWithSigns.exec(typed)?.[1]?.replace(/\D/g, '');
  const parts = [...new Set(typed.split(' '))].slice(0, mostWords);
  // The single parts of a telephone number occur in too many other numbers.
  const words = digits !== undefined && parts.length > 1 ? [digits] : parts;
  // The blanks of a plate, such as `GD 1 AB`, are left out before it is looked for.
  const isFindable = words.some((word) => threeInARow.test(word)) || threeInARow.test(foldPlate(typed));
  if (!isFindable && digits === undefined) return undefined;
  return { typed, words, digits, alike: words.filter((word) => foldedName(word).length >= shortestAlike) };
}
