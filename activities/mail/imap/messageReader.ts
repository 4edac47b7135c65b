import { Worker } from 'node:worker_threads';
import type { FetchMessageObject } from 'imapflow';
import type { ReadMessage } from '#database/mail/incomingMail.ts';
import { sourcePart, unreadMessage } from './readMessage.ts';

/** Parses messages in a thread of its own, one after the other. */
export interface MessageReader {
  /**
   * The caller awaits each message before the next one. A message that exceeds the limits is stored with its source, like any
   * other that cannot be read.
   */
  read(about: FetchMessageObject, source: Buffer): Promise<ReadMessage>;
  close(): Promise<void>;
}

/** What the thread may use for one message. */
export interface ReadingLimits {
  readonly longestMs: number;
  readonly memoryMb: number;
}

/** A message of 25 MB takes about a second. */
const usualLimits: ReadingLimits = { longestMs: 20_000, memoryMb: 256 };

/** The thread does not get the environment, which holds secrets; only the compile cache of Node. */
const { NODE_COMPILE_CACHE } = process.env;
const environment = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

/** The thread is started for the first message, and again after a message that exceeded the limits. The caller must close it. */
export function messageReader(limits: ReadingLimits = usualLimits): MessageReader {
  let thread: Worker | undefined;
  const begin = (): Worker => {
    const worker = new Worker(new URL('./readMessage.worker.ts', import.meta.url), {
      env: environment,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 32 },
    });
    worker.unref();
    // A thread may run out of memory after its message was given up. Without a listener that error would end the process.
    worker.on('error', () => undefined);
    return worker;
  };
  const end = async (): Promise<void> => {
    const endedThread = thread;
    thread = undefined;
    await endedThread?.terminate();
  };
  return {
    read: async (about, source) => {
      thread ??= begin();
      const answer = await answerOf(thread, limits.longestMs, about, source);
      if (typeof answer !== 'string') return answer;
      await end();
      return unreadMessage(about, answer, sourcePart(source));
    },
    close: end,
  };
}

/** The message; a text that says why, if the thread gave none. */
const answerOf = (
  thread: Worker,
  longestMs: number,
  { uid, seq, size, flags, envelope, internalDate }: FetchMessageObject,
  source: Buffer,
): Promise<ReadMessage | string> => {
  const result = Promise.withResolvers<ReadMessage | string>();
  const alarm = setTimeout(() => result.resolve(`not read within ${longestMs} ms`), longestMs);
  const failed = ({ code, message }: NodeJS.ErrnoException) =>
    result.resolve(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too much memory' : message);
  const exited = () => result.resolve('the reading ended');
  thread.once('message', result.resolve).once('error', failed).once('exit', exited);
  // The empty list says that the source is copied and not handed over: it is stored if the thread cannot read it.
  thread.postMessage({ about: { uid, seq, size, flags, envelope, internalDate }, source }, []);
  return result.promise.finally(() => {
    clearTimeout(alarm);
    thread.off('message', result.resolve).off('error', failed).off('exit', exited);
  });
};
