import { maxLength, required, useInput, type Validator } from 'ra-core';
import type { InputProps } from './kind.ts';
import { useDemand } from '../../views/useDemand.ts';
import { useErrorText } from './useErrorText.ts';

/** What every input takes from its field's description and its place in the form. */
export const useFieldInput = (
  { field, source, disabled, bare, demand }: InputProps,
  ...more: Validator[]
) => {
  const validate: Validator[] = [...more, ...useDemand(demand)];
  if (field.required && !field.secret) validate.push(required());
  if (field.maxLength !== null) validate.push(maxLength(field.maxLength));
  const { field: form, fieldState, id } = useInput({ source, validate });
  const error = useErrorText(fieldState.error?.message);
  return {
    form,
    error,
    dirty: fieldState.isDirty,
    /** Properties of the text field that shows it. */
    shown: {
      id,
      name: form.name,
      disabled: disabled === true,
      required: field.required,
      error: error !== undefined,
      helperText: error,
      fullWidth: true,
      ...(bare
        ? { hiddenLabel: true, slotProps: { htmlInput: { 'aria-label': field.label } } }
        : { label: field.label }),
    },
  };
};
