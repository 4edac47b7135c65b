import { useEffect, useRef, useState, type RefObject } from 'react';
import { textEnded, watchSettling } from '../../parts/settledInputs.ts';
import { chosenBy, type Named } from './chosenBy.ts';

export interface Choice extends Named {
  readonly id: number | string;
  readonly presentation: string;
  /** The address of a picture that is shown beside it. */
  readonly picture?: string;
}

export interface Found<T extends Choice = Choice> {
  readonly choices: readonly T[];
  /** The number of all matches, which may be more than are here. */
  readonly count: number;
}

/** How many records match words that mean no single one; `unknown` if the server did not answer. */
export type Fits = number | 'unknown';

interface TypedChoiceProps {
  readonly value: Choice | null;
  readonly onChange: (value: Choice | null) => void;
  /** Searches by the words. */
  readonly ask: (words: string) => Promise<Found>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Called when the words mean no single record; with undefined when that is over. */
  readonly onUnmatched?: ((fits: Fits | undefined) => void) | undefined;
}

/**
 * The text in a picker. It becomes a value when somebody chooses an option, presses Enter or leaves. In the last two cases
 * the answer to exactly this text is awaited, however slow it is. A text that means no single record stays, with an error.
 */
export function useTypedChoice({ value, onChange, ask, input, onUnmatched }: TypedChoiceProps) {
  const [typed, setTyped] = useState<string>();
  const [fits, setFits] = useState<Fits>();
  const [asking, setAsking] = useState(false);
  const words = useRef<string>(undefined);
  const unmatched = useRef<Fits>(undefined);
  const turn = useRef(0);
  const running = useRef<Promise<boolean>>(undefined);
  const known = useRef(value?.id);

  const write = (next: string | undefined): void => {
    turn.current += 1;
    running.current = undefined;
    words.current = next;
    setTyped(next);
    tell(undefined);
    setAsking(false);
  };
  const tell = (count: Fits | undefined): void => {
    unmatched.current = count;
    setFits(count);
    onUnmatched?.(count);
  };
  const choose = (choice: Choice | null): void => {
    known.current = choice?.id;
    write(undefined);
    onChange(choice);
  };
  const take = (text: string): void => {
    if (text.trim() === '') return choose(null);
    write(text === value?.presentation ? undefined : text);
  };

  /** Searches again if the text has changed meanwhile: an answer to other words chooses nothing. */
  const look = async (text: string): Promise<boolean> => {
    const begun = turn.current;
    setAsking(true);
    const found = await ask(text).catch(() => undefined);
    if (begun !== turn.current) return settle();
    running.current = undefined;
    setAsking(false);
    const meant = found ? chosenBy(text, found.choices, found.count) : ({ fits: 'unknown' } as const);
    if ('one' in meant) choose(meant.one);
    else tell(meant.fits);
    return 'one' in meant;
  };

  const settle = (): Promise<boolean> => {
    const text = words.current?.trim();
    if (text === undefined) return Promise.resolve(true);
    if (typeof unmatched.current === 'number') return Promise.resolve(false);
    running.current ??= look(text);
    return running.current;
  };

  const latest = useRef(settle);
  latest.current = settle;
  useEffect(
    () =>
      watchSettling({
        element: () => input.current,
        holdsText: () => words.current !== undefined,
        settle: () => latest.current(),
      }),
    [input],
  );
  // Chosen outside the box, for example in a list: the typed text is no longer needed.
  useEffect(() => {
    if (known.current !== value?.id) write(undefined);
    known.current = value?.id;
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value?.id]);
  // After the form has the value: those who waited for the end of the text will read it.
  useEffect(() => {
    if (typed === undefined) textEnded();
  }, [typed]);
  // When the box is removed, nothing need wait for it.
  useEffect(() => textEnded, []);

  return {
    shown: typed ?? value?.presentation ?? '',
    /** The typed text that is no value yet. */
    pending: typed?.trim(),
    asking,
    /** How many records match the typed text, if not exactly one. */
    fits,
    take,
    choose,
    settle,
    /** Restores the text of the present value. */
    revert: () => write(undefined),
  };
}
