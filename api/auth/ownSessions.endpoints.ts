import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { deviceOf } from '#domain/platform/device.rules.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { clearSessionCookie, tokenIn } from './cookie.ts';
import { hashOf } from './sessions.ts';
import { endedSessionsChannel } from './singleSession.ts';

const tag = 'auth';
const done = z.object({ result: z.boolean() });

const ownSession = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  address: z.string().nullable(),
  device: z.string().nullable(),
  /** The one that asks. */
  current: z.boolean(),
});

interface Row {
  readonly id: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly current: boolean;
}

const iso = (stored: string): string => new Date(stored).toISOString();

/** Ends what was found, and tells whoever holds a socket open for it. */
const ended = async (database: Database, which: ReturnType<typeof sql>): Promise<string[]> => {
  const { rows } = await sql<{ hash: string }>`
    with gone as (delete from session where ${which} returning token_hash as hash)
    select hash, pg_notify(${endedSessionsChannel}, hash) from gone`.execute(database.sql);
  return rows.map(({ hash }) => hash);
};

export const ownSessionEndpoints = ({
  database,
  publicUrl,
}: {
  readonly database: Database;
  readonly publicUrl: string;
}): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/auth/sessions',
    tag,
    summary: 'Where the caller is signed in, the last used first',
    access: 'signedIn',
    answer: z.array(ownSession),
    handle: async ({ actor, request }) => {
      const { rows } = await sql<Row>`
        select public_id as id, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
          address, user_agent as "userAgent", token_hash = ${hashOf(tokenIn(request) ?? '')} as current
        from session where user_id = ${actor.userId} and expires_at > now()
        order by current desc, last_seen_at desc`.execute(database.sql);
      return rows.map(({ userAgent, createdAt, lastSeenAt, expiresAt, ...row }) => ({
        ...row,
        createdAt: iso(createdAt),
        lastSeenAt: iso(lastSeenAt),
        expiresAt: iso(expiresAt),
        device: deviceOf(userAgent),
      }));
    },
  }),
  endpoint({
    method: 'delete',
    path: '/auth/sessions/:id',
    tag,
    summary: 'Ends one of the caller’s sessions',
    access: 'signedIn',
    params: z.object({ id: z.uuid() }),
    answer: done,
    handle: async ({ actor, params, request, response }) => {
      const gone = await ended(database, sql`user_id = ${actor.userId} and public_id = ${params.id}`);
      if (gone.length === 0) throw fail('record_not_found', { object: 'session', id: params.id });
      if (gone[0] === hashOf(tokenIn(request) ?? '')) clearSessionCookie(response, publicUrl);
      return { result: true };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/auth/sessions',
    tag,
    summary: 'Ends all sessions of the caller but this one',
    access: 'signedIn',
    answer: done,
    handle: async ({ actor, request }) => {
      await ended(
        database,
        sql`user_id = ${actor.userId} and token_hash <> ${hashOf(tokenIn(request) ?? '')}`,
      );
      return { result: true };
    },
  }),
];
