import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { rawQuery } from '#database/reader/rawQuery.ts';
import { readerUrl } from '#database/reader/readerRole.ts';
import { rawQueryLimits } from '#domain/platform/rawQuery.ts';
import type { AccessLog } from '../auth/accessLog.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';

interface RawQueryParts {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly accessLog: AccessLog;
}

export const rawQueryEndpoints = ({ database, databaseUrl, accessLog }: RawQueryParts): AnyEndpoint[] => [
  endpoint({
    method: 'post',
    path: '/app/raw-query',
    tag: 'app',
    summary: `Reads with one SQL statement, at most ${rawQueryLimits.rows} rows and ${rawQueryLimits.milliseconds / 1000} s; it can write nothing, sees no secret, and is written to the access log`,
    access: [],
    refuses: [503],
    body: z.object({
      query: z.string().trim().min(1).max(rawQueryLimits.length),
      params: z
        .array(z.union([z.string(), z.number(), z.boolean(), z.null()]))
        .max(100)
        .default([]),
      /** Sent by the front end, always the same; it says nothing about the caller. */
      sessionId: z.string().max(100).optional(),
    }),
    answer: z.object({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.unknown())),
      cut: z.boolean().describe('There was more than the limits let through'),
    }),
    handle: ({ actor, body, request }) => {
      accessLog.note(request, { action: 'RawQuery', userId: actor.userId, detail: body.query });
      return rawQuery(readerUrl(databaseUrl, database.secrets), body.query, body.params);
    },
  }),
];
