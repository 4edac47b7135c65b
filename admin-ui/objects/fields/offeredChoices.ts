import { namedExactly, singleMatch } from './singleMatch.ts';
import type { Choice } from './typedLookup.ts';

/** The option that creates a record instead of choosing one. */
export const creationId = 'created';

interface PickerState {
  /** The typed text that is no value yet. */
  readonly pending: string | undefined;
  readonly options: readonly Choice[];
  /** Whether the options are the answer to the present text. */
  readonly answered: boolean;
  /** The number of all matches, which may be more than the options. */
  readonly count: number;
  readonly creation: { readonly label: (words: string) => string } | undefined;
}

interface Offered {
  readonly options: Choice[];
  /** Whether the first option is what the words mean, so that Enter takes it. */
  readonly isFirstMatch: boolean;
  /**
   * Whether the only options are that match and, after it, the creation of a record. The first arrow key then goes to the
   * match, which is marked already, so that an arrow and Enter do not create a record.
   */
  readonly isOnlyMatch: boolean;
  /** Whether no record has this name, so that one may be created. */
  readonly isNew: boolean;
}

/** The options in the order shown: first what the words mean, last the creation of a record. */
export function offeredFor({ pending, options, answered, count, creation }: PickerState): Offered {
  const match = pending !== undefined && answered ? singleMatch(pending, options, count) : undefined;
  const first = match && 'one' in match ? [match.one] : [];
  const shown = [...first, ...options.filter((each) => !first.includes(each))];
  const isNew =
    creation !== undefined &&
    pending !== undefined &&
    answered &&
    namedExactly(pending, options).length === 0;
  const isOnlyMatch = isNew && first.length === 1 && shown.length === 1;
  if (isNew) shown.push({ id: creationId, presentation: creation.label(pending), names: [] });
  return { options: shown, isFirstMatch: first.length > 0, isOnlyMatch, isNew };
}
