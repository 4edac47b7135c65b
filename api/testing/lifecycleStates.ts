import { sql } from 'kysely';
import { stateOf } from '#database/reading/lifecycleState.ts';
import { columnOf, tableOf } from '#database/schema/naming.ts';
import type { Transaction } from '#database/transaction.ts';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Field } from '#domain/kernel/field.ts';
import { isMet, type Condition, type LifecycleState } from '#domain/kernel/lifecycle.ts';
import { idKey, type AnyRecord, type RecordInput } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { madeWith, existingNames, sampleValues } from './sampleValues.ts';

/** Makes records of any object and brings them into any state of its lifecycle. */
export class StatedRecords {
  readonly #tx: Transaction;
  readonly #registry: Registry;
  readonly #author: Actor;
  /** One record of each object, to which others refer. */
  readonly #referredTo = new Map<string, number>();

  constructor(tx: Transaction, registry: Registry, authorId: number) {
    this.#tx = tx;
    this.#registry = registry;
    this.#author = { ...systemActor, userId: authorId };
  }

  /** A value for each field that a record of the object needs. */
  async required(declaration: Declaration): Promise<Record<string, unknown>> {
    const input: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(declaration.fields)) {
      if (field.type === 'rows' || !field.required) continue;
      input[name] = existingNames[`${declaration.name}.${name}`]?.() ?? (await this.sampleOf(field));
    }
    return input;
  }

  /**
   * Makes a record with what it needs, the values that `madeWith` has for its object, and these values. An object that belongs to
   * a record of any kind is about a vehicle.
   */
  async make(declaration: Declaration, values: RecordInput = {}): Promise<AnyRecord> {
    const more = await madeWith[declaration.name]?.((object) => this.one(object));
    const owner = declaration.belongsToRecord
      ? {
          [declaration.belongsToRecord.object]: 'vehicle',
          [declaration.belongsToRecord.id]: await this.one('vehicle'),
        }
      : {};
    const input = { ...(await this.required(declaration)), ...more, ...owner, ...values };
    return this.#tx.records.create(this.#author, declaration.name, input);
  }

  /** The id of the record of an object to which others refer. It is made when it is first needed. */
  async one(object: string): Promise<number> {
    const known = this.#referredTo.get(object);
    if (known !== undefined) return known;
    const { id } = await this.make(this.#registry.byName(object));
    this.#referredTo.set(object, id);
    return id;
  }

  /** A valid value of a field. */
  async sampleOf(field: Field): Promise<unknown> {
    if (field.type === 'rows') return [];
    if (field.type === 'reference') return this.one(field.to);
    return sampleValues[field.type](field);
  }

  /**
   * Brings a record into a state. The first state whose conditions all hold is the state of a record. So the conditions of the
   * wanted state are made true, and one condition of each state before it is made false.
   */
  async bring(declaration: Declaration, id: number, state: LifecycleState): Promise<AnyRecord> {
    const read = () => this.#tx.records.get(systemActor, declaration.name, id);
    const isThere = async () =>
      (await stateOf(this.#tx.sql, this.#registry, declaration, await read())).name === state.name;
    for (const condition of state.when) await this.#set(declaration, id, condition, true);
    for (const other of declaration.lifecycle?.states ?? []) {
      if (other === state || (await isThere())) break;
      const [first] = other.when;
      if (first) await this.#set(declaration, id, first, false);
    }
    if (!(await isThere()))
      throw new Error(`${declaration.name} was not brought into the state ${state.name}`);
    return read();
  }

  /**
   * Makes a condition hold, or not hold. Its path names a field of the record, which is written. Or it leads over references to a
   * field of another record: the last reference is then pointed at a record that meets the condition, if only one can meet it;
   * otherwise that field is written.
   */
  async #set(declaration: Declaration, id: number, condition: Condition, holds: boolean): Promise<void> {
    const [first = '', ...rest] = condition.path.split('.');
    const field = fieldOf(declaration, first);
    if (!field) throw new Error(`${declaration.name} has no field ${first}`);
    if (rest.length === 0)
      return this.#write(declaration, id, first, await this.#valueFor(field, condition, holds));
    if (field.type !== 'reference') throw new Error(`${first} is no reference`);
    const to = this.#registry.byName(field.to);
    const below = { ...condition, path: rest.join('.') };
    const current = (await this.#tx.records.get(systemActor, declaration.name, id))[idKey(first)];
    // Only one step before the end of the path, the reference leads to the record that has the field.
    const found = rest.length === 1 ? await this.#found(to, below, holds) : undefined;
    if (found !== undefined) return this.#write(declaration, id, first, found);
    const next = typeof current === 'number' ? current : await this.one(field.to);
    if (current !== next) await this.#write(declaration, id, first, next);
    await this.#set(to, next, below, holds);
  }

  /** The existing record that meets the condition, if the field is unique: a second one with that value cannot be made. */
  async #found(declaration: Declaration, condition: Condition, holds: boolean): Promise<number | undefined> {
    const field = fieldOf(declaration, condition.path);
    if (!field?.unique || !holds || !('is' in condition)) return undefined;
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(tableOf(declaration))}
      where ${sql.ref(columnOf(condition.path, field))} = ${condition.is[0]}`.execute(this.#tx.sql);
    return rows[0]?.id;
  }

  /** A value of the field with which the condition holds, or does not. */
  async #valueFor(field: Field, condition: Condition, holds: boolean): Promise<unknown> {
    const named = 'is' in condition ? condition.is : condition.isNot;
    const sampled =
      field.type === 'boolean' || field.type === 'enumeration' ? [] : [await this.sampleOf(field)];
    // `null` comes last, because many columns require a value.
    const candidates: unknown[] = [
      ...named.filter((value) => value !== null),
      ...(field.type === 'boolean' ? [true, false] : []),
      ...(field.type === 'enumeration' ? field.enumeration.values : []),
      ...sampled,
      null,
    ];
    return candidates.find((value) => isMet(condition, value) === holds);
  }

  async #write(declaration: Declaration, id: number, name: string, value: unknown): Promise<void> {
    const field = fieldOf(declaration, name) as Field;
    await sql`update ${sql.table(tableOf(declaration))} set ${sql.ref(columnOf(name, field))} = ${value}
      where id = ${id}`.execute(this.#tx.sql);
  }
}
