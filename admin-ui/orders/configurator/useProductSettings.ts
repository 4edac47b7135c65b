import { skipToken, useQuery } from '@tanstack/react-query';
import { objects } from '#domain/objects.ts';
import { callApi } from '../../data/client.ts';

/**
 * The parameters that a product asks for; undefined until they are read. They are refetched, because settings change while
 * somebody tries them.
 */
export function useProductSettings(productId: number | undefined) {
  return useQuery({
    queryKey: [objects.product.path, productId, 'parameters'],
    queryFn:
      productId === undefined
        ? skipToken
        : ({ signal }) => callApi('GET /products/:id/parameters', { params: { id: productId }, signal }),
    staleTime: 10_000,
  });
}
