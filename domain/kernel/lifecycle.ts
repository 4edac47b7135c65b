import type { ErrorCode } from './errorCatalogue.ts';

/** The writes that every object offers, and those of the files on a record. */
export const genericCalls = [
  'create',
  'update',
  'mark',
  'restore',
  'confirm',
  'undoConfirm',
  'delete',
  'addFile',
  'removeFile',
] as const;
export type GenericCall = (typeof genericCalls)[number];

/** Who may make a call, among those who have write access at all. `author`: only the person who made the record. */
type OpenTo = 'all' | 'author';

/**
 * A condition on a value of a record: the value is one of those listed (`is`), or none of them (`isNot`). A path may lead through
 * references, as `reclamation.status.isClosed`.
 */
export type Condition = { readonly path: string } & (
  | { readonly is: readonly (string | number | boolean | null)[] }
  | { readonly isNot: readonly (string | number | boolean | null)[] }
);

/** What people may do with a record in this state. A call that is not named as open is closed. */
export interface LifecycleState {
  readonly name: string;
  /** All of them must be true. The last state has none: it applies to every other record. */
  readonly when: readonly Condition[];
  readonly open: Readonly<Partial<Record<GenericCall, OpenTo>>>;
  /** Fields that keep their value in this state; an empty one may still be filled. */
  readonly keeps?: readonly string[];
  /** Fields that nobody writes in this state, filled or not. */
  readonly shut?: readonly string[];
  /**
   * The only fields that people may write in this state; all others but parameters cannot be changed, even empty ones. `shut` has
   * no effect beside it.
   */
  readonly opensOnly?: readonly string[];
  /** The refusal of a closed call: it names the state and what the person can do. */
  readonly refusal: ErrorCode;
}

/** The allowed changes of a reference that decides a record's state, by the names of the referred records. */
export interface Moves {
  readonly field: string;
  /** The field of the referred record that holds its name. */
  readonly by: string;
  /** The names with which a new record may begin. */
  readonly first: readonly string[];
  /** The names that may follow each name. A name that is not listed was added by users and has no restrictions. */
  readonly from: Readonly<Record<string, readonly string[]>>;
  readonly refusal: ErrorCode;
}

/** Whether a record may change from the name `before` to the name `next`; `before` is undefined for a new record. */
export function mayMove({ first, from }: Moves, before: string | undefined, next: string): boolean {
  if (before === next || !Object.hasOwn(from, next)) return true;
  if (before === undefined) return first.includes(next);
  return !Object.hasOwn(from, before) || (from[before] ?? []).includes(next);
}

/** The states of a record; the first one whose conditions are true applies. Processes may write in every state. */
export interface Lifecycle {
  readonly states: readonly LifecycleState[];
  /** The reference to the record that this one is a part of. That record is locked while a part is written. */
  readonly partOf?: string;
  readonly moves?: Moves;
}

type Open = LifecycleState['open'];

/** Every call, open to all who have write access. */
export const everyCall: Open = Object.fromEntries(genericCalls.map((call) => [call, 'all'] as const));

export function everyCallBut(...closed: readonly GenericCall[]): Open {
  return Object.fromEntries(
    genericCalls.filter((call) => !closed.includes(call)).map((call) => [call, 'all'] as const),
  );
}

/** A last state that closes no call. Every state must have a refusal; the one of this state is never given. */
export function openState(name = 'open'): LifecycleState {
  return { name, when: [], open: everyCall, refusal: 'owned_by_workflow' };
}

/** For an object without restrictions. */
export const openLifecycle: Lifecycle = { states: [openState()] };

/** Whether a field's value meets the condition; undefined counts as null. */
export function isMet(condition: Condition, value: unknown): boolean {
  // The cast lets `includes` compare a value of any type with the listed ones.
  const compared = (value ?? null) as never;
  return 'is' in condition ? condition.is.includes(compared) : !condition.isNot.includes(compared);
}

/** The calls that a state closes, for the author of the record or for others. */
export function closedCalls({ open }: LifecycleState, isAuthor: boolean): readonly GenericCall[] {
  return genericCalls.filter((call) => !(open[call] === 'all' || (open[call] === 'author' && isAuthor)));
}

/**
 * The fields that a state closes, filled or not. Parameters belong to an administrator and stay open. With `opensOnly`, read-only
 * fields are left out, because people write them in no state.
 */
export function shutFields(
  { opensOnly, shut = [] }: LifecycleState,
  fields: Readonly<Record<string, { readonly type: string; readonly readOnly?: boolean }>>,
): readonly string[] {
  if (!opensOnly) return shut;
  return Object.keys(fields).filter((name) => !fields[name]?.readOnly && !opensOnly.includes(name));
}

/** The calls that are closed to everybody in every state. */
export function neverOpen(lifecycle: Lifecycle | undefined): readonly GenericCall[] {
  return lifecycle
    ? genericCalls.filter((call) => lifecycle.states.every(({ open }) => open[call] === undefined))
    : [];
}
