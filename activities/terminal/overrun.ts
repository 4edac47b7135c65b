import { punishmentTypeByCode } from '#database/finance/punishments.ts';
import { dispositionStanding, lockIfQueued } from '#database/terminal/dispositionStanding.ts';
import type { Transaction } from '#database/transaction.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { overstayPunishments } from '#domain/terminal/punishmentCodes.ts';
import type { Overrun } from '#workflows/terminal/journey.activities.ts';
import { appendHistory } from '#database/terminal/history.ts';

/**
 * Charges the configured penalty, if there is one, and writes the overrun into the history, which the operators see. `stay` is
 * the queue status in which the truck was for too long.
 */
export async function writeOverrun(tx: Transaction, { dispositionId, stay, at }: Overrun): Promise<void> {
  // The truck may have left although the workflow has not learnt it: its worker died in between.
  if (!(await lockIfQueued(tx.sql, dispositionId, stay))) return;
  const standing = await dispositionStanding(tx.sql, dispositionId);
  if (!standing) return;
  const type = await punishmentTypeByCode(tx.sql, overstayPunishments[stay]);
  if (type) {
    await tx.records.createOnly(systemActor, 'punishment', {
      punishmentType: type.id,
      disposition: dispositionId,
      vehicle: standing.vehicle_id,
      driver: standing.driver_id,
      quantity: '1.00',
      amount: type.price,
      isHandcrafted: false,
      date: at,
    });
  }
  await appendHistory(tx, systemActor, {
    dispositionId,
    at,
    move: 'overrun',
    carsQueueStatus: standing.cars_queue_status,
    status: standing.state,
    statusId: standing.status_id,
    ...(type ? { comment: type.name } : {}),
  });
  await tx.announce('disposition', dispositionId);
}
