import { continueAsNew, setCurrentDetails, setHandler, upsertSearchAttributes } from '@temporalio/workflow';
import { shouldContinueAsNew, type Continued } from '../kernel/continued.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { reminderComesFirst } from '../kernel/reminder.ts';
import { now } from '../kernel/step.ts';
import type { ReminderActivities } from './reminder.activities.ts';
import { reminderChanged, type ReminderInput } from './reminder.messages.ts';
import { reminderAttributes, reminderDetails } from './reminder.state.ts';

const db = databasePort<ReminderActivities>();

/**
 * One reminder from its record until nothing more comes. The record alone says when: the workflow carries no state, so a
 * change is read again and never merged.
 */
export async function reminder(input: Continued<ReminderInput, undefined>): Promise<void> {
  const { reminderId } = input;
  let changes = 0;
  setHandler(reminderChanged, () => {
    changes += 1;
  });
  for (;;) {
    const changesSeen = changes;
    const isChanged = () => changes !== changesSeen;
    const reading = await db.readReminder({ reminderId });
    upsertSearchAttributes(reminderAttributes(reading));
    setCurrentDetails(reminderDetails(reading));
    const { nextAt } = reading;
    // The record was changed while it was read: it is read again.
    if (isChanged()) continue;
    if (nextAt === null) return;
    // Waits for the moment of the reminder or for a change. In both cases the record is read again afterwards.
    if (await reminderComesFirst({ at: nextAt }, isChanged))
      await db.giveReminder({ reminderId, due: nextAt, at: now() });
    if (shouldContinueAsNew(input)) await continueAsNew<typeof reminder>(input);
  }
}
