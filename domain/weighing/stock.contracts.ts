import { z } from 'zod';
import type { StockLine } from '../goods/stockLine.ts';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

const named = z.object({ id: z.number(), presentation: z.string() });
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** See `StockLine`. */
const line = z.object({
  product: named,
  warehouse: named,
  box: named.nullable(),
  owner: named.nullable(),
  receipts: z.string(),
  expenses: z.string(),
  quantity: z.string(),
  lastAt: z.string(),
}) satisfies z.ZodType<StockLine>;

/** The stock by place. */
export const stockContracts = {
  balance: contract({
    method: 'get',
    path: '/stock',
    query: z.object({
      warehouseId: recordId.optional(),
      boxId: recordId.optional(),
      ownerId: recordId.optional(),
      productId: recordId.optional(),
      /** The moment of the stock; absent: now. */
      at: z.iso.datetime().optional(),
      /** Whether places without stock are listed too. */
      empty: flag.optional(),
    }),
    answer: z.object({ rows: z.array(line), more: z.boolean() }),
  }),
};
