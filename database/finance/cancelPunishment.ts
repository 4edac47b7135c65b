import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { leaveOpenPayments } from './openPayments.ts';

/**
 * Takes a penalty or service back: nobody has to pay it any more. It leaves the payment that was prepared with it; a
 * payment with nothing left in it is marked for deletion.
 * @throws punishment_settled, payment_under_way
 */
export const cancelPunishment = async (
  tx: Transaction,
  actor: Actor,
  {
    punishmentId,
    reason,
    at,
  }: { readonly punishmentId: number; readonly reason: string; readonly at: string },
): Promise<void> => {
  await tx.records.mustSee(actor, 'punishment', punishmentId, 'modify');
  const { rows } = await sql<{ settled: boolean }>`
    select is_paid or is_canceled or marked_to_delete as settled from punishment
    where id = ${punishmentId} for update`.execute(tx.sql);
  if (rows[0]?.settled) throw fail('punishment_settled');
  const by: Actor = { ...systemActor, userId: actor.userId };
  await leaveOpenPayments(tx, by, punishmentId);
  await tx.records.update(by, 'punishment', punishmentId, {
    isCanceled: true,
    authorCancellation: actor.userId,
    canceledAt: at,
    cancellationReason: reason,
  });
};
