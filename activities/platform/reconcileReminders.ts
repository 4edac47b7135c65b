import { remindersWithin } from '#database/platform/reminderOutbox.ts';
import type { Dependencies } from '../dependencies.ts';
import { signalReminderWorkflow } from './outbox.ts';

/** Longer than the time between two passes, so that each reminder is looked at before it comes. */
const aheadMinutes = 12;

/** Starts again the workflows of reminders that come soon or should have come, if they were terminated or lost. */
export async function reconcileReminders(
  dependencies: Pick<Dependencies, 'database' | 'client' | 'taskQueue' | 'publicUrl'>,
): Promise<void> {
  for (const id of await remindersWithin(dependencies.database.sql, aheadMinutes))
    await signalReminderWorkflow(dependencies, id);
}
