import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';

/** What a statement writes, and the record as it was; absent for a new one. */
export interface WrittenFields {
  readonly draft: Readonly<Record<string, unknown>>;
  readonly before?: AnyRecord | undefined;
}

/** Whether a record that is changed refers to itself afterwards. */
export function namesItself(declaration: Declaration, { draft, before }: WrittenFields): boolean {
  if (!before) return false;
  const record: Readonly<Record<string, unknown>> = { ...before, ...draft };
  return Object.entries(fieldsOf(declaration)).some(
    ([name, field]) =>
      field.type === 'reference' && field.to === declaration.name && idOf(record[name]) === before.id,
  );
}

/** A reference is an id in a draft, and an object in a record that was read. */
const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { readonly id?: unknown }).id : value;
