import type { Database } from '#database/connect.ts';
import { objectLabel } from '#domain/labels/index.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { statusCountContracts } from '#domain/platform/statusCount.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from './findRecords.ts';
import { parseListQuery } from './listQuery.ts';

const countedObjects = [
  { name: 'salesOrder', statuses: 'salesOrderStatus' },
  { name: 'customerRequest', statuses: 'customerRequestStatus' },
  { name: 'interaction', statuses: 'interactionStatus' },
] as const;

/**
 * How many records are in each status. A status without records is listed too, unless it is marked for deletion. Records without
 * a status are the last row.
 */
export function statusCountEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { registry, records } = database;
  return countedObjects.map(({ name, statuses }) => {
    const declaration = objects[name];
    return serve(statusCountContracts[name], {
      tag: declaration.module,
      summary: `${objectLabel('en', name).many}: how many match the filter in each status`,
      access: 'signedIn',
      handle: async ({ actor, query }) => {
        const { filter } = parseListQuery(registry, declaration, query).query;
        // Nothing but the count is asked for, so the list of fields to add up is empty.
        const countsByStatus = await records.totalsBy(actor, name, filter, ['status'], []);
        const counts = new Map(countsByStatus.map(({ by: [id = null], count }) => [id, count]));
        const allStatuses = await findRecords(database, actor, statuses, {});
        const rows = allStatuses
          .map((status) => ({ status, count: counts.get(status.id) ?? 0 }))
          .filter(({ status, count }) => count > 0 || !status.markedToDelete)
          .map(({ status, count }) => ({ status: statusOf(status), count }));
        const countWithoutStatus = counts.get(null);
        return {
          rows:
            countWithoutStatus === undefined ? rows : [...rows, { status: null, count: countWithoutStatus }],
          count: countsByStatus.reduce((sum, { count }) => sum + count, 0),
        };
      },
    });
  });
}

const statusOf = ({ id, presentation, predefinedName, code, color, isClosed }: AnyRecord) => ({
  id,
  presentation: String(presentation),
  code: String(predefinedName ?? code ?? ''),
  color: typeof color === 'string' ? color : null,
  isClosed: isClosed === true,
});
