import type { Database } from '#database/connect.ts';
import { rawQuery } from '#database/reader/rawQuery.ts';
import { readerUrl } from '#database/reader/readerRole.ts';
import { rawQueryLimits } from '#domain/platform/rawQuery.ts';
import type { AccessLog } from '../auth/accessLog.ts';
import { appContracts } from '#domain/platform/app.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

interface RawQueryDependencies {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly accessLog: AccessLog;
}

export function rawQueryEndpoints({ database, databaseUrl, accessLog }: RawQueryDependencies): AnyEndpoint[] {
  return [
    serve(appContracts.rawQuery, {
      tag: 'app',
      summary: `Reads with one SQL statement, at most ${rawQueryLimits.rows} rows and ${rawQueryLimits.milliseconds / 1000} s; it can write nothing, sees no secret, and is written to the access log`,
      // Full rights alone.
      access: [],
      refuses: [503],
      handle: ({ actor, body, request }) => {
        accessLog.note(request, { action: 'RawQuery', userId: actor.userId, detail: body.query });
        return rawQuery(readerUrl(databaseUrl, database.secrets), body.query, body.params);
      },
    }),
  ];
}
