import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../data/client.ts';

/** What was paid for an order and what is still open. */
export function orderPaymentsQuery(id: number) {
  return queryOptions({
    queryKey: ['order payments', id],
    queryFn: ({ signal }) => callApi('GET /sales_order/:id/payments', { params: { id }, signal }),
  });
}
