import { allHandlersFinished, condition, type ApplicationFailure } from '@temporalio/workflow';
import { refusalIn } from './failures.ts';

/** Ids of handled messages that a workflow carries over; what is older does not come again in practice. */
const idsKept = 100;

interface Outcome {
  readonly refusal?: ApplicationFailure | undefined;
}

/** A message waiting for the main loop, which must settle it. */
export interface Letter<M> {
  readonly id: string;
  readonly message: M;
  readonly settle: (outcome?: Outcome) => void;
}

/** Does what a letter asks and answers it: a refusal is an answer too, any other failure is the task's. */
export const answered = async <M>({ settle }: Letter<M>, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
    settle();
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    settle({ refusal });
  }
};

/**
 * Where handlers leave their messages, so that the main loop is the only one that writes.
 * A message that was handled before, even before continue-as-new, is not handled again; a refused one may be.
 */
export interface Inbox<M> {
  /** For signals: leave the message and go on. */
  drop(id: string, message: M): void;
  /** For updates: leave the message and wait until the main loop has settled it; throws its refusal. */
  submit(id: string, message: M): Promise<void>;
  take(): Letter<M> | undefined;
  isEmpty(): boolean;
  /** No letter waits and none is being followed: only then does the state tell a validator what is hopeless. */
  isAtRest(): boolean;
  /** True once every answer has reached its caller: the moment to return or to continue as new. False when mail came. */
  drained(): Promise<boolean>;
}

/** @param handled the carried ids, oldest first; the inbox keeps the list up to date. */
export const createInbox = <M>(handled: string[]): Inbox<M> => {
  const letters: Letter<M>[] = [];
  let unsettled = 0;
  const known = new Set(handled);

  const remember = (id: string) => {
    if (known.has(id)) return;
    known.add(id);
    handled.push(id);
    if (handled.length > idsKept) known.delete(handled.shift() ?? '');
  };
  const post = (id: string, message: M, answer: (outcome: Outcome) => void): void => {
    unsettled += 1;
    letters.push({
      id,
      message,
      settle: (outcome = {}) => {
        unsettled -= 1;
        if (!outcome.refusal) remember(id);
        answer(outcome);
      },
    });
  };

  return {
    drop: (id, message) => post(id, message, () => remember(id)),
    submit: async (id, message) => {
      let outcome: Outcome | undefined;
      post(id, message, (settled) => (outcome = settled));
      await condition(() => outcome !== undefined);
      if (outcome?.refusal) throw outcome.refusal;
    },
    take: () => {
      for (let letter = letters.shift(); letter; letter = letters.shift()) {
        if (!known.has(letter.id)) return letter;
        letter.settle();
      }
      return undefined;
    },
    isEmpty: () => letters.length === 0,
    isAtRest: () => unsettled === 0,
    drained: async () => {
      await condition(() => letters.length > 0 || allHandlersFinished());
      return letters.length === 0;
    },
  };
};
