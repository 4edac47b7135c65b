import type { Declaration } from '../kernel/declaration.ts';

/** Fields that a person must fill in, because the declaration says so and gives no default. */
export const mustBeFilled = (declaration: Declaration): string[] =>
  Object.entries(declaration.fields).flatMap(([name, field]) =>
    field.type !== 'rows' && field.required && !field.readOnly && !('default' in field) ? [name] : [],
  );
