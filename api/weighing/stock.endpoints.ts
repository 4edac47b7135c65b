import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { stockBalance } from '#database/goods/stockBalance.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';

const tag = 'weighing';
const most = 1000;
const named = z.object({ id: z.number(), presentation: z.string() });
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** What lies where. */
export const stockEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/stock',
    tag,
    summary:
      'The stock by product, warehouse, box and owner, now or as it was; at most 1000 lines, and says when more',
    access: ['operator', 'sales'],
    query: z.object({
      warehouseId: recordId.optional(),
      boxId: recordId.optional(),
      ownerId: recordId.optional(),
      productId: recordId.optional(),
      at: z.iso.datetime().optional(),
      empty: flag.optional(),
    }),
    answer: z.object({
      rows: z.array(
        z.object({
          product: named,
          warehouse: named,
          box: named.nullable(),
          owner: named.nullable(),
          receipts: z.string(),
          expenses: z.string(),
          quantity: z.string(),
          lastAt: z.string(),
        }),
      ),
      more: z.boolean(),
    }),
    handle: async ({ actor, query }) => {
      if (actor.external) return { rows: [], more: false };
      const rows = await stockBalance(database.sql, { ...query, limit: most + 1 });
      return { rows: rows.slice(0, most), more: rows.length > most };
    },
  }),
];
