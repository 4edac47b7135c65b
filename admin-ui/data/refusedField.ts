import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Language } from '#domain/kernel/language.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { fieldErrorsOf } from './problem.ts';

/**
 * The first field that a refused write names, with its message, for a screen that does not show the field; else the error
 * itself.
 * @param said a field whose message is shown without its label, because the message says what it is about
 */
export function refusedField(
  language: Language,
  object: Declaration,
  refused: unknown,
  said?: string,
): unknown {
  const [field, message] = Object.entries(fieldErrorsOf(refused) ?? {})[0] ?? [];
  if (field === undefined || typeof message !== 'string') return refused;
  return new Error(field === said ? message : `${fieldLabel(language, object.name, field)}: ${message}`);
}
