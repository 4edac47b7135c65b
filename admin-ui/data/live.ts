import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { io, type Socket } from 'socket.io-client';
import {
  liveNamespace,
  liveReading,
  viewerEvents,
  type LiveReading,
} from '#domain/weighing/scaleMessages.ts';
import { callApi } from './client.ts';
import { problemCode } from './problem.ts';
import { reactingOnce } from './reactingOnce.ts';
import { onSession } from './sessionEvents.ts';

/** A changed record, as the API announces it to everyone who may see it. */
export interface Change {
  readonly object: string;
  readonly id: number;
  /** Who changed it, if a person did. */
  readonly by?: string;
  /** The `updatedAt` of the record after the change. */
  readonly updatedAt?: string;
}

let socket: Socket | undefined;
/** Whether the socket was closed because a session has ended. */
let isClosed = false;

/**
 * One socket for the whole application, opened when the first screen needs it. After a session has ended, the same socket is
 * opened again for the person who is signed in then, because the screens that stay listen to this socket.
 */
export function liveSocket(): Socket {
  socket ??= openSocket();
  if (isClosed) reconnectLive();
  return socket;
}

const openSocket = (): Socket => {
  const opened = io(liveNamespace, {
    path: '/api/socket.io',
    transports: ['websocket'],
    withCredentials: true,
    reconnectionDelayMax: 3000,
  });
  opened.on('disconnect', (reason) => {
    // The server sends this reason only when it ends the session, or stops.
    if (reason === serverEnded) void comeBack(opened);
  });
  opened.on('connect_error', () => {
    // The library tries again if there was no answer, but not if the server has refused: then the socket is not active.
    if (!opened.active) void comeBack(opened);
  });
  return opened;
};

const serverEnded = 'io server disconnect';
const notSignedIn = 'not_signed_in';

const againAfterMs = 2000;

/**
 * Connects again after the server has ended or refused the connection, unless the session is over. If it is over, `callApi`
 * itself asks the person to sign in. Somebody who has signed out is not connected.
 */
const comeBack = async (ended: Socket): Promise<void> => {
  const isOver = await callApi('GET /app/app-objects').then(
    () => false,
    (error: unknown) => problemCode(error) === notSignedIn,
  );
  if (isOver) return;
  await new Promise((resolve) => setTimeout(resolve, againAfterMs));
  if (!isClosed && ended.disconnected) ended.connect();
};

/** Closes the socket until a screen needs it; listeners stay. */
function closeLive(): void {
  isClosed = true;
  socket?.disconnect();
}

/** Connects again with the present session; listeners stay. */
function reconnectLive(): void {
  isClosed = false;
  socket?.disconnect().connect();
}

onSession('ended', closeLive);
onSession('renewed', reconnectLive);

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

/** A break that is over within this time is not shown. */
const graceMs = 1500;

/** Whether changes reach this screen as they happen. Very short breaks are not shown. */
export function useLiveConnection(): boolean {
  const connected = useSyncExternalStore(subscribeConnection, () => socket?.connected === true);
  const [isShownLive, setShownLive] = useState(true);
  useEffect(() => {
    if (connected) {
      setShownLive(true);
      return undefined;
    }
    const timer = setTimeout(() => setShownLive(false), graceMs);
    return () => clearTimeout(timer);
  }, [connected]);
  return isShownLive;
}

/** The event by which the API says that it may have missed changes itself. */
const missedChanges = 'reconnected';

/**
 * Calls `react` when these objects have changed and after every connection; through `reactingOnce`, so at most once a second. The
 * first connection counts too, because data may have changed between its reading and the connection.
 */
function useLiveChanges(objects: readonly string[], react: () => Promise<unknown>): void {
  // One text, because callers pass a new array at each render, on which the effect would subscribe again.
  const names = objects.join(' ');
  useEffect(() => {
    const watchedObjects = new Set(names.split(' '));
    const live = liveSocket();
    const { report, stop } = reactingOnce(react);
    const onChange = ({ object }: Change) => {
      if (watchedObjects.has(object)) report();
    };
    live.on(viewerEvents.changed, onChange);
    live.on(missedChanges, report);
    live.on('connect', report);
    return () => {
      stop();
      live.off(viewerEvents.changed, onChange);
      live.off(missedChanges, report);
      live.off('connect', report);
    };
  }, [names, react]);
}

/**
 * Refetches these queries whenever one of the objects changes, and again after `settledAfterMs` for results that follow
 * later.
 */
export function useRefetchOnChange(
  objects: readonly string[],
  queryKey: readonly unknown[],
  settledAfterMs?: number,
): void {
  const client: QueryClient = useQueryClient();
  const key = JSON.stringify(queryKey);
  // `refetch` stays the same function, because a new one would subscribe again. It calls what the newest render has set.
  const [react] = useState(() => ({ current: (): Promise<unknown> => Promise.resolve() }));
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  react.current = () => {
    const ask = () => client.invalidateQueries({ queryKey: JSON.parse(key) as unknown[] });
    if (settledAfterMs !== undefined) {
      // While more changes come, each causes a refetch anyway: only the last one needs the later refetch.
      clearTimeout(settling.current);
      settling.current = setTimeout(() => void ask(), settledAfterMs);
    }
    return ask();
  };
  const [refetch] = useState(() => () => react.current());
  useLiveChanges(objects, refetch);
}

/** A reading is no longer shown after this time without another one. */
const staleMs = 3000;

/** The present reading of a scale; undefined before the first reading, and when none has come for a while. */
export function useLiveReading(scaleId: number | undefined): LiveReading | undefined {
  const [reading, setReading] = useState<LiveReading>();
  useEffect(() => {
    setReading(undefined);
    if (scaleId === undefined) return undefined;
    const live = liveSocket();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => live.emit(viewerEvents.watch, scaleId);
    const onReading = (message: unknown) => {
      const parsed = liveReading.safeParse(message);
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
      // A socket that is not connected watches nothing. It would keep this message and send it when the next person signs in.
      if (live.connected) live.emit(viewerEvents.unwatch, scaleId);
      live.off(viewerEvents.reading, onReading);
      live.off('connect', watch);
    };
  }, [scaleId]);
  return reading;
}
