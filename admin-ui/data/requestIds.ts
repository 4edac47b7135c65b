import { newRequestId } from '#domain/kernel/requestId.ts';

/** How long after it was last sent the same write is a repetition; later it is a new write. */
const repetitionMs = 10 * 60_000;

/**
 * Ids for writes. A write whose answer did not come keeps its id, so that pressing the button again repeats it instead of
 * making a second one.
 */
export function createRequestIds(now: () => number = Date.now) {
  const unanswered = new Map<string, { readonly id: string; readonly sentAt: number }>();
  return {
    /** The id for this write; `write` describes all of it: method, address, body. */
    idOf: (write: string): string => {
      const earlier = unanswered.get(write);
      const id = earlier && now() - earlier.sentAt < repetitionMs ? earlier.id : newRequestId();
      unanswered.set(write, { id, sentAt: now() });
      return id;
    },
    /** The answer has come: from now on the same write is a new one. */
    answered: (write: string): void => void unanswered.delete(write),
  };
}
