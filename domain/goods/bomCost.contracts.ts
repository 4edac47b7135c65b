import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import type { CostRow } from './bomCost.rules.ts';

const row = z.object({
  kind: z.enum(['bill', 'labor', 'material', 'operation']),
  depth: z.int().describe('0 for the product itself; a bill stands after the rows that it adds up'),
  name: z.string(),
  quantity: z.string(),
  unit: z.string(),
  price: z.string().nullable(),
  amount: z.string(),
}) satisfies z.ZodType<CostRow>;

/** What it costs to make a quantity of a product, by its bill of materials and the bills of its materials. */
export const bomCostContracts = {
  ofProduct: contract({
    method: 'get',
    path: '/products/:id/cost',
    params: z.object({ id: recordId }),
    query: z.object({
      // Up to twelve digits, and up to three more after a point or a comma.
      quantity: z
        .string()
        .regex(/^\d{1,12}([.,]\d{1,3})?$/)
        .default('1')
        .describe('In the own unit of the product'),
      date: z.iso.date().optional().describe('Today if absent'),
      billId: z.coerce.number().int().positive().optional().describe('A bill that need not be active'),
    }),
    answer: z.object({
      quantity: z.string(),
      unit: z.string(),
      date: z.string(),
      currency: z.string(),
      rows: z.array(row),
      total: z.string().nullable().describe('Null if no bill makes the product on that day'),
      unitCost: z.string().nullable(),
    }),
  }),
};
