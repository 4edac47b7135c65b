import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { fail, failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { Field, Fields, RowsField } from '#domain/kernel/field.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Draft } from './hooks.ts';

/** Refuses an actor who may not change this object at all, and anybody but the system if a workflow writes it. */
export function mustModify(actor: Actor, declaration: Declaration): void {
  if (!may(actor, 'modify', declaration)) throw fail('no_access', { object: declaration.name });
  if (declaration.writtenBy && !actor.system)
    throw fail('owned_by_workflow', { object: declaration.name, owner: declaration.writtenBy });
}

/** Refuses an actor who may not make records of this object, and anybody but the system if a workflow makes them. */
export function mustCreate(actor: Actor, declaration: Declaration): void {
  mustModify(actor, declaration);
  if (declaration.createdBy && !actor.system)
    throw fail('owned_by_workflow', { object: declaration.name, owner: declaration.createdBy });
}

/**
 * Removes read-only fields from what a caller sent. A form sends back stored or blank values, and that is accepted. Any
 * other value is refused by the field's name, so that nobody believes it was saved. A value sent for a computed field is
 * ignored.
 */
export function withoutReadOnly(
  actor: Actor,
  declaration: Declaration,
  draft: Draft,
  before: AnyRecord | undefined,
): Draft {
  if (actor.system) return draft;
  const errors: FieldError[] = [];
  // Whoever makes a record becomes its author, so a new record may name this person as its author.
  const blankOf = (name: string, field: Field) => (name === 'author' ? actor.userId : defaultOf(field));
  const accepted = writable(fieldsOf(declaration), draft, before, blankOf, (name) =>
    errors.push({ field: name, code: 'read_only_field' }),
  );
  for (const [name, field] of Object.entries(declaration.fields)) {
    if (field.type !== 'rows' || !Array.isArray(accepted[name])) continue;
    accepted[name] = writableRows(name, field, accepted[name] as Draft[], before, (cell) =>
      errors.push({ field: cell, code: 'read_only_field' }),
    );
  }
  if (errors.length > 0) throw failFields(errors);
  return accepted;
}

type StoredValues = Readonly<Record<string, unknown>>;
type Refuse = (name: string) => void;

/**
 * The draft of a record or a row without the fields that this caller may not write: read-only ones, and in a stored record
 * also `fixed` ones, which are written once. `refuse` is called for each of these fields whose value differs from the stored one
 * or, in a new record, from a blank one; but not for computed fields and those of `comparedElsewhere`. In a new record each
 * removed field that has a default gets it.
 */
const writable = (
  fields: Fields,
  draft: Draft,
  before: StoredValues | undefined,
  blankOf: (name: string, field: Field) => unknown,
  refuse: Refuse,
): Draft => {
  const accepted: Draft = {};
  for (const [name, value] of Object.entries(draft)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    // Names that are no field are refused later, and the cells of rows are checked by `writableRows`.
    if (!field || field.type === 'rows' || !(field.readOnly || (before && field.fixed))) {
      accepted[name] = value;
      continue;
    }
    // A draft has the id of a reference under the name of the field, a stored record under this name with `Id`.
    const stored = before && before[field.type === 'reference' ? idKey(name) : name];
    const isChange = before
      ? !isSame(value, stored)
      : !isBlank(value) && !isSame(value, blankOf(name, field));
    if (isChange && !field.computed && !(name in comparedElsewhere)) refuse(name);
    if (!before && 'default' in field) accepted[name] = field.default;
  }
  return accepted;
};

/** A stored row keeps its read-only cells; a new one begins with their defaults. */
const writableRows = (
  part: string,
  { fields }: RowsField,
  rows: readonly Draft[],
  before: AnyRecord | undefined,
  refuse: Refuse,
): Draft[] => {
  const storedRows = (before?.[part] ?? []) as (StoredValues & { id: number })[];
  const byId = new Map<unknown, StoredValues>(storedRows.map((row) => [row.id, row]));
  return rows.map((row, index) =>
    writable(
      fields,
      row,
      byId.get(row.id),
      (_cell, field) => defaultOf(field),
      (cell) => refuse(`${part}[${index}].${cell}`),
    ),
  );
};

const defaultOf = (field: Field): unknown => ('default' in field ? field.default : null);

/** Whether a value is what a blank form holds: nothing, false, or zero as a number or as text with decimals (`0.00`). */
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === 0 || value === false || /^0(\.0+)?$/.test(String(value));

/** Fields that another check compares with the stored value: `updatedAt` shows whether the record was changed meanwhile. */
const comparedElsewhere = { updatedAt: true };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
