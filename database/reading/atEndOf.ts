import { sql, type RawBuilder } from 'kysely';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Field, ReferenceField } from '#domain/kernel/field.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { columnOf, rowsTableOf, tableOf } from '../schema/naming.ts';

/** Whether the field at the end of a path, which leads through references and at last into a table part, passes `test`. */
export function atEndOf(
  registry: Registry,
  declaration: Declaration,
  alias: string,
  [first = 'id', ...rest]: readonly string[],
  test: (column: RawBuilder<unknown>, field: Field | undefined) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  const field = fieldOf(declaration, first);
  const inner = `${alias}_${first}`;
  if (field?.type === 'rows') {
    const [cell = ''] = rest;
    const inRow = field.fields[cell];
    const value = sql.ref(`${inner}.${columnOf(cell, inRow ?? { type: 'integer' })}`);
    return sql<boolean>`exists (select 1 from ${sql.table(rowsTableOf(declaration, first))} as ${sql.table(inner)}
      where ${sql.ref(`${inner}.parent_id`)} = ${sql.ref(`${alias}.id`)} and ${test(value, inRow)})`;
  }
  const column = sql.ref(`${alias}.${columnOf(first, field ?? { type: 'integer' })}`);
  if (rest.length === 0) return test(column, field);
  const target = registry.byName((field as ReferenceField).to);
  return sql<boolean>`exists (select 1 from ${sql.table(tableOf(target))} as ${sql.table(inner)}
    where ${sql.ref(`${inner}.id`)} = ${column} and ${atEndOf(registry, target, inner, rest, test)})`;
}
