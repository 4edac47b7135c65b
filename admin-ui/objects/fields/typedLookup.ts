import { singleMatch, type Named } from './singleMatch.ts';

/** A record as a picker offers it. */
export interface Choice extends Named {
  readonly id: number | string;
  readonly presentation: string;
  /** The address of a picture that is shown beside it. */
  readonly picture?: string;
}

/** The answer to a search by typed words. */
export interface Found<T extends Choice = Choice> {
  readonly choices: readonly T[];
  /** The number of all matches, which may be more than `choices`. */
  readonly count: number;
}

/** How many records match words that mean no single one; `unknown` if the server did not answer. */
export type Fits = number | 'unknown';

/** A text in a picker that is no value yet. */
export interface PendingText {
  /** Undefined if nothing is typed: the box then shows its value. */
  readonly words: string | undefined;
  /** Whether the answer to the text is awaited. */
  readonly asking: boolean;
  /** How many records match the text, if it was looked up and does not mean exactly one. */
  readonly fits: Fits | undefined;
}

export interface LookupCalls {
  /** Searches by the words. */
  readonly ask: (words: string) => Promise<Found>;
  /** Called with the record that the text means. */
  readonly onMeant: (choice: Choice) => void;
  readonly onChange: (text: PendingText) => void;
}

export interface TypedLookup {
  /** The present text of the person; undefined ends the typing. */
  readonly write: (words: string | undefined) => void;
  /** Looks the text up. @returns whether no text without a value is left; a text that means no single record stays */
  readonly settle: () => Promise<boolean>;
  readonly holdsText: () => boolean;
}

export const nothingTyped: PendingText = { words: undefined, asking: false, fits: undefined };

/**
 * Turns a typed text into a record. A text is looked up once, even if `settle` is called several times. If the text is
 * changed before the answer comes, the answer is ignored.
 * @param calls gives the functions to call, which may change while an answer is awaited
 */
export function typedLookup(calls: () => LookupCalls): TypedLookup {
  let text = nothingTyped;
  /** Counts the texts, to recognise an answer to an earlier one. */
  let textNumber = 0;
  let running: Promise<boolean> | undefined;

  const setText = (next: PendingText): void => {
    text = next;
    calls().onChange(next);
  };

  const write = (words: string | undefined): void => {
    textNumber += 1;
    running = undefined;
    setText(words === undefined ? nothingTyped : { ...nothingTyped, words });
  };

  const lookUp = async (words: string): Promise<boolean> => {
    const numberAtStart = textNumber;
    setText({ ...text, asking: true });
    const found = await calls()
      .ask(words)
      .catch(() => undefined);
    // The text was changed meanwhile, so the new one is looked up.
    if (numberAtStart !== textNumber) return settle();
    running = undefined;
    const match = found ? singleMatch(words, found.choices, found.count) : ({ fits: 'unknown' } as const);
    if ('one' in match) {
      write(undefined);
      calls().onMeant(match.one);
      return true;
    }
    setText({ ...text, asking: false, fits: match.fits });
    return false;
  };

  const settle = (): Promise<boolean> => {
    const words = text.words?.trim();
    if (words === undefined) return Promise.resolve(true);
    // The answer to this text is known. After `unknown`, the server is asked again.
    if (typeof text.fits === 'number') return Promise.resolve(false);
    running ??= lookUp(words);
    return running;
  };

  return { write, settle, holdsText: () => text.words !== undefined };
}
