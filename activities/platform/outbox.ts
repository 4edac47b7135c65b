import { z } from 'zod';
import { reminderOutbox } from '#database/platform/reminderOutbox.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { reminderChanged, reminderStart, reminderWorkflow } from '#workflows/platform/reminder.messages.ts';
import type { Dependencies } from '../dependencies.ts';

const payload = z.object({ reminderId: z.int().positive() });

/** Starts the workflow of a reminder that was written, or tells it that it was changed. */
export function platformOutboxHandlers(
  dependencies: Pick<Dependencies, 'client' | 'taskQueue' | 'publicUrl'>,
) {
  return {
    [reminderOutbox]: async (given: unknown): Promise<void> => {
      await tellReminderWorkflow(dependencies, payload.parse(given).reminderId);
    },
  };
}

/** Signals the workflow of a reminder, and starts it where none runs. Told twice, it only reads its record twice. */
export async function tellReminderWorkflow(
  { client, taskQueue, publicUrl }: Pick<Dependencies, 'client' | 'taskQueue' | 'publicUrl'>,
  reminderId: number,
): Promise<void> {
  const start = reminderStart({ reminderId, taskQueue, link: recordLink(publicUrl, 'reminder', reminderId) });
  await client.workflow.signalWithStart(reminderWorkflow, { ...start, signal: reminderChanged });
}
