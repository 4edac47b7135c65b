import type { Declaration } from './declaration.ts';
import type { Enumeration } from './enumeration.ts';
import type { Field } from './field.ts';

/** Every enumeration that the fields of these objects use, once. */
export function enumerationsOf(declarations: readonly Declaration[]): Enumeration[] {
  const byName = new Map<string, Enumeration>();
  const collect = (field: Field): void => {
    if (field.type === 'enumeration') byName.set(field.enumeration.name, field.enumeration);
    if (field.type === 'rows') Object.values(field.fields).forEach(collect);
  };
  for (const { fields } of declarations) Object.values(fields).forEach(collect);
  return [...byName.values()];
}
