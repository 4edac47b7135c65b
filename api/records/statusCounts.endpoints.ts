import type { Database } from '#database/connect.ts';
import { objectLabel } from '#domain/labels/index.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { statusCountContracts } from '#domain/platform/statusCount.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from './findRecords.ts';
import { parseListQuery } from './listQuery.ts';

const counted = [
  { name: 'salesOrder', statuses: 'salesOrderStatus' },
  { name: 'customerRequest', statuses: 'customerRequestStatus' },
  { name: 'interaction', statuses: 'interactionStatus' },
] as const;

/** How many records are in each status. A status without records is listed too, unless it is marked for deletion. */
export function statusCountEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { registry, records } = database;
  return counted.map(({ name, statuses }) => {
    const declaration = objects[name];
    return serve(statusCountContracts[name], {
      tag: declaration.module,
      summary: `${objectLabel('en', name).many}: how many match the filter in each status`,
      access: 'signedIn',
      handle: async ({ actor, query }) => {
        const { filter } = parseListQuery(registry, declaration, query).query;
        const found = await records.totalsBy(actor, name, filter, ['status'], []);
        const counts = new Map(found.map(({ by: [id = null], count }) => [id, count]));
        const known = await findRecords(database, actor, statuses, {});
        const rows = known
          .map((status) => ({ status, count: counts.get(status.id) ?? 0 }))
          .filter(({ status, count }) => count > 0 || !status.markedToDelete)
          .map(({ status, count }) => ({ status: shown(status), count }));
        const without = counts.get(null);
        return {
          rows: without === undefined ? rows : [...rows, { status: null, count: without }],
          count: found.reduce((sum, { count }) => sum + count, 0),
        };
      },
    });
  });
}

const shown = ({ id, presentation, predefinedName, code, color, isClosed }: AnyRecord) => ({
  id,
  presentation: String(presentation),
  code: String(predefinedName ?? code ?? ''),
  color: typeof color === 'string' ? color : null,
  isClosed: isClosed === true,
});
