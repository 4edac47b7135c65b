import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Fields } from '#domain/kernel/field.ts';
import { idKey, isObject, type AnyRecord, type RecordInput } from '#domain/kernel/record.ts';
import { readsStaffFields } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { withoutStaffFields } from '#domain/platform/staffFields.rules.ts';

/**
 * What a caller sent, without the fields for staff if the caller is from outside: they were not shown these fields, and
 * their form sends nothing for them. A stored row keeps its cells for staff; a new one begins with their defaults.
 * @param before the record before the change, read whole; undefined for a new one
 */
export function withoutStaffInput(
  actor: Actor,
  { fields }: Declaration,
  input: RecordInput,
  before: AnyRecord | undefined,
): RecordInput {
  if (readsStaffFields(actor)) return input;
  const allowed: RecordInput = { ...withoutStaffFields(actor, fields, input) };
  for (const [part, field] of Object.entries(fields)) {
    const sent = allowed[part];
    if (field.type !== 'rows' || !Array.isArray(sent)) continue;
    const rowsBefore = new Map(((before?.[part] ?? []) as AnyRecord[]).map((row) => [row.id, row]));
    allowed[part] = sent.map((row: unknown) =>
      isObject(row) ? { ...row, ...staffCells(field.fields, rowsBefore.get(Number(row.id))) } : row,
    );
  }
  return allowed;
}

/** The values of the cells for staff in a stored row, as a write takes them: references by their ids. */
const staffCells = (fields: Fields, row: AnyRecord | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] =>
      row && field.type !== 'rows' && field.staffOnly
        ? [[name, row[field.type === 'reference' ? idKey(name) : name]]]
        : [],
    ),
  );
