import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { nextReminderAt, type ReminderPlan } from '#domain/platform/reminder.rules.ts';
import type { Continued } from '../kernel/continued.ts';
import {
  reminderChanged,
  reminderStart,
  reminderWorkflow,
  type ReminderInput,
} from '../platform/reminder.messages.ts';
import type { TestWorker } from './worker.ts';

/** Reminders of a world in memory, written as the record service writes them. */
export function remindersOf(
  environment: TestWorkflowEnvironment,
  { world, taskQueue }: TestWorker,
  input: Partial<Continued<ReminderInput, undefined>> = {},
) {
  const { records } = world.reminders;
  /** Signals the workflow that the record has changed, and starts it if it does not run. */
  const tell = (reminderId: number) =>
    environment.client.workflow.signalWithStart(reminderWorkflow, {
      ...reminderStart({ reminderId, taskQueue, link: '' }),
      args: [{ reminderId, ...input }],
      signal: reminderChanged,
    });
  return {
    tell,
    write: async (reminderId: number, plan: ReminderPlan) => {
      const now = new Date(await environment.currentTimeMs()).toISOString();
      records.set(reminderId, { ...plan, nextAt: nextReminderAt(plan, now) });
      return tell(reminderId);
    },
    remove: (reminderId: number) => {
      records.delete(reminderId);
      return tell(reminderId);
    },
    /** The moments that people were notified for, ISO in UTC. */
    given: (reminderId: number): readonly string[] => world.reminders.given.get(reminderId) ?? [],
  };
}
