import { sql, type RawBuilder } from 'kysely';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Field } from '#domain/kernel/field.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { may, readsStaffFields } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { columnOf, rowsTableOf, tableOf } from '../schema/naming.ts';
import { parameterColumn, storedAs } from './parameterColumn.ts';
import { visibleTo } from './visibility.ts';

/** The column of a field in a query, and the field as which it is compared. */
export interface Place {
  readonly column: RawBuilder<unknown>;
  readonly field: Field;
}

/** The most references that one statement follows. Each is a join, and the time of planning grows faster than their number. */
export const mostJoins = 50;

/** The alias of the object that a query is about. */
export const rootAlias = 't';

/**
 * The references that a query follows, each joined once. They show no more than the actor may read: a path through an
 * object they have no access to is refused, and a record they may not see is joined as null. More than `mostJoins` are
 * refused: anybody who is signed in could otherwise keep Postgres busy with one address.
 */
export class Joins {
  readonly #joined = new Map<string, RawBuilder<unknown>>();
  readonly registry: Registry;
  readonly #root: Declaration;
  readonly actor: Actor;

  constructor(registry: Registry, root: Declaration, actor: Actor) {
    this.registry = registry;
    this.#root = root;
    this.actor = actor;
  }

  /**
   * The column of the field at the end of this path, such as `driver.carrier.name`, or `additional.axles` for a parameter.
   * @throws filter_field_unknown
   */
  at(names: readonly string[]): Place {
    const { object, alias, rest } = this.#walk(names);
    const [name = '', ...key] = rest;
    const field = fieldOf(object, name);
    const isClosed = field?.staffOnly && !readsStaffFields(this.actor);
    if (!field || isClosed)
      throw fail('filter_field_unknown', { field: names.join('.'), object: object.name });
    const column = sql.ref(`${alias}.${columnOf(name, field)}`);
    if (key.length === 0) return { column, field };
    if (name === additionalName) return this.#parameter(object, column, key);
    throw fail('filter_field_unknown', { field: names.join('.'), object: object.name });
  }

  /**
   * The column at the end of a path into a table part, such as `customer.otherAccounts.bank`, for a query in which the table of
   * the table part is called `alias`. With it come the name of this table and the id of the record to which its rows belong.
   * @throws filter_field_unknown
   */
  cellAt(names: readonly string[], alias: string): Place & ReturnType<Joins['rowsAt']> {
    const { object, rest } = this.#walk(names);
    const [part = '', cell = ''] = rest;
    const rows = fieldOf(object, part);
    const field = rows?.type === 'rows' ? rows.fields[cell] : undefined;
    const isClosed = (rows?.staffOnly || field?.staffOnly) && !readsStaffFields(this.actor);
    if (!field || isClosed)
      throw fail('filter_field_unknown', { field: names.join('.'), object: object.name });
    return {
      ...this.rowsAt(names.slice(0, -1)),
      column: sql.ref(`${alias}.${columnOf(cell, field)}`),
      field,
    };
  }

  /** The table of the table part at the end of this path, and the id of the record that it belongs to. */
  rowsAt(names: readonly string[]): { readonly table: string; readonly parent: RawBuilder<unknown> } {
    const { object, alias, rest } = this.#walk(names);
    return { table: rowsTableOf(object, rest[0] ?? ''), parent: sql.ref(`${alias}.id`) };
  }

  /**
   * Joins the references at the beginning of a path; `rest` is what remains of the path in the object they lead to. For
   * `driver.carrier.name` it joins driver and carrier, and `rest` is `name`.
   */
  #walk(names: readonly string[]): { object: Declaration; alias: string; rest: readonly string[] } {
    let object = this.#root;
    let alias = rootAlias;
    for (const [index, name] of names.entries()) {
      const field = fieldOf(object, name);
      if (index === names.length - 1 || field?.type !== 'reference')
        return { object, alias, rest: names.slice(index) };
      if (field.staffOnly && !readsStaffFields(this.actor))
        throw fail('filter_field_unknown', { field: names.join('.'), object: object.name });
      object = this.registry.byName(field.to);
      alias = this.#join(`${alias}$${name}`, object, sql.ref(`${alias}.${columnOf(name, field)}`));
    }
    return { object, alias, rest: [] };
  }

  #parameter(object: Declaration, additional: RawBuilder<unknown>, [key = '']: readonly string[]): Place {
    const parameter = this.registry.parametersOf(object.name).get(key);
    if (!parameter)
      throw fail('filter_field_unknown', { field: `${additionalName}.${key}`, object: object.name });
    const { field } = parameter;
    return {
      column: parameterColumn(additional, sql`cast(${key} as text)`, field),
      field: storedAs(field),
    };
  }

  #join(alias: string, target: Declaration, column: RawBuilder<unknown>): string {
    if (!may(this.actor, 'read', target)) throw fail('no_access', { object: target.name });
    if (this.#joined.has(alias)) return alias;
    if (this.#joined.size === mostJoins) throw fail('query_too_wide', { most: mostJoins });
    const visible = visibleTo(this.actor, this.registry, target, alias);
    this.#joined.set(
      alias,
      sql`left join ${sql.table(tableOf(target))} as ${sql.table(alias)} on ${sql.ref(`${alias}.id`)} = ${column} and ${visible}`,
    );
    return alias;
  }

  /** The joins that the paths so far need, for the `from` of the statement. */
  get clause(): RawBuilder<unknown> {
    return sql.join([...this.#joined.values()], sql` `);
  }
}
