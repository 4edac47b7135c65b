import type { Declaration } from '../kernel/declaration.ts';

/** Fields that a person must fill: the declaration requires them and has no default. */
export function mustBeFilled(declaration: Declaration): string[] {
  return Object.entries(declaration.fields).flatMap(([name, field]) =>
    field.type !== 'rows' && field.required && !field.readOnly && !('default' in field) ? [name] : [],
  );
}
