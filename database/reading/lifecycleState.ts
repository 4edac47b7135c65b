import { sql } from 'kysely';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import {
  closedCalls,
  isMet,
  shutFields,
  type Condition,
  type LifecycleState,
} from '#domain/kernel/lifecycle.ts';
import { idKey } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import type { HeldField, Standing } from '../recordService.ts';
import { sumsOfParts } from './sumsOfParts.ts';
import type { Sql } from '../sql.ts';

/** A record as it is served (a reference is the id in `authorId`), or a draft of one (a reference is the id in `author`). */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The state that a record is in: the first one of the lifecycle whose conditions the record meets.
 * @param locksWhole whether to lock the whole that the record is a part of, until the transaction ends
 */
export async function stateOf(
  db: Sql,
  registry: Registry,
  declaration: Declaration,
  record: Values,
  locksWhole = false,
): Promise<LifecycleState> {
  const { states = [], partOf } = declaration.lifecycle ?? {};
  if (locksWhole && partOf) await lockWhole(db, registry, declaration, partOf, record);
  for (const state of states) {
    if (await holds(db, registry, declaration, record, state.when)) return state;
  }
  throw new Error(`${declaration.name} has a record in no state of its lifecycle`);
}

const holds = async (
  db: Sql,
  registry: Registry,
  declaration: Declaration,
  record: Values,
  conditions: readonly Condition[],
): Promise<boolean> => {
  for (const condition of conditions) {
    if (!isMet(condition, await valueAt(db, registry, declaration, record, condition.path))) return false;
  }
  return true;
};

/** The value at a path such as `carsQueueStatus` or `status.isClosed`, in the record or in one that it refers to; null if empty. */
export async function valueAt(
  db: Sql,
  registry: Registry,
  declaration: Declaration,
  record: Values,
  path: string,
): Promise<unknown> {
  const [first = '', ...rest] = path.split('.');
  let value = valueOf(record, first);
  let from = declaration;
  let name = first;
  // Each step follows the reference `name` of the object `from`, whose id is `value`, and reads the field `next` of that record.
  for (const next of rest) {
    const field = fieldOf(from, name);
    if (field?.type !== 'reference' || typeof value !== 'number') return null;
    from = registry.byName(field.to);
    const column = columnOf(next, fieldOf(from, next) ?? { type: 'text' });
    const { rows } = await sql<{ value: unknown }>`
      select ${sql.ref(column)} as value from ${sql.table(tableOf(from))} where id = ${value}`.execute(db);
    value = rows[0]?.value ?? null;
    name = next;
  }
  return value;
}

/** Locks the whole: writes of its parts and the closing of the whole wait for each other. */
const lockWhole = async (
  db: Sql,
  registry: Registry,
  declaration: Declaration,
  partOf: string,
  record: Values,
): Promise<void> => {
  const field = fieldOf(declaration, partOf);
  const id = valueOf(record, partOf);
  if (field?.type !== 'reference' || typeof id !== 'number') return;
  await sql`select 1 from ${sql.table(tableOf(registry.byName(field.to)))} where id = ${id} for no key update`.execute(
    db,
  );
};

/** The value of a field, or the id of a reference; null if it is empty. */
export function valueOf(record: Values, name: string): unknown {
  const key = idKey(name);
  return (Object.hasOwn(record, key) ? record[key] : record[name]) ?? null;
}

export function isAuthorOf({ userId }: Actor, record: Values): boolean {
  return userId !== null && valueOf(record, 'author') === userId;
}

/** The parameters that the text of a refusal may use. */
export function refusalParams({ name }: Declaration, state: LifecycleState, record: Values) {
  return {
    object: name,
    id: typeof record.id === 'number' ? record.id : null,
    state: state.name,
    number: typeof record.numberStr === 'string' ? record.numberStr : '',
  };
}

/**
 * What a record's state closes to the actor; an object without a lifecycle closes nothing.
 * @param held further fields that a hook of the object closes
 */
export async function standingFor(
  db: Sql,
  registry: Registry,
  declaration: Declaration,
  actor: Actor,
  record: Values,
  held: readonly HeldField[] = [],
): Promise<Standing> {
  if (!declaration.lifecycle)
    return {
      state: 'open',
      closed: [],
      keeps: [],
      shut: [],
      sums: [],
      // Never used, because no call is closed.
      refusal: { code: 'owned_by_workflow', params: {} },
      told: [],
    };
  const state = await stateOf(db, registry, declaration, record);
  const params = refusalParams(declaration, state, record);
  const closedFields = shutFields(state, declaration.fields);
  // The refusal of the state explains the fields that it closes.
  const heldByHook = held.filter(({ field }) => !closedFields.includes(field));
  // The state is explained above the form only if it leaves some fields open and closes others.
  const stateReason = state.keeps || state.opensOnly ? [state.refusal] : [];
  return {
    state: state.name,
    closed: closedCalls(state, isAuthorOf(actor, record)),
    keeps: state.keeps ?? [],
    shut: [...closedFields, ...new Set(heldByHook.map(({ field }) => field))],
    sums: typeof record.id === 'number' ? await sumsOfParts(db, declaration, record.id) : [],
    refusal: { code: state.refusal, params },
    told: [...stateReason, ...new Set(heldByHook.map(({ code }) => code))].map((code) => ({ code, params })),
  };
}
