import type { AnyRecord } from '#domain/kernel/record.ts';
import { queues, type TypeOfDocument } from '#domain/weighing/operations.rules.ts';
import type { Transaction } from '../transaction.ts';

export const approvalOutbox = 'weighingApproved';

/**
 * Queues the step that ends a disposition when a weighing of it is approved, or opens it again when the approval is undone.
 * Dispositions in a queue need no such step.
 */
export async function queueApproval(
  record: AnyRecord,
  before: AnyRecord | undefined,
  { tx, userId }: { readonly tx: Transaction; readonly userId: number | null },
): Promise<void> {
  const isApprovalChanged = record.approved !== (before?.approved ?? false);
  const carriage = record.typeOfDocument as TypeOfDocument | null;
  if (!isApprovalChanged || typeof record.dispositionId !== 'number' || queues(carriage)) return;
  await tx.outbox(approvalOutbox, { dispositionId: record.dispositionId, by: userId });
}
