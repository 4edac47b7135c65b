import { useCallback, useEffect, useState } from 'react';
import { viewerEvents } from '#domain/weighing/scaleMessages.ts';
import { liveSocket, type Change } from '../../data/live.ts';

/**
 * How many messages about changes of one record a screen remembers. The record is read again after each, so few are ever
 * needed.
 */
const mostMessages = 50;

/** The names of the people who wrote, in their order; undefined stands for a change that no person made. */
type Writers = readonly (string | undefined)[];

/**
 * Finds out who changed a record between two of its versions, from the messages about changes that came while this screen
 * was open. The record may be read again before the message about its change arrives; the call then waits for the
 * message.
 * @returns a function of the `updatedAt` of both versions; it answers undefined if the message did not come within
 * `patienceMs`
 */
export function useWriters(
  object: string,
  id: number | undefined,
): (after: string, upTo: string, patienceMs: number) => Promise<Writers | undefined> {
  // Kept as a ref would be: it changes without drawing the screen again. `waiting` are the calls that wait for a message.
  const [received] = useState(() => ({
    messages: [] as readonly ChangeMessage[],
    waiting: new Set<() => void>(),
  }));
  useEffect(() => {
    const live = liveSocket();
    received.messages = [];
    const onChange = ({ object: changed, id: changedId, by, updatedAt }: Change) => {
      if (changed !== object || changedId !== id || updatedAt === undefined) return;
      received.messages = [...received.messages, { by, at: Date.parse(updatedAt) }].slice(-mostMessages);
      received.waiting.forEach((check) => check());
    };
    live.on(viewerEvents.changed, onChange);
    return () => void live.off(viewerEvents.changed, onChange);
  }, [received, object, id]);
  return useCallback(
    async (after, upTo, patienceMs) => {
      const [first, last] = [Date.parse(after), Date.parse(upTo)];
      const hasCome = () => received.messages.some(({ at }) => at === last);
      if (!hasCome()) await waitUntil(received.waiting, hasCome, patienceMs);
      if (!hasCome()) return undefined;
      return received.messages.filter(({ at }) => at > first && at <= last).map(({ by }) => by);
    },
    [received],
  );
}

interface ChangeMessage {
  readonly by: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Waits until `isTrue()`, but no longer than `patienceMs`. Each call of a function in `waiting` checks it again. */
const waitUntil = async (
  waiting: Set<() => void>,
  isTrue: () => boolean,
  patienceMs: number,
): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => isTrue() && resolve();
  const timer = setTimeout(resolve, patienceMs);
  waiting.add(check);
  await promise;
  waiting.delete(check);
  clearTimeout(timer);
};
