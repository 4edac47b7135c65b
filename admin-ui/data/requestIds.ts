import { newRequestId } from '#domain/kernel/requestId.ts';

/** Who has not tried again by now does not mean the same write any more. */
const keptMs = 10 * 60_000;

/**
 * Ids for writes. One whose answer never came keeps its id, so that pressing the button again asks for the same write
 * and not for a second one.
 */
export const createRequestIds = (now: () => number = Date.now) => {
  const unanswered = new Map<string, { readonly id: string; readonly sentAt: number }>();
  return {
    /** The id to send this write with; `write` says all of it: method, address, body. */
    idOf: (write: string): string => {
      const before = unanswered.get(write);
      const id = before && now() - before.sentAt < keptMs ? before.id : newRequestId();
      unanswered.set(write, { id, sentAt: now() });
      return id;
    },
    answered: (write: string): void => void unanswered.delete(write),
  };
};
