import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { newRecordAt } from '../data/newRecordAt.ts';

/** The address of the form for a new payment of an order; the form takes customer, currency and project from the order. */
export function newPaymentOf({ id, presentation }: AnyRecord): string {
  return newRecordAt(objects.paymentOperation.path, { salesOrder: { id, presentation } });
}
