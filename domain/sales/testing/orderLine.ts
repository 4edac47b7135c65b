import type { OrderItem } from '../orderItems.rules.ts';

/** A line of an order that nobody has begun with; product 7, in tonnes. */
export function orderLine(some: Partial<OrderItem> = {}): OrderItem {
  const none = '0.000';
  return {
    id: 1,
    row: 1,
    productId: 7,
    unit: 't',
    quantity: '100.000',
    fulfilling: none,
    shipped: none,
    delivered: none,
    weighed: none,
    ...some,
  };
}
