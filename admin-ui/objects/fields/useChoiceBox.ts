import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useText } from '../../i18n/useText.ts';
import { choiceKey, walksOptions } from './choiceKeys.ts';
import type { BoxProps } from './ChoiceInput.tsx';
import { creationId, offeredFor } from './offeredChoices.ts';
import type { Choice, Found } from './typedLookup.ts';
import { useTypedChoice } from './useTypedChoice.ts';
import { useUnmatched } from './useUnmatched.ts';

export interface ChoosingProps extends Pick<BoxProps, 'error' | 'onBlur' | 'onUnmatched'> {
  readonly value: Choice | null;
  readonly onChange: (value: Choice | null) => void;
  /** The known options for the present text. */
  readonly options: readonly Choice[];
  /** Whether the options are the answer to the present text. */
  readonly answered: boolean;
  /** The number of all matches, which may be more than the options. */
  readonly count: number;
  readonly ask: (words: string) => Promise<Found>;
  /** Called with the typed text, and with undefined when there is none. */
  readonly onType?: (words: string | undefined) => void;
  readonly onOpen?: (open: boolean) => void;
  /** Offers to create a record with the typed text as its name. */
  readonly creation?:
    { readonly label: (words: string) => string; readonly create: (words: string) => void } | undefined;
}

type PickerKey = KeyboardEvent & { defaultMuiPrevented?: boolean };

/** Keeps the browser and the `Autocomplete` of MUI, which draws the picker, from handling this key too. */
const keepFromLibrary = (event: PickerKey): void => {
  event.preventDefault();
  event.defaultMuiPrevented = true;
};

/** Whether the words are a text that somebody typed, and not the name of the present value or an empty text. */
const isTyped = (words: string, value: Choice | null): boolean =>
  words !== value?.presentation && words.trim() !== '';

/**
 * The state of a picker: its typed text, its list of options, and what a choice or a key does. `pending` is the typed text
 * that is no value yet; undefined if there is none. It is settled when a record is found for it.
 */
export function useChoiceBox(props: ChoosingProps, input: RefObject<HTMLInputElement | null>) {
  const { value, onChange, options, answered, count, ask, creation, onType, onUnmatched } = props;
  const [open, setOpen] = useState(false);
  /** Whether somebody has gone to an option by the arrow keys. */
  const hasWalked = useRef(false);
  const typed = useTypedChoice({ value, onChange, ask, input, onUnmatched });
  const { pending } = typed;
  const offered = offeredFor({ pending, options, answered, count, creation });

  const take = (words: string) => {
    hasWalked.current = false;
    typed.take(words);
    onType?.(isTyped(words, value) ? words : undefined);
  };
  const choose = (choice: Choice | null) => {
    hasWalked.current = false;
    onType?.(undefined);
    if (choice?.id === creationId) creation?.create(pending ?? '');
    else typed.choose(choice);
  };
  const show = (next: boolean) => {
    setOpen(next);
    hasWalked.current = false;
    props.onOpen?.(next);
  };

  const onKeyDown = (event: PickerKey) => {
    if (walksOptions(event)) {
      // At the first arrow key, the only match is marked already. The library would go on to the option that creates a record.
      if (open && offered.isOnlyMatch && !hasWalked.current) keepFromLibrary(event);
      hasWalked.current = true;
    }
    const isMarked = open && input.current?.hasAttribute('aria-activedescendant') === true;
    const picker = { pending, canCreate: offered.isNew, picks: hasWalked.current && isMarked };
    // `revert` restores the present value, `settle` looks the typed text up, `create` makes a record with this name.
    const action = choiceKey(event, picker);
    // Enter on a button of the box presses that button.
    if (action === undefined || (action === 'settle' && event.target !== input.current)) return;
    // Enter goes on to a table around the picker, which then moves to its next field.
    if (action !== 'settle') event.stopPropagation();
    if (action === 'revert') {
      typed.revert();
      onType?.(undefined);
      return;
    }
    keepFromLibrary(event);
    if (action === 'settle') return void typed.settle().then((settled) => settled && show(false));
    show(false);
    creation?.create(pending ?? '');
  };
  const onBlur = (event: FocusEvent) => {
    // The Tab key first moves to the buttons of the box. The text must be settled even then.
    void typed.settle();
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
  };

  return {
    open,
    shown: typed.shown,
    pending,
    offered,
    take,
    choose,
    show,
    onKeyDown,
    onBlur,
    ...useMessage(props, typed),
  };
}

/**
 * The text below a picker: why its words mean no record, or the error of its value. `looking` is a text that says that the
 * answer is awaited.
 */
const useMessage = (
  { error, creation }: ChoosingProps,
  { pending, asking, fits }: ReturnType<typeof useTypedChoice>,
) => {
  const text = useText();
  const unmatched = useUnmatched(pending, fits, creation !== undefined);
  const looking = asking ? text('picker.looking') : undefined;
  const fault = pending === undefined ? error : undefined;
  const message = unmatched ?? fault;
  return { message, isWrong: message !== undefined, looking };
};
