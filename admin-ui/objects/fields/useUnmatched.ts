import { useText } from '../../i18n/useText.ts';
import type { Fits } from './typedLookup.ts';

/**
 * The text that says why the words in a picker mean no record, and what one can do.
 * @param fits how many records match the words, but never one, which would be chosen; `unknown` if the server did not answer;
 *   undefined before the answer
 * @param canAdd whether the picker offers to create a record with this name
 */
export function useUnmatched(
  words: string | undefined,
  fits: Fits | undefined,
  canAdd = false,
): string | undefined {
  const text = useText();
  if (words === undefined || fits === undefined) return undefined;
  if (fits === 'unknown') return text('picker.notAsked', { words });
  if (fits === 0) return text(canAdd ? 'picker.nothingFitsAdd' : 'picker.nothingFits', { words });
  return text('picker.severalFit', { words, smart_count: fits });
}
