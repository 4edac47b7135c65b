import { sql } from 'kysely';
import type { Transaction } from '#database/transaction.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { overstayPunishments } from '#domain/terminal/punishmentCodes.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import type { Overrun } from '#workflows/terminal/journey.activities.ts';
import { appendHistory } from './history.ts';

interface Standing {
  readonly vehicle_id: number | null;
  readonly driver_id: number | null;
  readonly cars_queue_status: CarsQueueStatus;
  readonly state: DispositionState;
  readonly status_id: number;
}

/** Only trucks from outside stand on a parking: a kind that is not for their drivers is not raised. */
const punishmentTypeOf = async (tx: Transaction, code: string) => {
  const { rows } = await sql<{ id: number; price: string; name: string }>`
    select id, price, name from punishment_type
    where code = ${code} and use_for_external_drivers and not marked_to_delete`.execute(tx.sql);
  return rows[0];
};

/** Raises the configured punishment, where there is one, and leaves the overrun in the history, which the operators see. */
export const writeOverrun = async (tx: Transaction, { dispositionId, stay, at }: Overrun): Promise<void> => {
  const { rows } = await sql<Standing>`
    select vehicle_id, driver_id, cars_queue_status, state, status_id from disposition where id = ${dispositionId}`.execute(
    tx.sql,
  );
  const [standing] = rows;
  if (!standing) return;
  const type = await punishmentTypeOf(tx, overstayPunishments[stay]);
  if (type) {
    await tx.records.create(systemActor, 'punishment', {
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
};
