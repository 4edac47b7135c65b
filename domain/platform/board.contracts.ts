import { z } from 'zod';
import { contract } from '../kernel/contract.ts';

const boardAt = <const P extends string>(path: P) =>
  contract({
    method: 'get',
    path: `${path}/amount_by_status` as const,
    // Further query parameters are filters by a field, as in every list.
    query: z.object({ filter: z.string().optional() }).catchall(z.string()),
    answer: z.object({
      rows: z.array(
        z.object({
          status: z.object({
            id: z.int(),
            presentation: z.string(),
            code: z.string().describe('The name by which rules know the status; empty in one that was added'),
            color: z.string().nullable(),
            isClosed: z.boolean(),
          }),
          count: z.int(),
          amounts: z.array(
            z.object({
              currency: z.object({ id: z.int(), presentation: z.string() }).nullable(),
              count: z.int(),
              sum: z.string().describe('A decimal with two digits, in this currency'),
            }),
          ),
        }),
      ),
    }),
  });

/** The columns of a board: for each status how many records match a filter, and their value in each currency. */
export const boardContracts = {
  salesOrder: boardAt('/sales_order'),
  customerRequest: boardAt('/customer_request'),
};
export type BoardStatus = z.output<typeof boardContracts.salesOrder.answer>['rows'][number]['status'];
