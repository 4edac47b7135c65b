import { Worker } from 'node:worker_threads';
import type {
  ControllerAddress,
  ControllerNews,
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

/** @param addresses what `read` reads, such as `DB8,DINT82`. @throws Error if the controller does not answer */
export async function connectController(
  address: ControllerAddress,
  addresses: readonly string[],
): Promise<Controller> {
  const task: ControllerTask = { address, addresses };
  const thread = new Worker(new URL('./controllerThread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  const waiting = new Map<number, PromiseWithResolvers<ControllerValues>>();
  const begun = Promise.withResolvers<ControllerValues>();
  let broken: Error | undefined;
  let asked = 0;

  const breaks = (error: Error): void => {
    broken ??= error;
    begun.reject(broken);
    for (const each of waiting.values()) each.reject(broken);
    void thread.terminate();
  };
  thread.on('message', (news: ControllerNews) => {
    if (news.kind === 'connected') begun.resolve({});
    else if (news.kind === 'failed') breaks(new Error(news.message));
    else if (news.kind === 'foreign') breaks(new UnreadableAnswer(news.raw));
    else if (news.kind === 'answer') waiting.get(news.id)?.resolve(news.values);
    else waiting.get(news.id)?.reject(new Error(news.message));
  });
  // The library throws at an answer that it does not expect.
  thread.on('error', (error) => breaks(new UnreadableAnswer(error.message)));
  thread.on('exit', () => breaks(new Error('connection_lost')));

  const within = async (ms: number, wanted: Promise<ControllerValues>): Promise<ControllerValues> => {
    const late = setTimeout(() => breaks(new Error('no_answer')), ms);
    return wanted.finally(() => clearTimeout(late));
  };
  const ask = (question: Omit<ControllerQuestion, 'id'>): Promise<ControllerValues> => {
    if (broken) return Promise.reject(broken);
    const id = (asked += 1);
    const answer = Promise.withResolvers<ControllerValues>();
    waiting.set(id, answer);
    // Messages to a thread have no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage({ id, ...question });
    return within(silenceMs, answer.promise).finally(() => waiting.delete(id));
  };

  await within(beginsWithinMs, begun.promise);
  return {
    close: () => breaks(new Error('connection_lost')),
    read: () => ask({}),
    write: async (write) => void (await ask({ write })),
  };
}
