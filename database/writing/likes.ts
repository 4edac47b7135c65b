import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { ReferenceField } from '#domain/kernel/field.ts';
import { idKey } from '#domain/kernel/record.ts';
import type { Draft, WriteContext } from './hooks.ts';
import { valuesOf } from './valuesOf.ts';
import { writtenFields, type WrittenField } from './writtenFields.ts';

type Values = Readonly<Record<string, unknown>>;

/** A reference, and the value `wanted` that its record must have in the field `of`. */
interface Demand extends Pick<ReferenceField, 'to' | 'mismatchError'> {
  /** The path of the reference, as errors name it. */
  readonly field: string;
  /** The id of the record that the reference names. */
  readonly id: number;
  readonly of: string;
  readonly wanted: unknown;
}

/**
 * Refuses, naming each field, references to records that must agree with the fields beside them (`like`) and do not: for
 * example a variant of another product. A reference that the record already had is not checked. What the server writes is not
 * checked either: it copies what was chosen before.
 * @throws validation_failed with the code that the field declares
 */
export async function checkLikes(
  { tx, actor, registry }: WriteContext,
  declaration: Declaration,
  draft: Draft,
  before?: Values,
): Promise<void> {
  if (actor.system) return;
  const demands = writtenFields(fieldsOf(declaration), draft, before).flatMap(demandsOf);
  const faults: FieldError[] = [];
  // All demands on the same field of the same object are read by one statement.
  for (const [key, alike] of Map.groupBy(demands, ({ to, of }) => `${to}.${of}`)) {
    const [to = '', of = ''] = key.split('.');
    const ids = new Set(alike.map(({ id }) => id));
    const referred = await valuesOf(tx.sql, registry, { to, of, ids });
    for (const { field, id, wanted, mismatchError } of alike) {
      const record = referred.get(id);
      // A reference to a record that does not exist is refused by another check.
      if (record && mismatchError && record.value !== wanted)
        faults.push({ field, code: mismatchError, params: { name: String(record.name) } });
    }
  }
  if (faults.length > 0) throw failFields(faults);
}

/**
 * The demands on one written reference. There are none if the reference and the fields beside it are as they were: in the record,
 * or in one of the rows that the table part had.
 */
const demandsOf = ({ path, name, field, fields, values, before }: WrittenField): Demand[] => {
  if (field.type !== 'reference' || !field.like) return [];
  const { to, like, mismatchError } = field;
  const isInRow = path !== name;
  const valueBefore = (stored: Values | undefined, each: string) =>
    stored?.[fields[each]?.type === 'reference' ? idKey(each) : each];
  // A row is always written whole. In a record, a field that is not written keeps its value. `before` holds this one record then.
  const own = (each: string) => (each in values || isInRow ? values[each] : valueBefore(before[0], each));
  const id = own(name);
  if (typeof id !== 'number') return [];
  const compared = [name, ...Object.values(like)];
  const isUnchanged = before.some((stored) =>
    compared.every((each) => valueBefore(stored, each) === own(each)),
  );
  if (isUnchanged) return [];
  return Object.entries(like).flatMap(([of, beside]): Demand[] => {
    // A field that is empty demands nothing.
    const wanted = own(beside) ?? null;
    return wanted === null ? [] : [{ field: path, to, mismatchError, id, of, wanted }];
  });
};
