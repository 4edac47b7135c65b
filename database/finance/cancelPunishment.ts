import { fail } from '#domain/kernel/fail.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { leaveOpenPayments } from './openPayments.ts';

/**
 * Cancels a penalty or service, so that it need not be paid. It is removed from open payments; a payment that becomes empty
 * is marked for deletion.
 * @throws punishment_settled, payment_under_way
 */
export async function cancelPunishment(
  tx: Transaction,
  actor: Actor,
  {
    punishmentId,
    reason,
    at,
  }: { readonly punishmentId: number; readonly reason: string; readonly at: string },
): Promise<void> {
  await tx.records.mustSee(actor, 'punishment', punishmentId, 'modify');
  const punishment = await tx.sql
    .selectFrom('punishment')
    .select(['is_paid', 'is_canceled', 'marked_to_delete'])
    .where('id', '=', punishmentId)
    .forUpdate()
    .executeTakeFirst();
  if (punishment?.is_paid || punishment?.is_canceled || punishment?.marked_to_delete)
    throw fail('punishment_settled');
  const by: Actor = serverFor(actor.userId);
  await leaveOpenPayments(tx, by, punishmentId);
  await tx.records.update(by, 'punishment', punishmentId, {
    isCanceled: true,
    authorCancellation: actor.userId,
    canceledAt: at,
    cancellationReason: reason,
  });
}
