import type { Exemplar } from '#database/processes/exemplar.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail, type KejaError } from '#domain/kernel/fail.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Action } from '#domain/processes/expression/actions.ts';

/** The context of an action. The action runs in the transaction in which its process moves to the next stage. */
export interface ActionContext {
  readonly tx: Transaction;
  readonly exemplar: Exemplar;
  /** The record that the process accompanies. */
  readonly owner: { readonly object: string; readonly id: number };
  /** Who executed the stage, as the author of what the action writes. */
  readonly actor: Actor;
  /** The key of this action: it is carried out once. */
  readonly key: string;
}

/** Carries out the actions of one kind. `ActionRunner<'sendSms'>` gets an action that has a `phoneNumber`. */
export type ActionRunner<K extends Action['kind']> = (
  context: ActionContext,
  action: Extract<Action, { kind: K }>,
) => Promise<void>;

/**
 * The actor of an action. It acts in the name of the user who executed the stage. It may do everything, because only people with
 * full rights can draw a process definition; but like every person it may not write the fields that workflows own (`system`).
 */
export function onBehalfOf(userId: number | null): Actor {
  return { ...systemActor, system: false, userId };
}

/** The error for a name in an action that does not exist. */
export function missing({ kind }: Action, name: string): KejaError {
  return fail('process_action_failed', { action: kind, name });
}
