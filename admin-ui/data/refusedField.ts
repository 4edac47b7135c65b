import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Language } from '#domain/kernel/language.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { fieldErrorsOf } from './problem.ts';

/**
 * The first field that a refused write names, with its message, for a screen that does not show the field; else the error
 * itself.
 * @param plainField a field whose message is shown without its label, because the message says what it is about
 */
export function refusedField(
  language: Language,
  object: Declaration,
  error: unknown,
  plainField?: string,
): unknown {
  const [field, message] = Object.entries(fieldErrorsOf(error) ?? {})[0] ?? [];
  if (field === undefined || typeof message !== 'string') return error;
  return new Error(
    field === plainField ? message : `${fieldLabel(language, object.name, field)}: ${message}`,
  );
}
