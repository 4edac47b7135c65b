import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import type { AnswerAt } from '#domain/contracts.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from './client.ts';

export type ProductNotFor = AnswerAt<'GET /counterparties/:id/products_not_used'>['rows'][number];

/**
 * The products that a customer does not get, with the reasons, and those of which this is unknown because their condition cannot
 * be evaluated (`isHidden` is false). Without a customer nothing is asked.
 */
const productsNotForQuery = (customerId: number | undefined) =>
  queryOptions({
    queryKey: [objects.product.path, 'notFor', customerId],
    queryFn:
      customerId === undefined
        ? skipToken
        : ({ signal }) =>
            callApi('GET /counterparties/:id/products_not_used', { params: { id: customerId }, signal }),
    staleTime: 30_000,
  });

const none: readonly ProductNotFor[] = [];

/** The products of this query; an empty list until they are read. */
export function useProductsNotFor(customerId: number | undefined): readonly ProductNotFor[] {
  return useQuery(productsNotForQuery(customerId)).data?.rows ?? none;
}

/**
 * The filter for a picker, without the products that are hidden from a customer. A product of which it is unknown whether the
 * customer gets it is offered.
 */
const withoutHidden = (rows: readonly ProductNotFor[]): Readonly<Record<string, unknown>> => {
  const ids = rows.filter(({ isHidden }) => isHidden).map(({ productId }) => String(productId));
  return ids.length > 0 ? { id: { notInList: ids } } : {};
};

/** Reads the filter for the products of a customer. If it cannot be read, all are offered: the API refuses a hidden one. */
export async function readFilterFor(
  client: QueryClient,
  customerId: number | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  if (customerId === undefined) return {};
  const answer = await client.fetchQuery(productsNotForQuery(customerId)).catch(() => undefined);
  return withoutHidden(answer?.rows ?? none);
}

/** The filter for the products of a customer; undefined while it is read. */
export function useFilterFor(customerId: number | undefined): Readonly<Record<string, unknown>> | undefined {
  const { data, isPending } = useQuery(productsNotForQuery(customerId));
  return isPending && customerId !== undefined ? undefined : withoutHidden(data?.rows ?? none);
}
