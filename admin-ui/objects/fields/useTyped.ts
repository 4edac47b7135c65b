import { useEffect, useRef, useState } from 'react';

/** The value of the typed text, or the reason why it has none. */
export type Parsed = { readonly value: unknown } | { readonly refusal: string };

/** How a value is typed and shown; a text that cannot be parsed is kept. */
export interface TypedAs {
  /** The value in the reader's format; equal values give the same text. */
  readonly write: (value: unknown) => string;
  /** Parses a text that is not blank; a blank one means `null` and is not parsed. */
  readonly read: (typed: string) => Parsed;
}

interface TypedProps extends TypedAs {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The value while the text cannot be parsed; usually the text itself. */
  readonly unread?: (typed: string) => unknown;
  /** Whether the value may be a text that could not be parsed earlier, as in a form that is opened again. */
  readonly mayBeUnread?: boolean;
}

/**
 * A text input for a value. The typed text is kept until the input loses the focus, because rewriting it after each key
 * would move the caret. If the value is changed from elsewhere, it replaces the text.
 */
export function useTyped({
  value,
  onChange,
  write,
  read,
  unread = (typed) => typed,
  mayBeUnread = false,
}: TypedProps) {
  const [typed, setTyped] = useState<string>();
  const [focused, setFocused] = useState(false);
  /** The value that this input has sent last. A value that differs from it comes from elsewhere. */
  const lastSent = useRef(value);
  // If nobody has typed here, only a value that may be an unread text is parsed, to find what is wrong with it.
  const currentText = typed ?? (mayBeUnread ? write(value) : '');
  const parsedText = currentText.trim() === '' ? undefined : read(currentText);
  const refusal = parsedText && 'refusal' in parsedText ? parsedText.refusal : undefined;
  // A validator of the form may run before the next render, so it reads the refusal from a ref.
  const refused = useRef(refusal);

  useEffect(() => {
    if (write(value) === write(lastSent.current)) return;
    lastSent.current = value;
    refused.current = undefined;
    setTyped(undefined);
    // Only a changed value matters; `write` is a new function in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value]);

  // What is wrong with an unread value is known only once the form has restored the value.
  useEffect(() => {
    if (typed === undefined) refused.current = refusal;
  }, [typed, refusal]);

  const send = (next: unknown): void => {
    lastSent.current = next;
    onChange(next);
  };
  /** Takes a text as it is typed. It stays in the input as it is. */
  const take = (text: string): void => {
    const parsed: Parsed = text.trim() === '' ? { value: null } : read(text);
    refused.current = 'refusal' in parsed ? parsed.refusal : undefined;
    setTyped(text);
    send('refusal' in parsed ? unread(text) : parsed.value);
  };
  /** Takes a value that was chosen and not typed. The input shows it in the reader's format. */
  const pick = (picked: unknown): void => {
    refused.current = undefined;
    setTyped(undefined);
    send(picked);
  };

  /** Takes a text from the browser's picker. A text without a value, such as a skipped hour, is shown like a typed text. */
  const pickText = (picked: string): void => {
    const parsed: Parsed = picked === '' ? { value: null } : read(picked);
    if ('refusal' in parsed) take(picked);
    else pick(parsed.value);
  };

  return {
    shown: typed ?? write(value),
    /** Why the text cannot be parsed. */
    refusal,
    /** The refusal, but only after the input has lost the focus. */
    fault: focused ? undefined : refusal,
    /** A ref with the refusal of the present text, for validators. */
    refused,
    take,
    pick,
    pickText,
    focus: () => setFocused(true),
    leave: () => {
      setFocused(false);
      // A text that cannot be parsed stays, so that it can be corrected.
      if (refused.current === undefined) setTyped(undefined);
    },
  };
}
