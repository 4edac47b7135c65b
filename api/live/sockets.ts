import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { Database } from '#database/connect.ts';
import { givingUpSilence } from '#database/silence.ts';
import { liveNamespace } from '#domain/weighing/scaleMessages.ts';
import type { Sessions } from '../auth/sessions.ts';
import { ensureTable } from '../systemTable.ts';
import { attachScaleSockets, leaveHiddenScales } from '../weighing/scaleSockets.ts';
import { relayChanges } from './changes.ts';
import { watchStanding } from './standing.ts';

export interface LiveParts {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly sessions: Sessions;
  readonly publicUrl: string;
  readonly log: Logger;
}

export interface Live {
  readonly io: Server;
  close(): Promise<void>;
}

const socketPath = '/api/socket.io';

/** Live news for browsers and agents. Any number of API processes are joined through Postgres. */
export const openSockets = async (
  http: HttpServer,
  { database, databaseUrl, sessions, publicUrl, log }: LiveParts,
): Promise<Live> => {
  // Each process says every few seconds that it is there: who hears nothing is cut off.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4, ...givingUpSilence() });
  const broken = (error: Error) =>
    log.warn({ err: error }, 'API processes do not hear each other for a moment');
  pool.on('error', broken);
  await ensureTable(
    pool,
    'socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea)',
  );
  const io = new Server(http, {
    path: socketPath,
    serveClient: false,
    // Polling is many requests that must all reach the same process; several processes share one address.
    transports: ['websocket'],
    adapter: createAdapter(pool, { errorHandler: broken }),
    allowRequest: (request, decide) =>
      decide(null, sameOrigin(request.headers.origin, request.headers.host, publicUrl)),
  });

  const live = io.of(liveNamespace);
  const standing = await watchStanding(live, database, sessions, (socket) => {
    leaveHiddenScales(socket, database).catch(() => void socket.disconnect(true));
  });
  const stopRelay = await relayChanges(live, database, standing);
  const stopScales = await attachScaleSockets(io, database, log);

  return {
    io,
    close: async () => {
      await stopRelay();
      await standing.stop();
      await stopScales();
      await io.close();
      await pool.end();
    },
  };
};

/** A page of another site may not open a socket with the visitor's cookie; programs that are no browser send no origin. */
const sameOrigin = (origin: string | undefined, host: string | undefined, publicUrl: string): boolean =>
  origin === undefined ||
  (URL.canParse(origin) && [host, new URL(publicUrl).host].includes(new URL(origin).host));
