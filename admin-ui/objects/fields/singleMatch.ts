import { foldPlate } from '#domain/goods/plate.ts';
import { folded, foldedName } from '#domain/kernel/folded.ts';

/** Something that words may mean; `names` are all its names and numbers. */
export interface Named {
  readonly names: readonly string[];
}

/** The single match, or the number of matches. */
export type Match<T> = { readonly one: T } | { readonly fits: number };

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** From the strictest comparison to the loosest: as written, without accents and punctuation, as a plate. */
const comparisons: readonly ((text: string) => string)[] = [plain, foldedName, foldPlate];

/** The candidates that have a name equal to the words, by the strictest comparison that finds any. */
export function namedExactly<T extends Named>(words: string, candidates: readonly T[]): readonly T[] {
  for (const comparable of comparisons) {
    const comparableWords = comparable(words);
    const exact =
      comparableWords === ''
        ? []
        : candidates.filter(({ names }) => names.some((name) => comparable(name) === comparableWords));
    if (exact.length > 0) return exact;
  }
  return [];
}

/**
 * The record that the words mean: the only one with this name, else the only one found. If there are several, none is
 * chosen, because a person who types or scans means a definite one.
 * @param found the records found by these words
 * @param count of all matches, which may be more than `found`
 */
export function singleMatch<T extends Named>(words: string, found: readonly T[], count: number): Match<T> {
  const exact = namedExactly(words, found);
  const [one] = exact.length > 0 ? exact : found;
  const fits = exact.length > 0 ? exact.length : Math.max(count, found.length);
  return one && fits === 1 ? { one } : { fits };
}

/** The candidates with a name that contains the words; shown while the server is still searching. */
export function fitting<T extends Named>(words: string, candidates: readonly T[]): readonly T[] {
  const comparableWords = folded(words.trim());
  const plate = foldPlate(words);
  return candidates.filter(({ names }) =>
    names.some(
      (name) => folded(name).includes(comparableWords) || (plate !== '' && foldPlate(name).includes(plate)),
    ),
  );
}
