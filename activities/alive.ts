import { Context } from '@temporalio/activity';

/** Well below the shortest heartbeat timeout of our activities, which is 15 seconds. */
const beatEveryMs = 3_000;

/** Runs a long activity: sends heartbeats meanwhile, and passes its cancellation on. */
export async function alive<T>(work: (cancelled: AbortSignal) => Promise<T>): Promise<T> {
  const context = Context.current();
  const beat = setInterval(() => context.heartbeat(), beatEveryMs);
  context.heartbeat();
  try {
    return await work(context.cancellationSignal);
  } finally {
    clearInterval(beat);
  }
}
