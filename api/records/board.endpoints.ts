import type { Database } from '#database/connect.ts';
import type { TotalsOfOne } from '#database/recordService.ts';
import { objectLabel } from '#domain/labels/index.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { parseTotals } from '#domain/kernel/totals.ts';
import { objects } from '#domain/objects.ts';
import { boardContracts } from '#domain/platform/board.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from './findRecords.ts';
import { parseListQuery } from './listQuery.ts';

/** For each object: its statuses, the field by which rules know them, and the field to sum. */
const boards = [
  { name: 'salesOrder', statuses: 'salesOrderStatus', knownBy: 'code', summed: 'sumNetto' },
  { name: 'customerRequest', statuses: 'customerRequestStatus', knownBy: 'predefinedName', summed: 'amount' },
] as const;

/**
 * How many records are in each status and what they come to in each currency. Every status is a column, except one that is
 * marked for deletion and has no records. A record without a status is in no column.
 */
export function boardEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { registry, records } = database;
  return boards.map(({ name, statuses: dictionary, knownBy, summed }) => {
    const declaration = objects[name];
    return serve(boardContracts[name], {
      tag: declaration.module,
      summary: `${objectLabel('en', name).many} by status: how many match the filter, and what they come to in each currency`,
      access: 'signedIn',
      handle: async ({ actor, query }) => {
        const { filter } = parseListQuery(registry, declaration, query).query;
        const totals = parseTotals(registry, declaration, { [summed]: 'sum' });
        const sums = await records.totalsBy(actor, name, filter, ['status', 'currency'], totals);
        // `by` holds the ids of the status and the currency; each of them may be null.
        const currencyIds = sums.flatMap(({ by: [, currencyId] }) => currencyId ?? []);
        const [statuses, currencies] = await Promise.all([
          findRecords(database, actor, dictionary, {}),
          findRecords(database, actor, 'currency', { id: { inList: currencyIds } }),
        ]);
        const codes = new Map(currencies.map(({ id, presentation }) => [id, String(presentation)]));
        // One part of a column for each currency.
        const columns = statuses.map((status) => ({
          status,
          parts: sums.filter(({ by: [id] }) => id === status.id),
        }));
        return {
          rows: columns
            .filter(({ status, parts }) => !status.markedToDelete || parts.length > 0)
            .map(({ status, parts }) => ({
              status: statusOf(status, knownBy),
              count: parts.reduce((sum, { count }) => sum + count, 0),
              amounts: parts.map((part) => amountOf(part, summed, codes)),
            })),
        };
      },
    });
  });
}

const statusOf = ({ id, presentation, isClosed, color, ...status }: AnyRecord, knownBy: string) => ({
  id,
  presentation: String(presentation),
  code: String(status[knownBy] ?? ''),
  color: typeof color === 'string' ? color : null,
  isClosed: isClosed === true,
});

const amountOf = (
  { by: [, id = null], count, totals }: TotalsOfOne,
  summed: string,
  codes: ReadonlyMap<number, string>,
) => ({
  currency: id === null ? null : { id, presentation: codes.get(id) ?? String(id) },
  count,
  sum: String((totals as Readonly<Record<string, unknown>>)[summed] ?? '0.00'),
});
