import { Autocomplete, Box } from '@mui/material';
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { isCtrlEnter, isEnter } from '../../parts/useKeys.ts';
import { AddKey } from './AddKey.tsx';
import { ChoiceInput, type BoxProps } from './ChoiceInput.tsx';
import { created, offeredFor } from './offeredChoices.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useTypedChoice, type Choice, type Found } from './useTypedChoice.ts';
import { useUnmatched } from './useUnmatched.ts';

interface ChoiceBoxProps extends BoxProps {
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
  /** Creates the record that does not exist yet. */
  readonly creation?:
    { readonly label: (words: string) => string; readonly create: (words: string) => void } | undefined;
  /** Shown below the box while it is open. */
  readonly hint?: string | undefined;
  readonly buttons?: ReactNode;
  readonly buttonCount?: number;
}

const walking = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

/** A text box that searches while one types. It chooses nothing that was not shown or announced. */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { value, onChange, options, answered, ask, creation } = props;
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(props.inputRef, () => ({ focus: () => input.current?.focus() }), []);
  const [open, setOpen] = useState(false);
  const walked = useRef(false);
  const typed = useTypedChoice({ value, onChange, ask, input, onUnmatched: props.onUnmatched });
  const { pending } = typed;
  const unmatched = useUnmatched(pending, typed.fits, creation !== undefined);

  const take = (words: string) => {
    walked.current = false;
    typed.take(words);
    props.onType?.(words === value?.presentation || words.trim() === '' ? undefined : words);
  };
  const choose = (choice: Choice | null) => {
    walked.current = false;
    props.onType?.(undefined);
    if (choice?.id === created) creation?.create(pending ?? '');
    else typed.choose(choice);
  };
  const show = (next: boolean) => {
    setOpen(next);
    walked.current = false;
    props.onOpen?.(next);
  };

  const offered = offeredFor({ pending, options, answered, count: props.count, creation });
  // All options keep the place of a picture if one has it, so that their names stand below each other.
  const hasPictures = offered.options.some(({ picture }) => picture !== undefined);
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (walking.has(event.key)) walked.current = true;
    if (event.key === 'Escape' && pending !== undefined) {
      event.stopPropagation();
      typed.revert();
      props.onType?.(undefined);
    }
    // A scanner ends with Enter, so Enter alone never creates a record.
    if (isCtrlEnter(event) && creation && pending !== undefined && offered.isNew) {
      event.preventDefault();
      event.stopPropagation();
      event.defaultMuiPrevented = true;
      show(false);
      creation.create(pending);
      return;
    }
    const picks = walked.current && open && input.current?.hasAttribute('aria-activedescendant');
    if (!isEnter(event) || pending === undefined || picks) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    void typed.settle().then((settled) => settled && show(false));
  };

  const said =
    unmatched ?? (typed.asking ? text('picker.looking') : undefined) ?? (pending ? undefined : props.error);
  return (
    <Autocomplete<Choice>
      {...(props.id ? { id: props.id } : {})}
      value={value}
      inputValue={typed.shown}
      options={offered.options}
      open={open}
      filterOptions={(all) => all}
      getOptionLabel={(choice) => choice.presentation}
      getOptionKey={(choice) => choice.id}
      // While somebody types, no option counts as the chosen one.
      isOptionEqualToValue={(one, other) => pending === undefined && one.id === other.id}
      onInputChange={(_event, words, reason) => reason === 'input' && take(words)}
      onChange={(_event, chosen) => choose(chosen)}
      onOpen={() => show(true)}
      onClose={() => show(false)}
      onBlur={(event) => {
        // The Tab key first goes to the buttons of the box, but the text must be settled already then.
        void typed.settle();
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
      onKeyDown={onKeyDown}
      clearOnBlur={false}
      autoHighlight={offered.hasMeant}
      loading={pending !== undefined && !answered}
      loadingText={text('picker.looking')}
      noOptionsText={text('common.nothingFound')}
      forcePopupIcon={false}
      disabled={props.disabled === true}
      size="small"
      fullWidth
      renderOption={({ key, ...option }, choice) => (
        <li key={key} {...option} {...(choice.id === created ? { 'data-creates': true } : {})}>
          {hasPictures && (
            <Box sx={{ mr: 1, display: 'inline-flex' }}>
              <Thumbnail address={choice.picture} side={24} />
            </Box>
          )}
          {choice.presentation || `#${choice.id}`}
          {choice.id === created && <AddKey />}
        </li>
      )}
      slotProps={{
        paper: { sx: { minWidth: 220 } },
        listbox: { sx: { fontSize: 13, '& .MuiAutocomplete-option': { minHeight: 30 } } },
        popper: { style: { width: 'auto', minWidth: 220 }, placement: 'bottom-start' },
      }}
      renderInput={(given) => (
        <ChoiceInput
          {...props}
          given={given}
          input={input}
          isWrong={unmatched !== undefined || (props.error !== undefined && pending === undefined)}
          said={said ?? (open ? props.hint : undefined)}
          open={open}
          clearable={value !== null || pending !== undefined}
          onToggle={() => show(!open)}
          onClear={() => choose(null)}
          buttons={props.buttons}
          buttonCount={props.buttonCount ?? 0}
        />
      )}
    />
  );
}
