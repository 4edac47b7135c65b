import { Autocomplete, Box, Paper, Typography, type PaperProps } from '@mui/material';
import { useImperativeHandle, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { nameOrNumber } from '#domain/kernel/record.ts';
import { useText } from '../../i18n/useText.ts';
import { useSentence } from '../../parts/useSentence.ts';
import { ChoiceInput, type BoxProps } from './ChoiceInput.tsx';
import { creationId } from './offeredChoices.ts';
import { Thumbnail } from './Thumbnail.tsx';
import type { Choice } from './typedLookup.ts';
import { useChoiceBox, type ChoosingProps } from './useChoiceBox.ts';

interface ChoiceBoxProps extends BoxProps, ChoosingProps {
  /** Why the options could not be read; null if they were read or are still awaited. */
  readonly unread?: Error | null;
  /** Shown below the options while they are open. */
  readonly hint?: string | undefined;
  /** Further buttons in the box. */
  readonly buttons?: ReactNode;
  /** How many buttons these are: the box must leave room for them. */
  readonly buttonCount?: number;
}

/**
 * A text box that searches while somebody types. A value is chosen from the options, or by a text that means exactly one record
 * (`typedLookup`).
 */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { value, answered, unread = null } = props;
  const text = useText();
  const sentence = useSentence();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(props.inputRef, () => ({ focus: () => input.current?.focus() }), []);
  const box = useChoiceBox(props, input);
  const { open, pending, offered } = box;
  // If one option has a picture, all have room for one, so that their names stand below each other.
  const hasPictures = offered.options.some(({ picture }) => picture !== undefined);
  return (
    <Autocomplete<Choice>
      {...(props.id ? { id: props.id } : {})}
      value={value}
      inputValue={box.shown}
      options={offered.options}
      open={open}
      // The options are already those that match the text.
      filterOptions={(all) => all}
      getOptionLabel={(choice) => choice.presentation}
      getOptionKey={(choice) => choice.id}
      // While somebody types, no option counts as the chosen one.
      isOptionEqualToValue={(one, other) => pending === undefined && one.id === other.id}
      onInputChange={(_event, words, reason) => reason === 'input' && box.take(words)}
      onChange={(_event, chosen) => box.choose(chosen)}
      onOpen={() => box.show(true)}
      onClose={() => box.show(false)}
      onBlur={box.onBlur}
      onKeyDown={box.onKeyDown}
      clearOnBlur={false}
      autoHighlight={offered.isFirstMatch}
      loading={!answered && unread === null}
      loadingText={text('picker.looking')}
      noOptionsText={unread ? sentence(unread) : text('common.nothingFound')}
      forcePopupIcon={false}
      disabled={props.disabled === true}
      size="small"
      fullWidth
      renderOption={({ key, ...option }, choice) => (
        <ChoiceOption key={key} option={option} choice={choice} hasPicture={hasPictures} />
      )}
      slots={slotComponents}
      slotProps={{ ...slotProperties, paper: { ...slotProperties.paper, hint: props.hint } as PaperProps }}
      renderInput={(inputParams) => (
        <ChoiceInput
          {...props}
          inputParams={inputParams}
          input={input}
          isWrong={box.isWrong}
          message={box.message}
          looking={box.looking}
          open={open}
          clearable={value !== null || pending !== undefined}
          onToggle={() => box.show(!open)}
          onClear={() => box.choose(null)}
          buttons={props.buttons}
          buttonCount={props.buttonCount ?? 0}
        />
      )}
    />
  );
}

const slotProperties = {
  paper: { sx: { minWidth: 220 } },
  listbox: { sx: { fontSize: 13, '& .MuiAutocomplete-option': { minHeight: 30 } } },
  popper: { style: { width: 'auto', minWidth: 220 }, placement: 'bottom-start' },
} as const;

/** The sheet of the options, with the hint as its last line. Below the box, the hint would move the fields that are there. */
const OptionsPaper = ({ hint, children, ...paper }: PaperProps & { readonly hint?: string }) => (
  <Paper {...paper}>
    {children}
    {hint !== undefined && (
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', px: 2, py: 0.5 }}>
        {hint}
      </Typography>
    )}
  </Paper>
);
const slotComponents = { paper: OptionsPaper };

interface ChoiceOptionProps {
  /** The properties that Autocomplete gives to the element of an option. */
  readonly option: HTMLAttributes<HTMLLIElement>;
  readonly choice: Choice;
  readonly hasPicture: boolean;
}

const ChoiceOption = ({ option, choice, hasPicture }: ChoiceOptionProps) => (
  <li {...option} {...(choice.id === creationId ? { 'data-creates': true } : {})}>
    {hasPicture && (
      <Box sx={{ mr: 1, display: 'inline-flex' }}>
        <Thumbnail address={choice.picture} side={24} />
      </Box>
    )}
    {nameOrNumber(choice)}
    {choice.id === creationId && <AddKey />}
  </li>
);

/** Shows the shortcut that creates a record from a picker. Enter alone does not create one, because scanners send it. */
function AddKey() {
  const text = useText();
  return (
    <Typography
      component="kbd"
      variant="caption"
      color="text.secondary"
      sx={{ ml: 'auto', pl: 2, whiteSpace: 'nowrap' }}
    >
      {text('picker.addKey')}
    </Typography>
  );
}
