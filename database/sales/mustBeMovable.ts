import { fail } from '#domain/kernel/fail.ts';
import { mustHaveSeen } from '../writing/seen.ts';
import type { OrderRow } from './orderRow.ts';

/** @throws order_marked if the order is marked for deletion, or an error if the caller has seen only an earlier version */
export function mustBeMovable(row: OrderRow, seenAt: string | undefined): void {
  if (row.marked) throw fail('order_marked');
  mustHaveSeen(row, seenAt);
}
