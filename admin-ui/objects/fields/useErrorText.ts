import { useTranslate } from 'ra-core';

const marked = '@@react-admin@@';

/** The text of a form's error: react-admin packs a validator's message and its arguments into one string. */
export function useErrorText(message: string | undefined): string | undefined {
  const translate = useTranslate();
  if (!message) return undefined;
  if (!message.startsWith(marked)) return translate(message, { _: message });
  const wrapped = JSON.parse(message.slice(marked.length)) as string | { message: string; args: object };
  if (typeof wrapped === 'string') return translate(wrapped, { _: wrapped });
  return translate(wrapped.message, { _: wrapped.message, ...wrapped.args });
}
