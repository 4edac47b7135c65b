import type { Declaration } from '../../kernel/declaration.ts';
import type { Field } from '../../kernel/field.ts';

/** Whether a person, and so a process, may set a field of a record. */
export const isSettable = (field: Field): boolean =>
  field.type !== 'rows' && !field.secret && !('readOnly' in field && field.readOnly);

/** The same of a field of this object, whose records a workflow may write alone. */
export const isSettableIn = ({ writtenBy }: Declaration, field: Field): boolean =>
  isSettable(field) && !writtenBy;
