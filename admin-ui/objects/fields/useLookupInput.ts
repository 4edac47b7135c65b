import { useRef } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { InputProps } from './kind.ts';
import type { Fits } from './typedLookup.ts';
import { useFieldInput } from './useFieldInput.ts';

/** An input whose words are looked up. While they match no single record, its form has an error and cannot be saved. */
export function useLookupInput(props: InputProps) {
  const text = useText();
  const unmatched = useRef<string>(undefined);
  return {
    ...useFieldInput(props, () => unmatched.current),
    isUnmatched: () => unmatched.current !== undefined,
    /** Takes how many records the words match, or undefined once the words have become a record or were removed. */
    onUnmatched: (fits: Fits | undefined): void => {
      unmatched.current = fits === undefined ? undefined : text('picker.unmatched');
    },
  };
}

export type LookupInput = ReturnType<typeof useLookupInput>;
