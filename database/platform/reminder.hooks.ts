import { failFields } from '#domain/kernel/fail.ts';
import { nextReminderAt, type ReminderPlan } from '#domain/platform/reminder.rules.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { nextEventReminder } from '../calendar/eventReminders.ts';
import { mustSeeNamed } from './namedRecord.ts';
import { signalReminder } from './reminderOutbox.ts';

/** The fields that say when a reminder comes. */
const timeFields = ['date', 'lead', 'repeat', 'objectName', 'objectId'] as const;
/** The fields that say whether and when a reminder comes. */
const planFields = [...timeFields, 'done', 'markedToDelete'] as const;

/** Stores when a reminder comes next, and signals its workflow when a person changes that. */
export const reminderHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    // The server's own writes bring the next time with them.
    if (before && context.actor.system) return;
    // Nobody is reminded of a record that the writer does not see.
    await mustSeeNamed(context, { name: 'objectName', id: 'objectId' }, draft, before);
    const after: Draft = { ...before, ...draft };
    if (before && planFields.every((name) => isSame(after[name], before[name]))) return;
    if (after.done === true || after.markedToDelete === true) {
      draft.nextAt = null;
      return;
    }
    const next = await nextOf(draft, after, context);
    const isMoved = !before || timeFields.some((name) => !isSame(after[name], before[name]));
    if (next === null && isMoved) throw failFields([{ field: 'date', code: 'reminder_incorrect' }]);
    draft.nextAt = next;
  },
  afterWrite: async (record, before, { tx, actor }) => {
    // The server's own writes signal the workflow themselves, if at all. A new reminder that never comes needs no workflow.
    if (before && (actor.system || record.nextAt === before.nextAt)) return;
    if (before || record.nextAt !== null) await signalReminder(tx, record.id);
  },
};

/** When a reminder comes next. A reminder at each date of an event gets the next of these dates as its own date. */
const nextOf = async (draft: Draft, after: Draft, { tx }: WriteContext): Promise<string | null> => {
  const now = new Date().toISOString();
  if (after.repeat !== 'WithEvent') return nextReminderAt(planOf(after), now);
  if (after.objectName !== 'calendarEvent')
    throw failFields([{ field: 'repeat', code: 'reminder_incorrect' }]);
  const { lead } = planOf(after);
  const next = await nextEventReminder(tx.sql, Number(after.objectId), lead, now);
  if (next) draft.date = next.date;
  return next?.nextAt ?? null;
};

const planOf = ({ date, lead, repeat }: Draft): ReminderPlan => ({
  date: instantOf(date),
  lead: (lead ?? 'AtTime') as ReminderPlan['lead'],
  repeat: (repeat ?? 'Once') as ReminderPlan['repeat'],
});

const instantOf = (value: unknown): string => new Date(value as string).toISOString();

/** Compares two values; the same moment may be written in different ways. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'string' && Date.parse(one) === Date.parse(String(other)));
