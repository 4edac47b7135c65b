import { useText } from '../i18n/useText.ts';
import { FormText } from './FormText.tsx';
import { FormTick } from './FormTick.tsx';
import { useRules } from './useRules.ts';

interface CredentialFieldsProps {
  /** True if the login is known already, so that only the password is asked for. */
  readonly isLoginKnown?: boolean;
}

/** The inputs for login, password and whether to stay signed in. The form's values are `Credentials`. */
export function CredentialFields({ isLoginKnown = false }: CredentialFieldsProps) {
  const text = useText();
  const rules = useRules();
  return (
    <>
      <FormText
        name="email"
        label={text('login.email')}
        autoComplete="username"
        required
        autoFocus={!isLoginKnown}
        rules={{ validate: rules.filled }}
      />
      <FormText
        name="password"
        label={text('login.password')}
        type="password"
        autoComplete="current-password"
        required
        autoFocus={isLoginKnown}
        rules={{ validate: rules.filled }}
      />
      <FormTick name="remember" label={text('login.remember')} />
    </>
  );
}
