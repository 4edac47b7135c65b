import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { ReferenceField } from '#domain/kernel/field.ts';
import { idKey } from '#domain/kernel/record.ts';
import type { Draft, WriteContext } from './hooks.ts';
import { valuesOf } from './valuesOf.ts';
import { writtenFields, type WrittenField } from './writtenFields.ts';

type Values = Readonly<Record<string, unknown>>;

/** A reference, and the value `said` that its record must have in the field `of`. */
interface Asked extends Pick<ReferenceField, 'to' | 'unlike'> {
  readonly field: string;
  readonly id: number;
  readonly of: string;
  readonly said: unknown;
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
  const asked = writtenFields(fieldsOf(declaration), draft, before).flatMap(askedOf);
  const faults: FieldError[] = [];
  for (const [kind, alike] of Map.groupBy(asked, ({ to, of }) => `${to}.${of}`)) {
    const [to = '', of = ''] = kind.split('.');
    const ids = new Set(alike.map(({ id }) => id));
    const found = await valuesOf(tx.sql, registry, { to, of, ids });
    for (const { field, id, said, unlike } of alike) {
      const one = found.get(id);
      if (one && unlike && one.value !== said)
        faults.push({ field, code: unlike, params: { name: String(one.name) } });
    }
  }
  if (faults.length > 0) throw failFields(faults);
}

const askedOf = ({ path, name, field, fields, values, before }: WrittenField): Asked[] => {
  if (field.type !== 'reference' || !field.like) return [];
  const { to, like, unlike } = field;
  const isInRow = path !== name;
  const stood = (one: Values | undefined, each: string) =>
    one?.[fields[each]?.type === 'reference' ? idKey(each) : each];
  // A row is always written whole. In a record, a field that is not written keeps its value.
  const own = (each: string) => (each in values || isInRow ? values[each] : stood(before[0], each));
  const id = own(name);
  if (typeof id !== 'number') return [];
  const compared = [name, ...Object.values(like)];
  if (before.some((one) => compared.every((each) => stood(one, each) === own(each)))) return [];
  return Object.entries(like).flatMap(([of, beside]): Asked[] => {
    const said = own(beside) ?? null;
    return said === null ? [] : [{ field: path, to, unlike, id, of, said }];
  });
};
