import { shortestPassword } from '#domain/platform/password.rules.ts';
import { useText } from '../i18n/useText.ts';

type Validate = (value: string) => true | string;

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The checks before a form is sent, with their messages. The server checks everything again. */
export function useRules() {
  const text = useText();
  const filled: Validate = (value) => value.trim() !== '' || text('common.required');
  const email: Validate = (value) => {
    if (value.trim() === '') return text('common.required');
    return looksLikeEmail.test(value.trim()) || text('register.emailInvalid');
  };
  const password: Validate = (value) => {
    if (value === '') return text('common.required');
    return value.length >= shortestPassword || text('register.passwordShort', { min: shortestPassword });
  };
  return { filled, email, password };
}
