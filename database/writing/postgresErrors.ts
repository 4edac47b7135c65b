import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { columnOf } from '../schema/naming.ts';

interface PostgresError {
  readonly code?: string;
  readonly constraint?: string;
  readonly detail?: string;
  readonly table?: string;
}

/** The codes of Postgres for these errors. */
const uniqueViolation = '23505';
const restrictViolation = '23001';
const foreignKeyViolation = '23503';

/** Turns an error of Postgres into one of Keja's; an unknown error is returned unchanged. */
export function translated(error: unknown, declaration: Declaration): unknown {
  const { code, constraint = '', detail = '', table } = error as PostgresError;
  if (code === uniqueViolation)
    return failFields([{ field: fieldAtFault(declaration, detail), code: 'not_unique' }]);
  const isStillReferenced = code === foreignKeyViolation && detail.includes('still referenced');
  if (code === restrictViolation || isStillReferenced)
    return fail('record_referenced', { by: [table ?? constraint] });
  if (code === foreignKeyViolation) {
    const name = fieldAtFault(declaration, detail);
    const field = fieldsOf(declaration)[name];
    const params = field?.type === 'reference' ? { params: { object: field.to } } : {};
    return failFields([{ field: name, code: 'reference_not_found', ...params }]);
  }
  return error;
}

/** Postgres names the column in the detail: `Key (vehicle_id)=(7) …`. Of several columns, the first is taken. */
const fieldAtFault = (declaration: Declaration, detail: string): string => {
  const column = /\(([^),]+)[^)]*\)=/.exec(detail)?.[1] ?? '';
  const found = Object.entries(fieldsOf(declaration)).find(
    ([name, field]) => columnOf(name, field) === column,
  );
  return found?.[0] ?? column;
};
