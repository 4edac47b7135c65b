import { z } from 'zod';
import { contract } from '../kernel/contract.ts';

const countsAt = <const P extends string>(path: P) =>
  contract({
    method: 'get',
    path: `${path}/count_by_status` as const,
    // Further query parameters are filters by a field, as in every list.
    query: z.object({ filter: z.string().optional() }).catchall(z.string()),
    answer: z.object({
      rows: z.array(
        z.object({
          status: z
            .object({
              id: z.int(),
              presentation: z.string(),
              code: z
                .string()
                .describe('The name by which rules know the status; empty in one that was added'),
              color: z.string().nullable(),
              isClosed: z.boolean(),
            })
            .nullable(),
          count: z.int(),
        }),
      ),
      count: z.int(),
    }),
  });

/** How many records that match a filter are in each status of the dictionary; records without one come last. */
export const statusCountContracts = {
  salesOrder: countsAt('/sales_order'),
  customerRequest: countsAt('/customer_request'),
  interaction: countsAt('/interaction'),
};
