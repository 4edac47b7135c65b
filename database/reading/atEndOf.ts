import { sql, type RawBuilder } from 'kysely';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Field, ReferenceField } from '#domain/kernel/field.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { columnOf, rowsTableOf, tableOf } from '../schema/naming.ts';

type Condition = RawBuilder<boolean>;

/**
 * The condition that the field at the end of a path, such as `order.customer.name`, passes `test`. The path leads through
 * references and may end in a field of a table part, such as `products.quantity`: then one row must pass.
 * @param alias of the table of `declaration` in the statement
 * @param test gets the column, and its field; a column that no declaration has, such as `id`, has no field and is taken for a
 *   number. An empty path leads to `id`.
 */
export function atEndOf(
  registry: Registry,
  declaration: Declaration,
  alias: string,
  [first = 'id', ...rest]: readonly string[],
  test: (column: RawBuilder<unknown>, field: Field | undefined) => Condition,
): Condition {
  const field = fieldOf(declaration, first);
  if (field?.type === 'rows') {
    const inner = `${alias}_${first}`;
    const [cell = ''] = rest;
    const cellField = field.fields[cell];
    const value = sql.ref(`${inner}.${columnOf(cell, cellField ?? { type: 'integer' })}`);
    return sql<boolean>`exists (select 1 from ${sql.table(rowsTableOf(declaration, first))} as ${sql.table(inner)}
      where ${sql.ref(`${inner}.parent_id`)} = ${sql.ref(`${alias}.id`)} and ${test(value, cellField)})`;
  }
  if (rest.length === 0)
    return test(sql.ref(`${alias}.${columnOf(first, field ?? { type: 'integer' })}`), field);
  return throughReference(registry, declaration, alias, first, (target, inner) =>
    atEndOf(registry, target, inner, rest, test),
  );
}

/**
 * The condition that the record to which a reference leads passes `test`.
 *
 * In a catalog, few records pass. They are found first, as an array: the index of the reference then finds the rows that
 * refer to them, even beside an "or", and the planner does not expect half of all rows to pass. Documents are many, so each
 * is read by the id in the row that refers to it.
 * @param name of the reference in `declaration`
 * @param test gets the declaration of the record, and the alias of its table in the statement
 */
export function throughReference(
  registry: Registry,
  declaration: Declaration,
  alias: string,
  name: string,
  test: (target: Declaration, inner: string) => Condition,
): Condition {
  const inner = `${alias}_${name}`;
  const field = fieldOf(declaration, name) as ReferenceField;
  const target = registry.byName(field.to);
  const column = sql.ref(`${alias}.${columnOf(name, field)}`);
  const [table, id] = [sql.table(tableOf(target)), sql.ref(`${inner}.id`)];
  if (target.kind === 'catalog')
    return sql<boolean>`${column} = any(array(select ${id} from ${table} as ${sql.table(inner)}
      where ${test(target, inner)}))`;
  return sql<boolean>`exists (select 1 from ${table} as ${sql.table(inner)}
    where ${id} = ${column} and ${test(target, inner)})`;
}
