import type { Declaration } from '../../kernel/declaration.ts';
import type { Field } from '../../kernel/field.ts';

/** Whether a person, and so a process, may set a field of a record. */
export function isSettable(field: Field): boolean {
  return field.type !== 'rows' && !field.secret && !('readOnly' in field && field.readOnly);
}

/** The same for a field of this object; false if only the server writes its records. */
export function isSettableIn({ writtenBy }: Declaration, field: Field): boolean {
  return isSettable(field) && !writtenBy;
}
