import { lockStanding, type LockedDisposition } from '#database/terminal/dispositionStanding.ts';
import { lackingOf } from '#database/terminal/lackingFields.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { needsDemandedFields, refusedFor } from '#domain/terminal/queueDemands.rules.ts';
import { isOnItsWayIn } from '#domain/terminal/queue.rules.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import { queues } from '#domain/weighing/operations.rules.ts';
import type { TransitionStep } from '#workflows/terminal/journey.activities.ts';
import { takeYardPlace } from '#database/terminal/yardPlaces.ts';
import { storeDriverSms } from './driverSms.ts';
import { appendHistory } from '#database/terminal/history.ts';

/** The user who made the move is the author of what the move writes. `by` is null if no user made it. */
export function actorOf({ by }: { readonly by: number | null }): Actor {
  return serverFor(by);
}

/** The fields of the disposition that certain moves set. */
const fieldsOfMove = ({ move, at, ...step }: TransitionStep): Record<string, unknown> => {
  if (move === 'arrive') return { arrivedAt: at, punctuality: step.punctuality ?? null };
  if (move === 'allowEntry') return { entryAllowedAt: at, holdReason: null };
  if (move === 'returnToQueue') return { entryAllowedAt: null, noShows: step.noShows ?? 1 };
  if (move === 'changeStation') return changedStation(step);
  if (move === 'remove') return { holdReason: null };
  if (move === 'exitTerminal') return { exitedAt: at };
  return {};
};

/** At another station the truck is called again, and weighed on that station's scales. */
const changedStation = ({ weighingStationId, carsQueueStatus }: Omit<TransitionStep, 'move' | 'at'>) => ({
  weighingStation: weighingStationId,
  scale: null,
  scaleTwo: null,
  holdReason: null,
  ...(carsQueueStatus === 'Accepted' ? { entryAllowedAt: null } : {}),
});

/**
 * Locks the record, and refuses the step if the record is not in the state that the step starts from. Such a step is late: it
 * belongs to a workflow task that timed out, and arrives after the steps of the retry, which it must not overwrite. A step of
 * an earlier release names no state. The same statement reads how long the states before the step lasted (`lasted`).
 * @throws truck_moved_on
 */
const lockAtItsState = async (
  tx: Transaction,
  { from, dispositionId, move, carsQueueStatus, statuses, at }: TransitionStep,
): Promise<LockedDisposition> => {
  const [status] = statuses;
  const standing = await lockStanding(tx.sql, { dispositionId, carsQueueStatus, status, at });
  if (!standing) throw fail('record_not_found', { object: 'disposition', id: dispositionId });
  const isInThatState = standing.queue === from?.queue && standing.disposition === from.disposition;
  if (!from || isInThatState) return standing;
  throw fail('truck_moved_on', {
    move,
    carsQueueStatus: standing.queue,
    status: standing.disposition,
  });
};

/** Refuses a move for which the disposition lacks data, such as the driver's telephone, without which nobody could be called. */
const mustBeComplete = async (tx: Transaction, { move, dispositionId }: TransitionStep): Promise<void> => {
  if (!needsDemandedFields(move)) return;
  const lacking = refusedFor(move, await lackingOf(tx.sql, dispositionId));
  if (lacking.length === 0) return;
  if (lacking.every((field) => field === 'driverPhoneNumber')) throw fail('phone_missing', { dispositionId });
  throw fail('disposition_incomplete', {
    dispositionId,
    lacking: lacking.map((field) => `disposition.${field}`),
  });
};

/** Only trucks queue. The queue status of another carriage, such as a ship, is null where that of a truck is `OnTheWay`. */
const writtenStatus = ({ carriage }: LockedDisposition, status: CarsQueueStatus): CarsQueueStatus | null => {
  if (status !== 'OnTheWay') return status;
  return queues(carriage ?? undefined) ? status : null;
};

const statusIdOf = ({ statusIds }: LockedDisposition, status: DispositionState): number => {
  const id = statusIds[status];
  if (id === undefined) throw fail('record_not_found', { object: 'dispositionStatus', id: status });
  return id;
};

/** Writes one step into the record and its history, and stores its SMS. @param changes further fields of the record to write */
export async function writeTransition(
  tx: Transaction,
  step: TransitionStep,
  publicUrl: string,
  changes: Record<string, unknown> = {},
): Promise<void> {
  const actor = actorOf(step);
  const { dispositionId, carsQueueStatus, leaveUntil, at, move, comment } = step;
  const standing = await lockAtItsState(tx, step);
  await mustBeComplete(tx, step);
  if (step.fromQueue && move === 'allowEntry') await takeYardPlace(tx, dispositionId);
  for (const [index, status] of step.statuses.entries()) {
    const statusId = statusIdOf(standing, status);
    const line = { dispositionId, at, move, carsQueueStatus, status, statusId };
    // The lock has read the durations for the first line. For a second line, `appendHistory` reads them again.
    const lasted = index === 0 ? standing.lasted : undefined;
    await appendHistory(tx, actor, { ...line, ...(comment ? { comment } : {}) }, lasted);
  }
  const state = step.statuses.at(-1);
  await tx.records.updateOnly(actor, 'disposition', dispositionId, {
    carsQueueStatus: writtenStatus(standing, carsQueueStatus),
    state,
    status: state ? statusIdOf(standing, state) : null,
    leaveParkingUntil: leaveUntil,
    ...fieldsOfMove(step),
    ...changes,
  });
  // A truck whose queue status does not change keeps its place in the yard, and so does one that is on its way in or inside.
  const keepsPlace = carsQueueStatus === standing.queue || isOnItsWayIn({ status: carsQueueStatus });
  const leavesPlace = !keepsPlace || move === 'changeStation';
  if (standing.yardId && leavesPlace) await tx.outbox('yardFreed', { yardId: standing.yardId });
  if (step.sms) await storeDriverSms(tx, actor, publicUrl, { dispositionId, sms: step.sms, event: step.key });
}
