import { Worker } from 'node:worker_threads';
import type {
  ControllerAddress,
  ControllerMessage,
  ControllerOutputs,
  ControllerQuestion,
  ControllerTask,
  ControllerValues,
} from './controllerMessages.ts';
import { silenceMs, UnreadableAnswer } from './driver.ts';

/** A connected Siemens controller. Every call resolves or rejects within the time that a scale may be silent. */
export interface Controller {
  read(): Promise<ControllerValues>;
  write(outputs: ControllerOutputs): Promise<void>;
  close(): void;
}

/** A thread may start slowly on a busy machine; its own time limits begin when it connects. */
const beginsWithinMs = 10_000;
const mostMemoryMb = 64;

/**
 * Starts a thread that connects to a controller, and waits until it is connected. Any failure ends the connection: the caller
 * connects again.
 * @param values what `read` reads, such as `DB8,DINT82`
 * @throws Error if the controller does not answer
 */
export async function connectController(
  controller: ControllerAddress,
  values: readonly string[],
): Promise<Controller> {
  const task: ControllerTask = { controller, values };
  const thread = new Worker(new URL('./controllerThread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  const pendingAnswers = new Map<number, PromiseWithResolvers<ControllerValues>>();
  const connecting = Promise.withResolvers<ControllerValues>();
  let failure: Error | undefined;
  let lastId = 0;

  const fail = (error: Error): void => {
    failure ??= error;
    connecting.reject(failure);
    for (const each of pendingAnswers.values()) each.reject(failure);
    void thread.terminate();
  };
  thread.on('message', (message: ControllerMessage) => {
    if (message.kind === 'connected') connecting.resolve({});
    else if (message.kind === 'failed') fail(new Error(message.message));
    else if (message.kind === 'foreign') fail(new UnreadableAnswer(message.raw));
    else if (message.kind === 'answer') pendingAnswers.get(message.id)?.resolve(message.values);
    // The kind that is left is `refused`: the connection stays.
    else pendingAnswers.get(message.id)?.reject(new Error(message.message));
  });
  // The library throws at an answer that it does not expect.
  thread.on('error', (error) => fail(new UnreadableAnswer(error.message)));
  thread.on('exit', () => fail(new Error('connection_lost')));

  /** Waits for an answer. If none comes in time, the connection ends. */
  const within = async (ms: number, promise: Promise<ControllerValues>): Promise<ControllerValues> => {
    const timer = setTimeout(() => fail(new Error('no_answer')), ms);
    return promise.finally(() => clearTimeout(timer));
  };
  const ask = (question: Omit<ControllerQuestion, 'id'>): Promise<ControllerValues> => {
    if (failure) return Promise.reject(failure);
    const id = (lastId += 1);
    const answer = Promise.withResolvers<ControllerValues>();
    pendingAnswers.set(id, answer);
    // Messages to a thread have no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage({ id, ...question });
    return within(silenceMs, answer.promise).finally(() => pendingAnswers.delete(id));
  };

  await within(beginsWithinMs, connecting.promise);
  // A question without `write` asks for the values of the task.
  return {
    close: () => fail(new Error('connection_lost')),
    read: () => ask({}),
    write: async (write) => void (await ask({ write })),
  };
}
