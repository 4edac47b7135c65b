import type { Database } from '#database/connect.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { parseTotals } from '#domain/kernel/totals.ts';
import { objects } from '#domain/objects.ts';
import { amountContracts } from '#domain/platform/amount.contracts.ts';
import type { OrderStatusCode } from '#domain/sales/orderMoves.rules.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from './findRecords.ts';
import { parseListQuery } from './listQuery.ts';

const canceled: OrderStatusCode = 'CANCELED';

/**
 * For each object: the fields to sum per currency, the condition for the documents that are summed, and the end of the summary
 * that names those which are left out.
 */
const summedObjects = [
  {
    name: 'salesOrder',
    fields: ['sumNetto', 'sumVat', 'sumBrutto'],
    // A canceled order earns nothing.
    condition: { 'status.code': { ne: canceled } },
    leftOut: '; canceled ones are left out',
  },
  { name: 'customerRequest', fields: ['amount'], condition: {}, leftOut: '' },
] as const;

/** The count and the totals of the documents that match a filter, one total per currency: currencies are never added up. */
export function amountsEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { registry, records } = database;
  return summedObjects.map(({ name, fields, condition, leftOut }) => {
    const declaration = objects[name];
    return serve(amountContracts[name], {
      tag: declaration.module,
      summary: `${objectLabel('en', name).many}: how many match the filter, and what they come to in each currency${leftOut}`,
      access: 'signedIn',
      handle: async ({ actor, query }) => {
        const { filter } = parseListQuery(registry, declaration, query).query;
        const totals = parseTotals(
          registry,
          declaration,
          Object.fromEntries(fields.map((field) => [field, 'sum'])),
        );
        const alwaysFilter = parseFilter(registry, declaration, condition);
        const bothFilters = { kind: 'all', of: [filter, alwaysFilter] } as const;
        // Only documents that the actor may read are summed; `totalsBy` refuses an actor who may not read the object.
        const sumsByCurrency = await records.totalsBy(actor, name, bothFilters, ['currency'], totals);
        // `by` holds the id of the currency. It is null for documents without a currency, which have a row of their own.
        const currencyIds = sumsByCurrency.flatMap(({ by: [id] }) => id ?? []);
        const currencies = await findRecords(database, actor, 'currency', { id: { inList: currencyIds } });
        const nameOf = (id: number) => String(currencies.find((each) => each.id === id)?.presentation ?? id);
        return {
          rows: sumsByCurrency.map(({ by: [id = null], count, totals: sums }) => ({
            currency: id === null ? null : { id, presentation: nameOf(id) },
            count,
            ...sums,
          })),
          count: sumsByCurrency.reduce((sum, { count }) => sum + count, 0),
        };
      },
    });
  });
}
