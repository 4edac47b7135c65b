import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { stockBalance } from '#database/goods/stockBalance.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';

const tag = 'weighing';
const most = 1000;
const named = z.object({ id: z.number(), presentation: z.string() });
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** What lies where, and how far an order has come. */
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
  endpoint({
    method: 'get',
    path: '/delivery_order/:id/progress',
    tag,
    summary: 'How much of a delivery order was weighed and approved, and how much is left',
    access: ['operator', 'sales'],
    params: z.object({ id: recordId }),
    answer: z.object({
      quantity: z.string().nullable(),
      weighed: z.string(),
      approved: z.string(),
      left: z.string().nullable(),
      notes: z.number(),
    }),
    handle: async ({ actor, params }) => {
      await database.records.mustSee(actor, 'deliveryOrder', params.id);
      const { rows } = await sql`
        select o.quantity::text, coalesce(sum(n.netto), 0)::numeric(15,3)::text as weighed,
          coalesce(sum(n.netto) filter (where n.confirmed), 0)::numeric(15,3)::text as approved,
          (o.quantity - coalesce(sum(n.netto), 0))::numeric(15,3)::text as left, count(n.id)::int as notes
        from delivery_order o
          left join delivery_note n on n.delivery_order_id = o.id and n.netto is not null and not n.marked_to_delete
        where o.id = ${params.id} group by o.id`.execute(database.sql);
      return rows[0];
    },
  }),
];
