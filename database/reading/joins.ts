import { sql, type RawBuilder } from 'kysely';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Field } from '#domain/kernel/field.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { columnOf, rowsTableOf, tableOf } from '../schema/naming.ts';
import { parameterColumn, storedAs } from './parameterColumn.ts';
import { visibleTo } from './visibility.ts';

/** Where a field stands in a query, and as what it is compared there. */
export interface Place {
  readonly column: RawBuilder<unknown>;
  readonly field: Field;
}

/** The alias of the object that a query is about. */
export const rootAlias = 't';

/**
 * The references that a query walks through, each joined once. What the actor may not read cannot be
 * walked through: an object they have no access to refuses, a record they may not see joins as nothing.
 */
export class Joins {
  readonly #joined = new Map<string, RawBuilder<unknown>>();
  readonly #registry: Registry;
  readonly #root: Declaration;
  readonly #actor: Actor;

  constructor(registry: Registry, root: Declaration, actor: Actor) {
    this.#registry = registry;
    this.#root = root;
    this.#actor = actor;
  }

  /** Where the field at the end of this path stands in the query. */
  at(names: readonly string[]): Place {
    const { object, alias, rest } = this.#walk(names);
    const [name = '', ...key] = rest;
    const field = fieldOf(object, name);
    if (!field) throw fail('filter_field_unknown', { field: names.join('.'), object: object.name });
    const column = sql.ref(`${alias}.${columnOf(name, field)}`);
    if (key.length === 0) return { column, field };
    if (name === additionalName) return this.#parameter(object, column, key);
    throw fail('filter_field_unknown', { field: names.join('.'), object: object.name });
  }

  /** Where the table part at the end of this path stands, and the id of the record that it is a part of. */
  rowsAt(names: readonly string[]): { readonly table: string; readonly parent: RawBuilder<unknown> } {
    const { object, alias, rest } = this.#walk(names);
    return { table: rowsTableOf(object, rest[0] ?? ''), parent: sql.ref(`${alias}.id`) };
  }

  /** Goes through the references at the beginning of a path; `rest` is what remains in the object they lead to. */
  #walk(names: readonly string[]): { object: Declaration; alias: string; rest: readonly string[] } {
    let object = this.#root;
    let alias = rootAlias;
    for (const [index, name] of names.entries()) {
      const field = fieldOf(object, name);
      if (index === names.length - 1 || field?.type !== 'reference')
        return { object, alias, rest: names.slice(index) };
      object = this.#registry.byName(field.to);
      alias = this.#join(`${alias}$${name}`, object, sql.ref(`${alias}.${columnOf(name, field)}`));
    }
    return { object, alias, rest: [] };
  }

  #parameter(object: Declaration, additional: RawBuilder<unknown>, [key = '']: readonly string[]): Place {
    const parameter = this.#registry.parametersOf(object.name).get(key);
    if (!parameter)
      throw fail('filter_field_unknown', { field: `${additionalName}.${key}`, object: object.name });
    const { field } = parameter;
    return {
      column: parameterColumn(additional, sql`cast(${key} as text)`, field),
      field: storedAs(field),
    };
  }

  #join(alias: string, target: Declaration, column: RawBuilder<unknown>): string {
    if (!may(this.#actor, 'read', target)) throw fail('no_access', { object: target.name });
    if (this.#joined.has(alias)) return alias;
    const visible = visibleTo(this.#actor, this.#registry, target, alias);
    this.#joined.set(
      alias,
      sql`left join ${sql.table(tableOf(target))} as ${sql.table(alias)} on ${sql.ref(`${alias}.id`)} = ${column} and ${visible}`,
    );
    return alias;
  }

  get clause(): RawBuilder<unknown> {
    return sql.join([...this.#joined.values()], sql` `);
  }
}
