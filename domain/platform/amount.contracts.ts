import { z } from 'zod';
import { contract } from '../kernel/contract.ts';

const sum = z.string().nullish();

const amountsAt = <const P extends string>(path: P) =>
  contract({
    method: 'get',
    path: `${path}/amount` as const,
    // Further query parameters are filters by a field, as in every list.
    query: z.object({ filter: z.string().optional() }).catchall(z.string()),
    answer: z.object({
      rows: z.array(
        z.object({
          currency: z.object({ id: z.int(), presentation: z.string() }).nullable(),
          /** The number of documents in this currency. */
          count: z.int(),
          /** Orders have these three sums, requests have only `amount`. */
          sumNetto: sum,
          sumVat: sum,
          sumBrutto: sum,
          amount: sum,
        }),
      ),
      /** The number of rows. */
      count: z.int(),
    }),
  });

/** How many documents match a filter, and their totals in each currency. */
export const amountContracts = {
  salesOrder: amountsAt('/sales_order'),
  customerRequest: amountsAt('/customer_request'),
};
