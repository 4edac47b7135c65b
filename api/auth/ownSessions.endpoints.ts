import { endPendingSignIns } from '#database/accounts/pendingSignIns.ts';
import { endSessions, sessionsOfUser } from '#database/accounts/sessions.ts';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { accountContracts } from '#domain/platform/account.contracts.ts';
import { deviceOf } from '#domain/platform/device.rules.ts';
import { isoTime } from '#domain/kernel/time.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { clearSessionCookie, tokenIn } from './cookie.ts';
import { hashOf } from './sessions.ts';

const tag = 'auth';

export function ownSessionEndpoints({
  database,
  publicUrl,
}: {
  readonly database: Database;
  readonly publicUrl: string;
}): AnyEndpoint[] {
  return [
    serve(accountContracts.sessions, {
      tag,
      summary: 'Where the caller is signed in, the last used first',
      access: 'signedIn',
      handle: async ({ actor, request }) => {
        const rows = await sessionsOfUser(database.sql, actor.userId, hashOf(tokenIn(request) ?? ''));
        return rows.map(({ userAgent, createdAt, lastSeenAt, expiresAt, ...row }) => ({
          ...row,
          createdAt: isoTime(createdAt),
          lastSeenAt: isoTime(lastSeenAt),
          expiresAt: isoTime(expiresAt),
          device: deviceOf(userAgent),
          current: Boolean(row.current),
        }));
      },
    }),
    serve(accountContracts.endSession, {
      tag,
      summary: 'Ends one of the caller’s sessions',
      access: 'signedIn',
      handle: async ({ actor, params, request, response }) => {
        const endedHashes = await endSessions(database.sql, { userId: actor.userId, publicId: params.id });
        if (endedHashes.length === 0) throw fail('record_not_found', { object: 'session', id: params.id });
        // A public id names one session at most, perhaps that of this browser.
        if (endedHashes[0] === hashOf(tokenIn(request) ?? '')) clearSessionCookie(response, publicUrl);
        return { result: true };
      },
    }),
    serve(accountContracts.endSessionsOfPerson, {
      tag,
      summary: 'Ends all sessions of a person, and the sign-ins that wait for their second step',
      // Full rights alone.
      access: [],
      handle: async ({ actor, params: { id } }) => {
        await database.records.mustSee(actor, 'user', id);
        const endedHashes = await endSessions(database.sql, { userId: id });
        await endPendingSignIns(database.sql, id);
        return { ended: endedHashes.length };
      },
    }),
    serve(accountContracts.endOtherSessions, {
      tag,
      summary: 'Ends all sessions of the caller but this one',
      access: 'signedIn',
      handle: async ({ actor, request }) => {
        const exceptHash = hashOf(tokenIn(request) ?? '');
        await endSessions(database.sql, { userId: actor.userId, exceptHash });
        return { result: true };
      },
    }),
  ];
}
