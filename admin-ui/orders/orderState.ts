import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import type { OrderStanding } from '#domain/sales/order.contracts.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';

export type AllowedStatus = OrderStanding['allowed'][number];

/** The state of an order, refetched whenever the order or its delivery orders, delivery notes or dispositions change. */
export function useOrderState(record: AnyRecord) {
  const key = ['order state', record.id];
  useRefetchOnChange(['salesOrder', 'deliveryOrder', 'deliveryNote', 'disposition'], key);
  return useQuery({
    queryKey: [...key, record.updatedAt],
    queryFn: ({ signal }) => callApi('GET /sales_order/:id/state', { params: { id: record.id }, signal }),
    // Until the new state is read, the earlier one is used with the version on the screen. A dialog that is opened meanwhile
    // sends this version.
    placeholderData: (before: OrderStanding | undefined) =>
      before && { ...before, updatedAt: record.updatedAt },
  });
}

/** The open records of an order: delivery orders, dispositions, orders for transport and delivery schedules. */
export function useUnderWay(id: number) {
  const queryKey = ['order under way', id];
  useRefetchOnChange(['deliveryOrder', 'disposition', 'orderForTransport', 'deliverySchedule'], queryKey);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('GET /sales_order/:id/under_way', { params: { id }, signal }),
  });
}

/** Refetches everything that shows an order, after the order was moved. */
export function useOrderMoved() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [[objects.salesOrder.path], ['order state'], ['order under way']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}
