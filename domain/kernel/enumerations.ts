import type { Declaration } from './declaration.ts';
import type { Enumeration } from './enumeration.ts';
import type { Field } from './field.ts';

/** Every enumeration that the fields of these objects use, once. */
export function enumerationsOf(declarations: readonly Declaration[]): Enumeration[] {
  const found = new Map<string, Enumeration>();
  const look = (field: Field): void => {
    if (field.type === 'enumeration') found.set(field.enumeration.name, field.enumeration);
    if (field.type === 'rows') Object.values(field.fields).forEach(look);
  };
  for (const { fields } of declarations) Object.values(fields).forEach(look);
  return [...found.values()];
}
