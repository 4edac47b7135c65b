import { TextField, type TextFieldProps } from '@mui/material';
import { useController, type RegisterOptions } from 'react-hook-form';

type Rules = Pick<RegisterOptions, 'validate'>;

type FormTextProps = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> & {
  readonly name: string;
  readonly rules?: Rules;
};

/** A text input of the surrounding form, with its error below. */
export function FormText({ name, rules, helperText, ...input }: FormTextProps) {
  const { field, fieldState } = useController({ name, ...(rules ? { rules } : {}) });
  const { ref, ...bound } = field;
  return (
    <TextField
      fullWidth
      {...input}
      {...bound}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
    />
  );
}
