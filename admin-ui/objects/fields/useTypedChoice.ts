import { useEffect, useRef, useState, type RefObject } from 'react';
import { textChanged, watchSettling } from '../../parts/settledInputs.ts';
import {
  nothingTyped,
  typedLookup,
  type Choice,
  type Fits,
  type Found,
  type TypedLookup,
  type PendingText,
} from './typedLookup.ts';

interface TypedChoiceProps {
  readonly value: Choice | null;
  readonly onChange: (value: Choice | null) => void;
  /** Searches by the words. */
  readonly ask: (words: string) => Promise<Found>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Called with the number of matches if the words mean no single record, and with undefined once they change or mean one. */
  readonly onUnmatched?: ((fits: Fits | undefined) => void) | undefined;
}

/**
 * The text in a picker. It becomes a value when somebody chooses an option, presses Enter or leaves. In the last two cases
 * the answer to exactly this text is awaited, however slow it is. A text that means no single record stays, with an error.
 */
export function useTypedChoice({ value, onChange, ask, input, onUnmatched }: TypedChoiceProps) {
  const [typed, setTyped] = useState(nothingTyped);
  /** The id of the value that this box has set or seen last. A value with another id comes from elsewhere. */
  const lastValueId = useRef(value?.id);
  const setValue = (choice: Choice | null): void => {
    lastValueId.current = choice?.id;
    onChange(choice);
  };
  const calls = {
    ask,
    onMeant: setValue,
    onChange: (text: PendingText) => {
      setTyped(text);
      onUnmatched?.(text.fits);
    },
  };
  // In a ref, because `lookup` is made once and an answer may come after several renders.
  const latest = useRef(calls);
  latest.current = calls;
  const [lookup] = useState(() => typedLookup(() => latest.current));

  const choose = (choice: Choice | null): void => {
    lookup.write(undefined);
    setValue(choice);
  };
  /**
   * Takes what was typed: an empty text removes the value, the text of the present value ends the typing. Any other text waits
   * for `settle` or for a chosen option.
   */
  const take = (text: string): void => {
    if (text.trim() === '') return choose(null);
    lookup.write(text === value?.presentation ? undefined : text);
  };

  // If the value was chosen outside the box, for example in a list, the typed text is no longer needed.
  useEffect(() => {
    if (lastValueId.current !== value?.id) lookup.write(undefined);
    lastValueId.current = value?.id;
  }, [lookup, value?.id]);
  // When the box is removed, an answer that is still awaited must set no value: the form field that it would set may belong to
  // another row of the table by then.
  useEffect(() => () => lookup.write(undefined), [lookup]);
  useSettling(input, lookup, typed.words !== undefined);

  return {
    shown: typed.words ?? value?.presentation ?? '',
    /** The typed text that is no value yet. */
    pending: typed.words?.trim(),
    /** Whether the answer to the typed text is awaited. */
    asking: typed.asking,
    /** How many records match the typed text, if not exactly one. */
    fits: typed.fits,
    take,
    choose,
    settle: lookup.settle,
    /** Restores the text of the present value. */
    revert: () => lookup.write(undefined),
  };
}

/** Lets a save wait for the text of this input, and runs what waits for the end of the text. */
const useSettling = (
  input: RefObject<HTMLInputElement | null>,
  { holdsText, settle }: TypedLookup,
  isTyped: boolean,
): void => {
  useEffect(
    () => watchSettling({ element: () => input.current, holdsText, settle }),
    [input, holdsText, settle],
  );
  // Runs after the form has the value, because what waits for the end of the text reads that value.
  useEffect(textChanged, [isTyped]);
  // Here `textChanged` is the cleanup: when the box is removed, what waits for the end of its text goes on.
  useEffect(() => textChanged, []);
};
