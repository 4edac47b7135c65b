import type { Database } from '#database/connect.ts';
import { stockBalance } from '#database/goods/stockBalance.ts';
import { stockContracts } from '#domain/weighing/stock.contracts.ts';
import { mustReadAll } from '../auth/mustReadAll.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

const tag = 'weighing';
const mostRows = 1000;

/** Stock balances by place. */
export function stockEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  return [
    serve(stockContracts.balance, {
      tag,
      summary:
        'The stock by product, warehouse, box and owner, now or as it was; at most 1000 lines, and says when more',
      access: ['operator', 'sales'],
      handle: async ({ actor, query }) => {
        mustReadAll(database.registry, actor, ['registerStoreKeeper']);
        const rows = await stockBalance(database.sql, database.registry, actor, {
          ...query,
          limit: mostRows + 1,
        });
        return { rows: rows.slice(0, mostRows), more: rows.length > mostRows };
      },
    }),
  ];
}
