import { dispositionStanding } from '#database/terminal/dispositionStanding.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Arrangement } from '#workflows/terminal/stationQueue.activities.ts';
import { appendHistory } from '#database/terminal/history.ts';
import { actorOf } from './transition.ts';

/** Writes an operator's change of a truck's place into the truck's history; a hold and a priority also into its record. */
export async function writeArrangement(tx: Transaction, arrangement: Arrangement): Promise<void> {
  const { dispositionId, change, at, place, priority, comment } = arrangement;
  const standing = await dispositionStanding(tx.sql, dispositionId);
  if (!standing) throw fail('record_not_found', { object: 'disposition', id: dispositionId });
  const actor = actorOf(arrangement);
  await appendHistory(tx, actor, {
    dispositionId,
    at,
    move: change,
    carsQueueStatus: standing.cars_queue_status,
    status: standing.state,
    statusId: standing.status_id,
    comment: [place ? `#${place}` : (priority ?? ''), comment ?? ''].filter(Boolean).join(' '),
  });
  await tx.records.updateOnly(actor, 'disposition', dispositionId, {
    ...(change === 'hold' ? { holdReason: comment ?? '' } : {}),
    ...(change === 'release' ? { holdReason: null } : {}),
    ...(priority ? { queuePriority: priority } : {}),
  });
}
