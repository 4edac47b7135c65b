import { holdWhereQueued } from '#database/terminal/dispositionStanding.ts';
import type { Transaction } from '#database/transaction.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { DeadlineWarning } from '#workflows/terminal/journey.activities.ts';
import { storeDriverSms } from './driverSms.ts';

/** Writes to a driver who has a few minutes left; not to one who has driven on meanwhile. */
export async function warnBeforeDeadline(
  tx: Transaction,
  { key, dispositionId, stay, minutes }: DeadlineWarning,
  publicUrl: string,
): Promise<void> {
  if (!(await holdWhereQueued(tx.sql, dispositionId, stay))) return;
  const sms = { template: 'leaveSoon', minutes, required: false } as const;
  await storeDriverSms(tx, systemActor, publicUrl, { dispositionId, sms, event: key });
}
