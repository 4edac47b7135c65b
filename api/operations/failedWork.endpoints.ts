import type { Database } from '#database/connect.ts';
import { failedWork, retryWork } from '#database/failedWork.ts';
import { failedWorkContracts } from '#domain/platform/failedWork.contracts.ts';
import { isoTime } from '#domain/kernel/time.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

const about = { tag: 'operations', access: [] } as const;
/** For administrators: work in the background that failed. */
export function failedWorkEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(failedWorkContracts.list, {
      ...about,
      summary: 'Work in the background that failed and is tried again, the oldest first',
      handle: async () => {
        const { rows, count } = await failedWork(database.sql);
        return {
          rows: rows.map(({ id, kind, attempts, created_at, due_at, last_error }) => ({
            id,
            kind,
            attempts,
            createdAt: isoTime(created_at),
            lastError: last_error ?? '',
            dueAt: due_at === null ? null : isoTime(due_at),
          })),
          count,
        };
      },
    }),
    serve(failedWorkContracts.retry, {
      ...about,
      summary: 'Has work that failed tried again at once',
      handle: async ({ params: { id } }) => {
        await retryWork(database.sql, id);
        return { result: true } as const;
      },
    }),
  ];
}
