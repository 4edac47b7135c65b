import type { Database } from '#database/connect.ts';
import { parseTotals } from '#domain/kernel/totals.ts';
import { objects } from '#domain/objects.ts';
import { boardContracts } from '#domain/sales/board.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';
import { parseListQuery } from '../records/listQuery.ts';

/** How many orders are in each status and what they come to in each currency. Every status is a column, also an empty one. */
export function boardEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { registry, records } = database;
  return [
    serve(boardContracts.salesOrder, {
      tag: 'sales',
      summary: 'Orders by status: how many match the filter, and their net value in each currency',
      access: 'signedIn',
      handle: async ({ actor, query }) => {
        const declaration = objects.salesOrder;
        const { filter } = parseListQuery(registry, declaration, query).query;
        const totals = parseTotals(registry, declaration, { sumNetto: 'sum' });
        const found = await records.totalsBy(actor, 'salesOrder', filter, ['status', 'currency'], totals);
        const [statuses, currencies] = await Promise.all([
          findRecords(database, actor, 'salesOrderStatus', {}),
          findRecords(database, actor, 'currency', {
            id: { inList: [0, ...found.flatMap(({ by: [, currency] }) => currency ?? [])] },
          }),
        ]);
        const codes = new Map(currencies.map(({ id, presentation }) => [id, String(presentation)]));
        const countIn = (status: number) =>
          found.reduce((sum, { by: [id], count }) => sum + (id === status ? count : 0), 0);
        const shown = statuses.filter(({ id, markedToDelete }) => !markedToDelete || countIn(id) > 0);
        return {
          rows: shown.map(({ id: status, presentation, code, isClosed }) => ({
            status: {
              id: status,
              presentation: String(presentation),
              code: String(code),
              isClosed: isClosed === true,
            },
            count: countIn(status),
            amounts: found
              .filter(({ by: [id] }) => id === status)
              .map(({ by: [, id = null], count, totals: { sumNetto } }) => ({
                currency: id === null ? null : { id, presentation: codes.get(id) ?? String(id) },
                count,
                sum: String(sumNetto ?? '0.00'),
              })),
          })),
        };
      },
    }),
  ];
}
