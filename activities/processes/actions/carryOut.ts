import type { Exemplar } from '#database/processes/exemplar.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Action } from '#domain/processes/expression/actions.ts';
import { missing, onBehalfOf, type ActionRunner, type ActionContext } from './action.ts';
import { sendEmail, sendSms } from './messages.ts';
import { createTask, notifySomebody } from './people.ts';
import { addComment, callFunction, setField } from './record.ts';
import { startProcess } from './startProcess.ts';

const runners: { readonly [K in Action['kind']]: ActionRunner<K> } = {
  setField,
  addComment,
  sendEmail,
  sendSms,
  createTask,
  notify: notifySomebody,
  startProcess,
  callFunction,
};

/**
 * Runs the actions of a stage in their order and in this transaction.
 * @param key identifies this run of the stage; an action that is repeated with its key has one effect
 * @param by the id of the user who executed the stage; null if no person did
 * @throws the error of the action that failed; the transaction must then be rolled back
 */
export async function carryOut(
  tx: Transaction,
  exemplar: Exemplar,
  actions: readonly Action[],
  { key, by }: { readonly key: string; readonly by: number | null },
): Promise<void> {
  const { objectName, objectId } = exemplar;
  for (const [index, action] of actions.entries()) {
    if (objectName === null || objectId === null) throw missing(action, 'record');
    const owner = { object: objectName, id: objectId };
    await runAction({ tx, exemplar, owner, actor: onBehalfOf(by), key: `${key}:${index}` }, action);
  }
}

/** `K` tells TypeScript that the runner and the action are of the same kind. */
const runAction = <K extends Action['kind']>(
  context: ActionContext,
  action: Extract<Action, { kind: K }>,
): Promise<void> => runners[action.kind](context, action);
