import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';

/** The address of the form for a new payment of an order; the form takes customer, currency and project from the order. */
export function newPaymentOf({ id, presentation }: AnyRecord): string {
  const fill = encodeURIComponent(JSON.stringify({ salesOrder: { id, presentation } }));
  return `/${objects.paymentOperation.path}/create?fill=${fill}`;
}
