import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openClient } from './openClient.ts';
import { closedWhenSilent, silenceMs } from './silence.ts';

/** Knows for all pools of this process whether Postgres can be reached. */
export interface Reach {
  /** For the options of a pool or client of `pg`. */
  readonly stream: () => Socket;
  readonly isGone: () => boolean;
  /** All pools of this process, to count their connections. */
  readonly pools: Set<pg.Pool>;
  /**
   * Asks Postgres every two seconds. While Postgres does not answer, all connections made with `stream` are closed, also those
   * that begin meanwhile, so that callers get an error within seconds. `noteLosses` then begins no new ones. Returns a function
   * that stops asking.
   */
  watch(databaseUrl: string): () => Promise<void>;
}

const askEveryMs = 2000;
/** A question of `watch` that gets no answer within this time means that Postgres is gone. */
const answersWithinMs = 8000;
/** How soon `watch` asks again while Postgres is gone. */
const askAgainMs = 500;

/** @param silence after how many milliseconds without an answer a connection is given up; 0 waits for ever */
export function createReach(silence: number = silenceMs): Reach {
  const sockets = new Set<Socket>();
  const { stream } = closedWhenSilent(silence);
  let isGone = false;

  const destroySocket = (socket: Socket): void =>
    void socket.destroy(Object.assign(new Error('Postgres does not answer'), { code: 'ETIMEDOUT' }));
  const markGone = (): void => {
    isGone = true;
    for (const socket of sockets) destroySocket(socket);
  };
  return {
    stream: () => {
      const socket = stream();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // A caller that waited for a place in the pool gets a new connection now: close it, so that they need not wait for a
      // timeout.
      if (isGone) setImmediate(destroySocket, socket);
      return socket;
    },
    isGone: () => isGone,
    pools: new Set(),
    watch: (databaseUrl) => {
      const stopping = new AbortController();
      let client: pg.Client | undefined;
      const ask = async (): Promise<void> => {
        const wasOpen = client !== undefined;
        try {
          client ??= await openClient({
            connectionString: databaseUrl,
            ...closedWhenSilent(answersWithinMs),
          });
          await client.query('select 1');
        } catch (error) {
          client = undefined;
          // Perhaps only this connection was ended: a new one tells whether Postgres answers.
          if (!wasOpen || isSilence(error)) throw error;
          await ask();
        }
      };
      const run = async (): Promise<void> => {
        while (!stopping.signal.aborted) {
          try {
            await ask();
            isGone = false;
          } catch (error) {
            if (isAnswer(error)) isGone = false;
            else if (!stopping.signal.aborted) markGone();
          }
          const pauseMs = isGone ? askAgainMs : askEveryMs;
          await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        }
      };
      const running = run();
      return async () => {
        stopping.abort();
        await client?.end().catch(() => undefined);
        await running;
      };
    },
  };
}

/** An error such as "too many connections" is an answer; codes `57P…`, "is starting" and "is shutting down", are none. */
const isAnswer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !error.code?.startsWith('57P');

const isSilence = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT';
