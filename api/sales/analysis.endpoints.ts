import type { Database } from '#database/connect.ts';
import { salesAnalysis } from '#database/sales/salesAnalysis.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { salesAnalysisContracts } from '#domain/sales/analysis.contracts.ts';
import { mustReadAll } from '../auth/mustReadAll.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';
import { mustBeSpan } from '../http/mustBeSpan.ts';

/** What was ordered in a period, in one currency: by month, customer or product. */
export function salesAnalysisEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { sql, registry } = database;
  /** The presentations of these records by id. Empty if the actor may not read the object. */
  const namesOf = async (actor: Actor, object: string, ids: readonly number[]) => {
    if (ids.length === 0 || !may(actor, 'read', registry.byName(object))) return new Map<number, string>();
    const found = await findRecords(database, actor, object, { id: { inList: ids } });
    return new Map(found.map(({ id, presentation }) => [id, String(presentation)]));
  };
  return [
    serve(salesAnalysisContracts.analysis, {
      tag: 'sales',
      summary: 'Net value and number of orders of a period by month, customer or product, in one currency',
      access: 'signedIn',
      handle: async ({ actor, query }) => {
        mustReadAll(registry, actor, ['salesOrder']);
        mustBeSpan(query);
        const figures = await salesAnalysis(sql, registry, actor, query);
        const ids = figures.rows.map(({ key }) => Number(key));
        const currencyIds = figures.currencies.map(({ id }) => id);
        const [currencyNames, names] = await Promise.all([
          namesOf(
            actor,
            'currency',
            figures.currency === null ? currencyIds : [...currencyIds, figures.currency],
          ),
          query.by === 'month'
            ? undefined
            : namesOf(actor, query.by === 'customer' ? 'counterparty' : 'product', ids),
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
