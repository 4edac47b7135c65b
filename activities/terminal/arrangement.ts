import { sql } from 'kysely';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import type { Arrangement } from '#workflows/terminal/stationQueue.activities.ts';
import { appendHistory } from './history.ts';
import { actorOf } from './transition.ts';

interface Standing {
  readonly cars_queue_status: CarsQueueStatus;
  readonly state: DispositionState;
  readonly status_id: number;
}

/** What an operator did to a truck's place stays in its history; a hold and a priority also on its record. */
export const writeArrangement = async (tx: Transaction, arrangement: Arrangement): Promise<void> => {
  const { dispositionId, change, at, place, priority, comment } = arrangement;
  const { rows } = await sql<Standing>`
    select cars_queue_status, state, status_id from disposition where id = ${dispositionId}`.execute(tx.sql);
  const [standing] = rows;
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
  await tx.records.update(actor, 'disposition', dispositionId, {
    ...(change === 'hold' ? { holdReason: comment ?? '' } : {}),
    ...(change === 'release' ? { holdReason: null } : {}),
    ...(priority ? { queuePriority: priority } : {}),
  });
};
