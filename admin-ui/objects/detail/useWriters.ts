import { useCallback, useEffect, useState } from 'react';
import { viewerEvents } from '#domain/weighing/scaleMessages.ts';
import { liveSocket, type Change } from '../../data/live.ts';

/**
 * How many messages about changes of one record a screen remembers. The record is read again after each, so few are ever
 * needed.
 */
const mostNews = 50;

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
  const [heard] = useState(() => ({ news: [] as readonly News[], looks: new Set<() => void>() }));
  useEffect(() => {
    const live = liveSocket();
    heard.news = [];
    const onChange = ({ object: changed, id: changedId, by, updatedAt }: Change) => {
      if (changed !== object || changedId !== id || updatedAt === undefined) return;
      heard.news = [...heard.news, { by, at: Date.parse(updatedAt) }].slice(-mostNews);
      heard.looks.forEach((look) => look());
    };
    live.on(viewerEvents.changed, onChange);
    return () => void live.off(viewerEvents.changed, onChange);
  }, [heard, object, id]);
  return useCallback(
    async (after, upTo, patienceMs) => {
      const [first, last] = [Date.parse(after), Date.parse(upTo)];
      const hasCome = () => heard.news.some(({ at }) => at === last);
      if (!hasCome()) await turn(heard.looks, hasCome, patienceMs);
      if (!hasCome()) return undefined;
      return heard.news.filter(({ at }) => at > first && at <= last).map(({ by }) => by);
    },
    [heard],
  );
}

interface News {
  readonly by: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Waits until `isTrue()`, but no longer than `patienceMs`. Each call of a function in `looks` checks it again. */
const turn = async (looks: Set<() => void>, isTrue: () => boolean, patienceMs: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => isTrue() && resolve();
  const timer = setTimeout(resolve, patienceMs);
  looks.add(look);
  await promise;
  looks.delete(look);
  clearTimeout(timer);
};
