import type { Declaration } from '#domain/kernel/declaration.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { fieldErrorsOf } from '../data/problem.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useNotifyError } from './useNotifyError.ts';

/**
 * Shows why a record was not written, on a screen that does not show its fields: the first field that the refusal names,
 * with its message; else the error itself.
 * @returns a function of the record's object and the error. `plainField` is a field whose message is shown without its
 * label, because the message says what it is about.
 */
export function useNotifyRefused(): (object: Declaration, error: unknown, plainField?: string) => void {
  const language = useLanguage();
  const notifyError = useNotifyError();
  return (object, error, plainField) => {
    const [field, message] = Object.entries(fieldErrorsOf(error) ?? {})[0] ?? [];
    if (field === undefined || typeof message !== 'string') return notifyError(error);
    const label = field === plainField ? '' : `${fieldLabel(language, object.name, field)}: `;
    notifyError(new Error(`${label}${message}`));
  };
}
