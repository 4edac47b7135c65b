import type { AnyRecord } from '#domain/kernel/record.ts';
import { queues, type TypeOfDocument } from '#domain/weighing/operations.rules.ts';
import type { Transaction } from '../transaction.ts';

export const approvalOutbox = 'weighingApproved';

/** For dispositions that are in no queue: queues the step by which an approval ends them, or its undoing opens them again. */
export async function approvalEnds(
  record: AnyRecord,
  before: AnyRecord | undefined,
  { tx, userId }: { readonly tx: Transaction; readonly userId: number | null },
): Promise<void> {
  const isNews = record.approved !== (before?.approved ?? false);
  const carriage = record.typeOfDocument as TypeOfDocument | null;
  if (!isNews || typeof record.dispositionId !== 'number' || queues(carriage)) return;
  await tx.outbox(approvalOutbox, { dispositionId: record.dispositionId, by: userId });
}
