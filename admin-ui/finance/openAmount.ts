import type { OrderPayments } from '#domain/finance/orderPayments.contracts.ts';

/**
 * The amount with which a payment of an order begins: what is open for a receipt, what was paid too much for an expense. Null if
 * there is none.
 */
export function openAmount(movement: unknown, { open }: Pick<OrderPayments, 'open'>): string | null {
  const isOverpaid = open.startsWith('-');
  if (Number(open) === 0 || isOverpaid !== (movement === 'Expense')) return null;
  return isOverpaid ? open.slice(1) : open;
}
