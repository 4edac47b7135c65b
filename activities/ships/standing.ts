import { holdUnloading, unloadingState } from '#database/ships/unloadingState.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { isSameUnloading } from '#domain/ships/unloading.rules.ts';
import type { UnloadingStep } from '#workflows/ships/shipUnloading.activities.ts';

/**
 * Holds the record where the step comes from. A step of a task that the server gave up may come after those of the task
 * that it gave out instead: it must neither end nor approve what was taken up again.
 */
export async function mustStandAt(tx: Transaction, { unloadingId, from }: UnloadingStep): Promise<void> {
  await holdUnloading(tx.sql, unloadingId);
  if (!from || isSameUnloading(from, await unloadingState(tx.sql, unloadingId))) return;
  throw fail('unloading_moved_on', { id: unloadingId });
}
