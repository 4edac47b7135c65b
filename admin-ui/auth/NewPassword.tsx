import { useFormContext } from 'react-hook-form';
import { useText } from '../i18n/useText.ts';
import { FormText } from './FormText.tsx';
import { useRules } from './useRules.ts';

interface NewPasswordProps {
  readonly label: string;
  readonly autoFocus?: boolean;
}

/** The inputs for a new password, which is typed twice. */
export function NewPassword({ label, autoFocus = false }: NewPasswordProps) {
  const text = useText();
  const rules = useRules();
  const { getValues } = useFormContext();
  const isSamePassword = (again: string) => {
    if (again === '') return text('common.required');
    return again === getValues('password') || text('register.passwordsDiffer');
  };
  return (
    <>
      <FormText
        name="password"
        label={label}
        type="password"
        autoComplete="new-password"
        required
        autoFocus={autoFocus}
        rules={{ validate: rules.password }}
      />
      <FormText
        name="passwordAgain"
        label={text('register.passwordAgain')}
        type="password"
        autoComplete="new-password"
        required
        rules={{ validate: isSamePassword }}
      />
    </>
  );
}
