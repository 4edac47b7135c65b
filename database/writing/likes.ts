import { sql } from 'kysely';
import { fieldOf, fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { Fields, ReferenceField } from '#domain/kernel/field.ts';
import { idKey } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import type { Draft, WriteContext } from './hooks.ts';

type Values = Readonly<Record<string, unknown>>;

/** A reference whose record must have, in the field `of`, the value that is said beside it. */
interface Asked extends Pick<ReferenceField, 'to' | 'unlike'> {
  readonly field: string;
  readonly id: number;
  readonly of: string;
  readonly said: unknown;
}

/**
 * Refuses, naming each field, references to records that differ from the fields beside them although the declaration wants them
 * alike (`like`), as a variant of another product. What a record already had is not checked, nor what the server writes: it
 * copies what was chosen before.
 * @throws validation_failed with the code that the field declares
 */
export async function checkLikes(
  { tx, actor, registry }: WriteContext,
  declaration: Declaration,
  draft: Draft,
  before?: Values,
): Promise<void> {
  if (actor.system) return;
  const fields = fieldsOf(declaration);
  const own = (name: string) => (name in draft ? draft[name] : before?.[storedUnder(fields, name)]);
  const asked = askedIn(fields, draft, own, before ? [before] : []);
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

/** Under which name a record that was read has the value of a field, or the id of a reference. */
const storedUnder = (fields: Fields, name: string): string =>
  fields[name]?.type === 'reference' ? idKey(name) : name;

/** @param own the value of a field beside: as it is written, or as it stands */
const askedIn = (
  fields: Fields,
  values: Values,
  own: (name: string) => unknown,
  standing: readonly Values[],
  prefix = '',
): Asked[] =>
  Object.entries(fields).flatMap(([name, field]): Asked[] => {
    if (field.type === 'rows') {
      const rows = values[name];
      if (!Array.isArray(rows)) return [];
      const rowsBefore = standing.flatMap((before) => (before[name] ?? []) as Values[]);
      return rows.flatMap((row: Values, index) =>
        askedIn(field.fields, row, (cell) => row[cell], rowsBefore, `${prefix}${name}[${index}].`),
      );
    }
    const id = own(name);
    if (field.type !== 'reference' || !field.like || typeof id !== 'number') return [];
    const { to, like, unlike } = field;
    const same = (before: Values) =>
      [name, ...Object.values(like)].every((each) => before[storedUnder(fields, each)] === own(each));
    if (standing.some(same)) return [];
    return Object.entries(like).flatMap(([of, beside]): Asked[] => {
      const said = own(beside) ?? null;
      return said === null ? [] : [{ field: prefix + name, to, unlike, id, of, said }];
    });
  });

interface Kind {
  readonly to: string;
  readonly of: string;
  readonly ids: ReadonlySet<number>;
}

/** The names of these records, and their values of one field. */
const valuesOf = async (db: Sql, registry: Registry, { to, of, ids }: Kind) => {
  const target = registry.byName(to);
  const field = fieldOf(target, of);
  if (!field) throw new Error(`${to} has no field "${of}"`);
  const name = columnOf(target.presentation[0] ?? 'id', { type: 'text' });
  const { rows } = await sql<{ id: number; name: unknown; value: unknown }>`
    select id, ${sql.ref(name)} as name, ${sql.ref(columnOf(of, field))} as value
    from ${sql.table(tableOf(target))} where id = any(${[...ids]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};
