import { useText } from '../i18n/useText.ts';
import { FormText } from './FormText.tsx';
import { FormTick } from './FormTick.tsx';
import { useRules } from './useRules.ts';

interface CredentialFieldsProps {
  /** True if the form already contains the login: the cursor then begins in the password. */
  readonly isLoginFilled?: boolean;
}

/** The inputs for login, password and whether to stay signed in. The form's values are `Credentials`. */
export function CredentialFields({ isLoginFilled = false }: CredentialFieldsProps) {
  const text = useText();
  const rules = useRules();
  return (
    <>
      <FormText
        name="email"
        label={text('login.email')}
        autoComplete="username"
        required
        autoFocus={!isLoginFilled}
        rules={{ validate: rules.filled }}
      />
      <FormText
        name="password"
        label={text('login.password')}
        type="password"
        autoComplete="current-password"
        required
        autoFocus={isLoginFilled}
        rules={{ validate: rules.filled }}
      />
      <FormTick name="remember" label={text('login.remember')} />
    </>
  );
}
