import { TextField, type AutocompleteRenderInputParams } from '@mui/material';
import type { ReactNode, Ref, RefObject } from 'react';
import { ChoiceButtons, paddingFor } from './ChoiceButtons.tsx';
import type { Fits } from './typedLookup.ts';

/**
 * The appearance of a picker and its place in the form. `ChoiceBox` uses `error`, `id`, `inputRef`, `onBlur` and `onUnmatched`.
 * The text box in this file uses the others; both use `disabled`.
 */
export interface BoxProps {
  readonly label?: string | undefined;
  /** The name of the box for screen readers, if it has no visible label. */
  readonly ariaLabel?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly id?: string;
  readonly name?: string;
  readonly autoFocus?: boolean;
  readonly placeholder?: string;
  readonly inputRef?: Ref<{ focus: () => void }> | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Called with the number of matches if the words mean no single record, and with undefined once they change or mean one. */
  readonly onUnmatched?: ((fits: Fits | undefined) => void) | undefined;
}

interface ChoiceInputProps extends BoxProps {
  /** The parameters that Autocomplete gives to its text box. */
  readonly inputParams: AutocompleteRenderInputParams;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether the box is marked as wrong: it has an error, or the typed words mean no single record. */
  readonly isWrong: boolean;
  /** The text below the box. */
  readonly message: string | undefined;
  /** The text that is shown below the box while the typed words are looked up. */
  readonly looking: string | undefined;
  /** Whether the list of matches is open. */
  readonly open: boolean;
  readonly clearable: boolean;
  readonly onToggle: () => void;
  readonly onClear: () => void;
  readonly buttons: ReactNode;
  /** How many `buttons` there are, because the box must leave room for them. */
  readonly buttonCount: number;
}

/** A text that comes and goes by itself takes no room. Otherwise what is below would move away from under the mouse. */
const overWhatIsBelow = { position: 'absolute', top: '100%', mt: 0, fontSize: 11, lineHeight: 1 } as const;

/** The text box of a picker, with its buttons. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { inputParams, input, open } = props;
  const disabled = props.disabled === true;
  const focus = () => input.current?.focus();
  return (
    <TextField
      {...inputParams}
      {...(props.name ? { name: props.name } : {})}
      label={props.label}
      hiddenLabel={!props.label}
      required={props.required === true}
      error={props.isWrong}
      helperText={props.message ?? props.looking}
      autoFocus={props.autoFocus === true}
      placeholder={props.placeholder}
      inputRef={input}
      slotProps={{
        formHelperText: props.message === undefined ? { sx: overWhatIsBelow } : {},
        htmlInput: {
          ...inputParams.inputProps,
          ...(props.ariaLabel ? { 'aria-label': props.ariaLabel } : {}),
        },
        input: {
          ...inputParams.InputProps,
          endAdornment: (
            <ChoiceButtons
              disabled={disabled}
              clearable={!disabled && props.clearable}
              open={open}
              onToggle={() => {
                focus();
                props.onToggle();
              }}
              onClear={() => {
                props.onClear();
                focus();
              }}
            >
              {props.buttons}
            </ChoiceButtons>
          ),
          sx: paddingFor(props.buttonCount),
        },
      }}
    />
  );
}
