import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { io, type Socket } from 'socket.io-client';
import {
  liveNamespace,
  liveReading,
  viewerEvents,
  type LiveReading,
} from '#domain/weighing/scaleMessages.ts';

/** A change of a record, as the API tells everyone who may see it. */
export interface Change {
  readonly object: string;
  readonly id: number;
}

let socket: Socket | undefined;

/** One socket for the whole application, opened when the first screen wants it. */
export const liveSocket = (): Socket => {
  socket ??= io(liveNamespace, {
    path: '/api/socket.io',
    transports: ['websocket'],
    withCredentials: true,
    reconnectionDelayMax: 3000,
  });
  return socket;
};

/** The next screen that wants it opens it anew, for whoever is signed in then. */
export const closeLive = (): void => {
  socket?.close();
  socket = undefined;
};

const subscribeConnection = (notify: () => void): (() => void) => {
  const live = liveSocket();
  live.on('connect', notify);
  live.on('disconnect', notify);
  live.io.on('reconnect_attempt', notify);
  return () => {
    live.off('connect', notify);
    live.off('disconnect', notify);
    live.io.off('reconnect_attempt', notify);
  };
};

const graceMs = 1500;

/** Whether changes reach this screen as they happen. A break shorter than a moment is not told. */
export const useLiveConnection = (): boolean => {
  const connected = useSyncExternalStore(subscribeConnection, () => liveSocket().connected);
  const [told, setTold] = useState(true);
  useEffect(() => {
    if (connected) {
      setTold(true);
      return undefined;
    }
    const timer = setTimeout(() => setTold(false), graceMs);
    return () => clearTimeout(timer);
  }, [connected]);
  return told;
};

const gatherMs = 250;
/** The API tells it when it may have missed changes itself. */
const missedChanges = 'reconnected';

/**
 * Calls `react` once for all changes of these objects that come within a moment, and after every connection: also the
 * first, for what was asked before it may have changed unheard.
 */
export const useLiveChanges = (objects: readonly string[], react: () => void): void => {
  const names = objects.join(' ');
  useEffect(() => {
    const wanted = new Set(names.split(' '));
    const live = liveSocket();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gather = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        react();
      }, gatherMs);
    };
    const onChange = ({ object }: Change) => {
      if (wanted.has(object)) gather();
    };
    live.on(viewerEvents.changed, onChange);
    live.on(missedChanges, gather);
    live.on('connect', gather);
    return () => {
      clearTimeout(timer);
      live.off(viewerEvents.changed, onChange);
      live.off(missedChanges, gather);
      live.off('connect', gather);
    };
  }, [names, react]);
};

/** Asks these queries again whenever one of the objects changes; and once more when what follows from it is known later. */
export const useRefetchOnChange = (
  objects: readonly string[],
  queryKey: readonly unknown[],
  settledAfterMs?: number,
): void => {
  const client: QueryClient = useQueryClient();
  const key = JSON.stringify(queryKey);
  const [react] = useState(() => ({ current: () => {} }));
  react.current = () => {
    const ask = () => void client.invalidateQueries({ queryKey: JSON.parse(key) as unknown[] });
    ask();
    if (settledAfterMs !== undefined) setTimeout(ask, settledAfterMs);
  };
  const [call] = useState(() => () => react.current());
  useLiveChanges(objects, call);
};

const staleMs = 3000;

/** What stands on a scale now; undefined until the first reading, and again when none has come for a while. */
export const useLiveReading = (scaleId: number | undefined): LiveReading | undefined => {
  const [reading, setReading] = useState<LiveReading>();
  useEffect(() => {
    setReading(undefined);
    if (scaleId === undefined) return undefined;
    const live = liveSocket();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => live.emit(viewerEvents.watch, scaleId);
    const onReading = (sent: unknown) => {
      const parsed = liveReading.safeParse(sent);
      if (!parsed.success || parsed.data.scaleId !== scaleId) return;
      clearTimeout(timer);
      timer = setTimeout(() => setReading(undefined), staleMs);
      setReading(parsed.data);
    };
    live.on(viewerEvents.reading, onReading);
    live.on('connect', watch);
    if (live.connected) watch();
    return () => {
      clearTimeout(timer);
      live.emit(viewerEvents.unwatch, scaleId);
      live.off(viewerEvents.reading, onReading);
      live.off('connect', watch);
    };
  }, [scaleId]);
  return reading;
};
