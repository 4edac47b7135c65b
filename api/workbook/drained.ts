import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Waits until a slow reader has taken what was written. @throws Error when the reader has gone */
export async function drained(out: Writable): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })]);
  } finally {
    // A long file waits a thousand times: each time both listeners must go.
    waiting.abort();
  }
  if (out.destroyed) throw new Error('the reader has gone');
}
