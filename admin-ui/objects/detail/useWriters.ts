import { useCallback, useEffect, useState } from 'react';
import { viewerEvents } from '#domain/weighing/scaleMessages.ts';
import { liveSocket, type Change } from '../../data/live.ts';

/** News of one record that a screen remembers. The record is read again after each, so few of them are ever needed. */
const mostNews = 50;

/** The names of those who wrote; undefined for what no person did. */
type Writers = readonly (string | undefined)[];

/**
 * Finds out who changed a record between two of its versions, by the news that came while this screen was open. The record may
 * be read again before the news of its change arrives: then the call waits for it.
 * @returns a function of the two `updatedAt`; it answers undefined if the news did not come within `patienceMs`
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

/** Waits until it is true, looking with each of `looks`, but no longer than `patienceMs`. */
const turn = async (looks: Set<() => void>, isTrue: () => boolean, patienceMs: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => isTrue() && resolve();
  const timer = setTimeout(resolve, patienceMs);
  looks.add(look);
  await promise;
  looks.delete(look);
  clearTimeout(timer);
};
