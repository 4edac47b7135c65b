import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

/** The most products that one answer names; an order with another one is refused when it is saved. */
export const mostProductsNotFor = 500;

export const notForCustomerContracts = {
  list: contract({
    method: 'get',
    path: '/counterparties/:id/products_not_used',
    params: z.object({ id: recordId }),
    answer: z.object({
      rows: z.array(
        z.object({
          productId: z.int(),
          product: z.string(),
          why: z.string().describe('The condition of the product in words, or why it could not be evaluated'),
          isHidden: z
            .boolean()
            .describe('False if the condition could not be evaluated: the product is then offered'),
        }),
      ),
      count: z.int(),
    }),
  }),
};
