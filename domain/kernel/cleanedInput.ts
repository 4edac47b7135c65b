import type { Declaration } from './declaration.ts';
import type { FieldError } from './fail.ts';
import type { Fields } from './field.ts';
import { beginningOf, cleaned, isReadable, isShortText, namesRecord } from './shortText.ts';
import { longestText } from './textValue.ts';

/**
 * Cleans the texts of what the server writes: they come from machines, so nobody could correct a refused character. Long texts
 * lose only what Postgres cannot store: characters of code 0, and the half of a character that a cut has left. A field that is
 * declared `cut` gets as much as it takes.
 */
export function cleanedInput(fields: Fields, input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const entries = Object.entries(input).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field?.type === 'rows' && Array.isArray(value))
      return [name, value.map((row) => cleanedInput(field.fields, row))];
    if (field?.type !== 'text' || typeof value !== 'string') return [name, value];
    const whole = value.toWellFormed();
    const storable = isShortText(field) ? cleaned(whole) : whole.replaceAll('\0', '');
    return [name, field.cut ? beginningOf(storable, longestText(field)) : storable];
  });
  return Object.fromEntries(entries);
}

/** Errors for names that contain no letter or digit. */
export function unreadableNames(declaration: Declaration, values: Record<string, unknown>): FieldError[] {
  return Object.entries(declaration.fields).flatMap(([name, field]): FieldError[] => {
    const value = values[name];
    if (typeof value !== 'string' || !isShortText(field) || !namesRecord(declaration, name)) return [];
    return isReadable(value) ? [] : [{ field: name, code: 'name_unreadable' }];
  });
}
