import { nextReminderAt, type ReminderPlan } from '#domain/platform/reminder.rules.ts';
import type { ReminderActivities } from '../platform/reminder.activities.ts';

interface InMemoryReminder extends ReminderPlan {
  readonly nextAt: string | null;
}

/** Reminders in memory: the same effects as in Postgres. */
export interface InMemoryReminders {
  readonly activities: ReminderActivities;
  readonly records: Map<number, InMemoryReminder>;
  /** The moments that people were notified for, by reminder. */
  readonly given: Map<number, string[]>;
  /** Called after a reminder was given. A test sets one that throws, so that the answer of a step that was done is lost. */
  afterGiving: () => void;
}

export function inMemoryReminders(): InMemoryReminders {
  const reminders: InMemoryReminders = {
    records: new Map(),
    given: new Map(),
    afterGiving: () => undefined,
    activities: {
      readReminder: async ({ reminderId }) => ({
        nextAt: reminders.records.get(reminderId)?.nextAt ?? null,
      }),
      giveReminder: async ({ reminderId, due, at }) => {
        const record = reminders.records.get(reminderId);
        if (record?.nextAt !== due) return;
        reminders.given.set(reminderId, [...(reminders.given.get(reminderId) ?? []), due]);
        const nextAt = nextReminderAt(record, at > due ? at : due);
        reminders.records.set(reminderId, { ...record, nextAt });
        reminders.afterGiving();
      },
    },
  };
  return reminders;
}
