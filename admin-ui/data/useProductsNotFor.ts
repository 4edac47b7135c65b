import { skipToken, useQuery } from '@tanstack/react-query';
import type { AnswerAt } from '#domain/contracts.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from './client.ts';

export type ProductNotFor = AnswerAt<'GET /counterparties/:id/products_not_used'>['rows'][number];

const none: readonly ProductNotFor[] = [];

/** The products that a customer does not get, with the reasons; none until they are read, and none without a customer. */
export function useProductsNotFor(customerId: number | undefined): readonly ProductNotFor[] {
  const { data } = useQuery({
    queryKey: [objects.product.path, 'notFor', customerId],
    queryFn:
      customerId === undefined
        ? skipToken
        : ({ signal }) =>
            callApi('GET /counterparties/:id/products_not_used', { params: { id: customerId }, signal }),
    staleTime: 30_000,
  });
  return data?.rows ?? none;
}
