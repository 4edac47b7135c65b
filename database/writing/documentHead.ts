import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Draft } from './hooks.ts';

/** Refuses to change the prefix under which a document's number was counted, and to remove its date. */
export function checkHead(draft: Draft, before: AnyRecord): void {
  const errors: FieldError[] = [];
  if (draft.date === null) errors.push({ field: 'date', code: 'required' });
  if (draft.prefix === null) delete draft.prefix;
  if (draft.prefix !== undefined && draft.prefix !== before.prefix)
    errors.push({ field: 'prefix', code: 'read_only_field' });
  if (errors.length > 0) throw failFields(errors);
}
