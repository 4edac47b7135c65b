import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import { Server } from 'socket.io';
import type { Database } from '#database/connect.ts';
import { sessionTokenOf } from '../auth/cookie.ts';
import type { Sessions } from '../auth/sessions.ts';
import { attachScaleSockets } from '../weighing/scaleSockets.ts';
import { relayChanges } from './changes.ts';

export interface LiveParts {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly sessions: Sessions;
  readonly publicUrl: string;
}

export interface Live {
  readonly io: Server;
  close(): Promise<void>;
}

export const socketPath = '/api/socket.io';

/** Live news for browsers and agents. Any number of API processes are joined through Postgres. */
export const openSockets = async (http: HttpServer, { database, databaseUrl, sessions, publicUrl }: LiveParts): Promise<Live> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  await pool.query(
    'create table if not exists socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea)',
  );
  const io = new Server(http, {
    path: socketPath,
    serveClient: false,
    adapter: createAdapter(pool, { errorHandler: () => undefined }),
    allowRequest: (request, decide) => decide(null, sameOrigin(request.headers.origin, request.headers.host, publicUrl)),
  });

  const live = io.of('/live');
  live.use((socket, next) => {
    const token = sessionTokenOf(socket.handshake.headers.cookie);
    const known = token ? sessions.actorOf(token) : Promise.resolve(undefined);
    known.then(
      (actor) => {
        if (!actor) return next(new Error('not_signed_in'));
        socket.data.actor = actor;
        next();
      },
      () => next(new Error('unexpected')),
    );
  });
  const stopRelay = await relayChanges(live, database);
  const stopScales = await attachScaleSockets(io, database);

  return {
    io,
    close: async () => {
      await stopRelay();
      await stopScales();
      await io.close();
      await pool.end();
    },
  };
};

/** A page of another site may not open a socket with the visitor's cookie; programs that are no browser send no origin. */
const sameOrigin = (origin: string | undefined, host: string | undefined, publicUrl: string): boolean =>
  origin === undefined || (URL.canParse(origin) && [host, new URL(publicUrl).host].includes(new URL(origin).host));
