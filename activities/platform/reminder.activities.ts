import { notify } from '#database/platform/notify.ts';
import type { Transaction } from '#database/transaction.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { nextReminderAt, type ReminderPlan } from '#domain/platform/reminder.rules.ts';
import type { ReminderActivities, ReminderStep } from '#workflows/platform/reminder.activities.ts';
import type { Dependencies } from '../dependencies.ts';
import { withRefusals } from '../refusals.ts';

/** A reminder's port to Postgres: every call one transaction. */
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

/** The record names the next moment in the same transaction, so that a repeated step finds another one and gives nothing. */
const giveReminder = async (tx: Transaction, { reminderId, due, at }: ReminderStep): Promise<void> => {
  const row = await tx.sql
    .selectFrom('reminder')
    .selectAll()
    .where('id', '=', reminderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row?.next_at || new Date(row.next_at).toISOString() !== due) return;
  const plan = { date: new Date(row.date).toISOString(), lead: row.lead, repeat: row.repeat } as ReminderPlan;
  await notify(tx, {
    to: [row.user_id],
    notice: 'reminderDue',
    facts: { title: row.title, due: dateTimeText(plan.date), text: row.description ?? '' },
    about:
      row.object_name !== null && row.object_id !== null
        ? { object: row.object_name, id: row.object_id }
        : { object: 'reminder', id: reminderId },
  });
  const nextAt = nextReminderAt(plan, at > due ? at : due);
  await tx.records.updateOnly(systemActor, 'reminder', reminderId, { remindedAt: at, nextAt });
};
