import { nextEventReminder } from '#database/calendar/eventReminders.ts';
import { notify } from '#database/platform/notify.ts';
import type { Transaction } from '#database/transaction.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { nextReminderAt, type ReminderPlan } from '#domain/platform/reminder.rules.ts';
import type { ReminderActivities, ReminderStep } from '#workflows/platform/reminder.activities.ts';
import type { Dependencies } from '../dependencies.ts';
import { withRefusals } from '../refusals.ts';

/** The activities of `reminder`. Each call is one transaction. */
export function reminderActivities({ database }: Pick<Dependencies, 'database'>): ReminderActivities {
  return withRefusals<ReminderActivities>({
    readReminder: async ({ reminderId }) => {
      const row = await database.sql
        .selectFrom('reminder')
        .select('next_at')
        .where('id', '=', reminderId)
        .executeTakeFirst();
      return { nextAt: row?.next_at ? new Date(row.next_at).toISOString() : null };
    },
    giveReminder: (step) => database.transaction((tx) => giveReminder(tx, step)),
  });
}

/**
 * Notifies the person and writes the next moment in the same transaction. A repeated step therefore finds another moment and
 * notifies nobody. The `due` of the step is the moment at which the workflow reminds; the `due` of the notice is the date of
 * which it reminds.
 */
const giveReminder = async (tx: Transaction, { reminderId, due, at }: ReminderStep): Promise<void> => {
  const row = await tx.sql
    .selectFrom('reminder')
    .selectAll()
    .where('id', '=', reminderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row?.next_at || new Date(row.next_at).toISOString() !== due) return;
  const date = new Date(row.date).toISOString();
  await notify(tx, {
    to: [row.user_id],
    notice: 'reminderDue',
    facts: { title: row.title, due: dateTimeText(date), text: row.description ?? '' },
    about:
      row.object_name !== null && row.object_id !== null
        ? { object: row.object_name, id: row.object_id }
        : { object: 'reminder', id: reminderId },
  });
  // If the reminder is given late, dates that are over by now are left out.
  const next = await nextOf(tx, row, date, at > due ? at : due);
  await tx.records.updateOnly(systemActor, 'reminder', reminderId, { remindedAt: at, ...next });
};

interface ReminderRow {
  readonly lead: string;
  readonly repeat: string;
  readonly object_id: number | null;
}

/** The next moment, null if there is none. A reminder that repeats with an event also takes the next date of the event. */
const nextOf = async (
  tx: Transaction,
  { lead, repeat, object_id: eventId }: ReminderRow,
  date: string,
  after: string,
): Promise<{ readonly nextAt: string | null; readonly date?: string }> => {
  if (repeat !== 'WithEvent')
    return { nextAt: nextReminderAt({ date, lead, repeat } as ReminderPlan, after) };
  const next = await nextEventReminder(tx.sql, eventId ?? 0, lead as ReminderPlan['lead'], after);
  return next ?? { nextAt: null };
};
