import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Fields } from '#domain/kernel/field.ts';
import { idKey, type AnyRecord, type RecordInput } from '#domain/kernel/record.ts';
import { readsStaffFields } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';

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
  const open = left(fields, input);
  for (const [part, field] of Object.entries(fields)) {
    const sent = open[part];
    if (field.type !== 'rows' || !Array.isArray(sent)) continue;
    const standing = new Map(((before?.[part] ?? []) as AnyRecord[]).map((row) => [row.id, row]));
    open[part] = sent.map((row: unknown) =>
      isRow(row)
        ? { ...left(field.fields, row), ...staffCells(field.fields, standing.get(Number(row.id))) }
        : row,
    );
  }
  return open;
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const staffNames = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.type !== 'rows' && field.staffOnly ? [name] : []));

const left = (fields: Fields, input: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const closed = new Set(staffNames(fields).flatMap((name) => [name, idKey(name)]));
  return Object.fromEntries(Object.entries(input).filter(([name]) => !closed.has(name)));
};

/** The values of the cells for staff in a stored row, as a write takes them: references by their ids. */
const staffCells = (fields: Fields, row: AnyRecord | undefined): Record<string, unknown> =>
  Object.fromEntries(
    row
      ? staffNames(fields).map((name) => [
          name,
          fields[name]?.type === 'reference' ? row[idKey(name)] : row[name],
        ])
      : [],
  );
