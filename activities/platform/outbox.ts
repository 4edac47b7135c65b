import { z } from 'zod';
import { reminderOutbox } from '#database/platform/reminderOutbox.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { reminderChanged, reminderStart, reminderWorkflow } from '#workflows/platform/reminder.messages.ts';
import type { Dependencies } from '../dependencies.ts';

const reminderPayload = z.object({ reminderId: z.int().positive() });

/** Starts the workflow of a new reminder, or signals it that the reminder was changed. */
export function platformOutboxHandlers(
  dependencies: Pick<Dependencies, 'client' | 'taskQueue' | 'publicUrl'>,
) {
  return {
    [reminderOutbox]: async (payload: unknown): Promise<void> => {
      await signalReminderWorkflow(dependencies, reminderPayload.parse(payload).reminderId);
    },
  };
}

/** Signals the workflow of a reminder, and starts it if it does not run. A repeated signal only makes it read its record again. */
export async function signalReminderWorkflow(
  { client, taskQueue, publicUrl }: Pick<Dependencies, 'client' | 'taskQueue' | 'publicUrl'>,
  reminderId: number,
): Promise<void> {
  const start = reminderStart({ reminderId, taskQueue, link: recordLink(publicUrl, 'reminder', reminderId) });
  await client.workflow.signalWithStart(reminderWorkflow, { ...start, signal: reminderChanged });
}
