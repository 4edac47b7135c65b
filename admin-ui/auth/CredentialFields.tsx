import { useText } from '../i18n/useText.ts';
import { FormText } from './FormText.tsx';
import { FormTick } from './FormTick.tsx';
import { useRules } from './useRules.ts';

interface CredentialFieldsProps {
  /** Who signs in is known already: the password is what is asked for. */
  readonly known?: boolean;
}

/** Login, password and whether to stay signed in; the form is `Credentials`. */
export function CredentialFields({ known = false }: CredentialFieldsProps) {
  const text = useText();
  const rules = useRules();
  return (
    <>
      <FormText
        name="email"
        label={text('login.email')}
        autoComplete="username"
        required
        autoFocus={!known}
        rules={{ validate: rules.filled }}
      />
      <FormText
        name="password"
        label={text('login.password')}
        type="password"
        autoComplete="current-password"
        required
        autoFocus={known}
        rules={{ validate: rules.filled }}
      />
      <FormTick name="remember" label={text('login.remember')} />
    </>
  );
}
