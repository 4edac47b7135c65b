import { allHandlersFinished, condition, type ApplicationFailure } from '@temporalio/workflow';
import { refusalIn } from './failures.ts';

/** How many ids of handled messages a workflow carries over; older messages do not come again in practice. */
const idsKept = 100;

/** How the work of a message ended: with a refusal, or well if there is none. */
interface Outcome {
  readonly refusal?: ApplicationFailure | undefined;
}

/** A message that waits for the main loop, which must resolve it. */
export interface PendingMessage<M> {
  readonly id: string;
  readonly message: M;
  readonly resolve: (outcome?: Outcome) => void;
}

/** Does the work of a pending message and resolves it. A refusal is an answer too. @throws any other failure of the work */
export async function workAndResolve<M>(
  { resolve }: PendingMessage<M>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
    resolve();
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    resolve({ refusal });
  }
}

/**
 * The queue between message handlers and the main loop. Handlers only add messages: the main loop alone changes state.
 * A message that was handled before, even before continue-as-new, is not handled again. Only a refused update may be sent again.
 */
export interface Inbox<M> {
  /** For signals: adds the message and returns at once. */
  enqueue(id: string, message: M): void;
  /** For updates: adds the message and waits until the main loop has resolved it. @throws its refusal */
  submit(id: string, message: M): Promise<void>;
  /** The next message, or undefined. A message that was handled before is not returned: it is resolved at once. */
  take(): PendingMessage<M> | undefined;
  isEmpty(): boolean;
  /** True when no message waits and none is being handled. Only then may a validator judge by the state. */
  isIdle(): boolean;
  /**
   * Waits until every handler has finished or a message waits. True: the workflow may return or continue as new. False: a message
   * waits and must be handled first.
   */
  allAnswered(): Promise<boolean>;
}

/** @param handled the carried ids, oldest first; the inbox keeps the list up to date. */
export function createInbox<M>(handled: string[]): Inbox<M> {
  const waiting: PendingMessage<M>[] = [];
  /** How many messages wait or are being handled. */
  let unresolved = 0;
  const handledIds = new Set(handled);

  const remember = (id: string) => {
    if (handledIds.has(id)) return;
    handledIds.add(id);
    handled.push(id);
    if (handled.length > idsKept) handledIds.delete(handled.shift() ?? '');
  };
  const post = (id: string, message: M, onResolved: (outcome: Outcome) => void): void => {
    unresolved += 1;
    waiting.push({
      id,
      message,
      resolve: (outcome = {}) => {
        unresolved -= 1;
        if (!outcome.refusal) remember(id);
        onResolved(outcome);
      },
    });
  };

  return {
    // A signal is remembered after a refusal too: nobody gets the refusal, so nobody sends the signal again because of it.
    enqueue: (id, message) => post(id, message, () => remember(id)),
    submit: async (id, message) => {
      let outcome: Outcome | undefined;
      post(id, message, (given) => (outcome = given));
      await condition(() => outcome !== undefined);
      if (outcome?.refusal) throw outcome.refusal;
    },
    take: () => {
      for (let pending = waiting.shift(); pending; pending = waiting.shift()) {
        if (!handledIds.has(pending.id)) return pending;
        pending.resolve();
      }
      return undefined;
    },
    isEmpty: () => waiting.length === 0,
    isIdle: () => unresolved === 0,
    allAnswered: async () => {
      await condition(() => waiting.length > 0 || allHandlersFinished());
      return waiting.length === 0;
    },
  };
}
