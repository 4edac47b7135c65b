import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

export const salesDimensions = ['month', 'customer', 'product'] as const;
export type SalesDimension = (typeof salesDimensions)[number];

/** The orders of an analysis: their days are inclusive, in the zone of the terminal. */
const period = z.object({ from: z.iso.date(), to: z.iso.date() });
const named = z.object({ id: z.int(), presentation: z.string() });
const money = z.string().describe('A decimal with two digits, in the currency of the analysis');

/** What was ordered. Canceled orders and those marked for deletion count nowhere. */
export const salesAnalysisContracts = {
  analysis: contract({
    method: 'get',
    path: '/sales_order/analysis',
    query: period.extend({
      by: z.enum(salesDimensions),
      currency: recordId.optional().describe('PLN or the most frequent one if it is left out'),
    }),
    answer: z.object({
      currency: named.nullable().describe('Of all amounts; null if there are no orders'),
      currencies: z.array(named.extend({ orders: z.int() })).describe('All that occur in the period'),
      orders: z.int(),
      sumNetto: money,
      rows: z
        .array(
          z.object({
            key: z.string().describe('A month as YYYY-MM, or the id of a customer or product'),
            name: z.string().nullable(),
            orders: z.int(),
            sumNetto: money,
          }),
        )
        .describe('Months in their order; at most 100 customers or products, the greatest value first'),
      groups: z.int().describe('How many months, customers or products there are'),
    }),
  }),
};
export type SalesAnalysis = z.output<typeof salesAnalysisContracts.analysis.answer>;
