import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { Database } from '#database/connect.ts';
import { libraryPool } from '#database/lostConnections.ts';
import type { Reach } from '#database/reach.ts';
import { liveNamespace } from '#domain/weighing/scaleMessages.ts';
import type { Sessions } from '../auth/sessions.ts';
import { ensureTable } from '../systemTable.ts';
import { noteRefusedAgents, type RefusalDependencies } from '../weighing/refusedAgents.ts';
import { attachScaleSockets, leaveHiddenScales } from '../weighing/scaleSockets.ts';
import { relayChanges } from './changes.ts';
import { callerAddress, newSocketLimit } from './newSockets.ts';
import { watchRights } from './watchRights.ts';

export interface LiveDependencies {
  readonly database: Database;
  readonly databaseUrl: string;
  /** What this process knows about whether Postgres can be reached; shared by its pools. */
  readonly reach?: Reach;
  readonly sessions: Sessions;
  readonly publicUrl: string;
  /** After so many seconds without a weight from any scale of an agent the operators are notified. */
  readonly silentAfterSeconds: number;
  readonly refusals: RefusalDependencies;
  readonly log: Logger;
}

export interface Live {
  readonly io: Server;
  close(): Promise<void>;
}

/** How long a socket may stay without authentication. */
const joinMs = 10_000;
/** Messages between API processes need only short statements, so a few connections to Postgres are enough. */
const mostConnections = 4;
const socketPath = '/api/socket.io';

/** Opens the web sockets for browsers and scale agents. Any number of API processes are connected through Postgres. */
export async function openSockets(
  http: HttpServer,
  { database, databaseUrl, reach, sessions, publicUrl, silentAfterSeconds, refusals, log }: LiveDependencies,
): Promise<Live> {
  const logBroken = (error: Error) =>
    log.warn({ reason: error.message }, 'API processes do not hear each other for a moment');
  const pool = libraryPool(databaseUrl, mostConnections, logBroken, reach);
  await ensureTable(
    pool,
    'socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea)',
  );
  const io = new Server(http, {
    path: socketPath,
    serveClient: false,
    // Polling is many requests that must all reach the same process; several processes share one address.
    transports: ['websocket'],
    adapter: createAdapter(pool, { errorHandler: logBroken }),
    // A client that has joined no namespace after this time is disconnected; joining needs authentication.
    connectTimeout: joinMs,
    // Called for each request later on, when `newSockets` below exists.
    allowRequest: (request, decide) => {
      const { origin, host } = request.headers;
      decide(
        null,
        sameOrigin(origin, host, publicUrl) &&
          newSockets.mayWait(callerAddress(request, refusals.trustProxy)),
      );
    },
  });
  const newSockets = newSocketLimit(joinMs);
  // Nobody may join the main namespace. Browsers and agents use namespaces of their own, which authenticate them.
  io.use((_socket, next) => next(new Error('not_signed_in')));

  const live = io.of(liveNamespace);
  // When the rights of a user change, their sockets stop watching the scales that they may not see any more.
  const rights = await watchRights(live, database, sessions, publicUrl, (socket) => {
    leaveHiddenScales(socket, database).catch(() => void socket.disconnect(true));
  });
  const stopRelay = await relayChanges(live, database, rights);
  const stopScales = await attachScaleSockets(io, database, {
    log,
    refused: noteRefusedAgents(refusals),
    silentAfterSeconds,
  });

  return {
    io,
    close: async () => {
      await stopRelay();
      await rights.stop();
      await stopScales();
      await io.close();
      await pool.end();
    },
  };
}

/** A page of another site may not open a socket with the visitor's cookie; programs that are no browser send no origin. */
const sameOrigin = (origin: string | undefined, host: string | undefined, publicUrl: string): boolean =>
  origin === undefined ||
  (URL.canParse(origin) && [host, new URL(publicUrl).host].includes(new URL(origin).host));
