import type { Database } from '#database/connect.ts';
import { salesAnalysis } from '#database/sales/salesAnalysis.ts';
import { salesAnalysisContracts } from '#domain/sales/analysis.contracts.ts';
import { mustReadAll } from '../auth/mustReadAll.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { presentationsById } from '../records/presentationsById.ts';
import { mustBeSpan } from '../http/mustBeSpan.ts';

/** What was ordered in a period, in one currency: by month, customer or product. */
export function salesAnalysisEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { sql, registry } = database;
  return [
    serve(salesAnalysisContracts.analysis, {
      tag: 'sales',
      summary: 'Net value and number of orders of a period by month, customer or product, in one currency',
      access: 'signedIn',
      handle: async ({ actor, query }) => {
        mustReadAll(registry, actor, ['salesOrder']);
        mustBeSpan(query);
        const figures = await salesAnalysis(sql, registry, actor, query);
        // The key of a row is a month or the id of a customer or product. Only ids have names.
        const ids = figures.rows.map(({ key }) => Number(key));
        const currencyIds = figures.currencies.map(({ id }) => id);
        const [currencyNames, names] = await Promise.all([
          presentationsById(
            database,
            actor,
            'currency',
            figures.currency === null ? currencyIds : [...currencyIds, figures.currency],
          ),
          query.by === 'month'
            ? undefined
            : presentationsById(database, actor, query.by === 'customer' ? 'counterparty' : 'product', ids),
        ]);
        const currencyOf = (id: number) => ({ id, presentation: currencyNames.get(id) ?? String(id) });
        return {
          ...figures,
          currency: figures.currency === null ? null : currencyOf(figures.currency),
          currencies: figures.currencies.map(({ id, orders }) => ({ ...currencyOf(id), orders })),
          rows: figures.rows.map((row) => ({
            ...row,
            name: names ? (names.get(Number(row.key)) ?? null) : row.key,
          })),
        };
      },
    }),
  ];
}
