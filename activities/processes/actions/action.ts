import type { Exemplar } from '#database/processes/exemplar.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail, type KejaError } from '#domain/kernel/fail.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Action } from '#domain/processes/expression/actions.ts';

/** What an action is done with: all of it in the transaction in which its process goes on. */
export interface Doing {
  readonly tx: Transaction;
  readonly exemplar: Exemplar;
  /** The record that the process accompanies. */
  readonly owner: { readonly object: string; readonly id: number };
  /** On whose behalf: who executed the stage. They write what people write, never what workflows own. */
  readonly actor: Actor;
  /** Of this action alone. */
  readonly key: string;
}

export type Doer<K extends Action['kind']> = (
  doing: Doing,
  action: Extract<Action, { kind: K }>,
) => Promise<void>;

export function onBehalfOf(userId: number | null): Actor {
  return { ...systemActor, system: false, userId };
}

/** What an action names is not there. */
export function missing({ kind }: Action, name: string): KejaError {
  return fail('process_action_failed', { action: kind, name });
}
