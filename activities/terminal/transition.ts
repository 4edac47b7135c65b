import type { Transaction } from '#database/transaction.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { TransitionStep } from '#workflows/terminal/journey.activities.ts';
import { storeDriverSms } from './driverSms.ts';
import { appendHistory } from './history.ts';

/** Whoever made the move stands as author of what it writes. */
export const actorOf = ({ by }: { readonly by: number | null }): Actor => ({ ...systemActor, userId: by });

/** The times that single moves leave on the disposition. */
const marksOf = ({ move, at }: TransitionStep): Record<string, string> => {
  if (move === 'arrive') return { arrivedAt: at };
  if (move === 'allowEntry') return { entryAllowedAt: at };
  if (move === 'exitTerminal') return { exitedAt: at };
  return {};
};

/** Writes one step into the record and its history, with whatever else it changes there, and stores its SMS. */
export const writeTransition = async (
  tx: Transaction,
  step: TransitionStep,
  publicUrl: string,
  changes: Record<string, unknown> = {},
): Promise<void> => {
  const actor = actorOf(step);
  const { dispositionId, carsQueueStatus, leaveUntil, at, move, comment } = step;
  let statusId: number | null = null;
  for (const status of step.statuses) {
    statusId = (await tx.records.predefined(actor, 'dispositionStatus', status)).id;
    await appendHistory(tx, actor, {
      dispositionId,
      at,
      move,
      carsQueueStatus,
      status,
      statusId,
      ...(comment ? { comment } : {}),
    });
  }
  await tx.records.update(actor, 'disposition', dispositionId, {
    carsQueueStatus,
    state: step.statuses.at(-1),
    status: statusId,
    leaveParkingUntil: leaveUntil,
    ...marksOf(step),
    ...changes,
  });
  if (step.sms) await storeDriverSms(tx, actor, publicUrl, { dispositionId, sms: step.sms, event: step.key });
};
