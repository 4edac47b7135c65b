import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { nextReminderAt, type ReminderPlan } from '#domain/platform/reminder.rules.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { tellReminder } from './reminderOutbox.ts';

const deciding = ['date', 'lead', 'repeat', 'done', 'markedToDelete'] as const;

/** A reminder knows when it comes next. Its workflow is told of every change of that by a person. */
export const reminderHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    if (before && context.actor.system) return;
    await mustBeAboutVisible(draft, before, context);
    const after: Draft = { ...before, ...draft };
    if (before && deciding.every((name) => isSame(after[name], before[name]))) return;
    if (after.done === true || after.markedToDelete === true) {
      draft.nextAt = null;
      return;
    }
    const next = nextReminderAt(planOf(after), new Date().toISOString());
    const isMoved = !before || ['date', 'lead', 'repeat'].some((name) => !isSame(after[name], before[name]));
    if (next === null && isMoved) throw failFields([{ field: 'date', code: 'reminder_incorrect' }]);
    draft.nextAt = next;
  },
  afterWrite: async (record, before, { tx, actor }) => {
    if (before && (actor.system || record.nextAt === before.nextAt)) return;
    if (before || record.nextAt !== null) await tellReminder(tx, record.id);
  },
};

/** Nobody is reminded of a record that the writer does not see. */
const mustBeAboutVisible = async (
  draft: Draft,
  before: AnyRecord | undefined,
  { tx, actor, registry }: WriteContext,
): Promise<void> => {
  const { objectName, objectId } = { ...before, ...draft };
  if (objectName === before?.objectName && objectId === before?.objectId) return;
  if (objectName == null && objectId == null) return;
  if (typeof objectName !== 'string' || !registry.has(objectName))
    throw failFields([{ field: 'objectName', code: 'required' }]);
  if (typeof objectId !== 'number') throw failFields([{ field: 'objectId', code: 'required' }]);
  await tx.records.mustSee(actor, objectName, objectId);
};

const planOf = ({ date, lead, repeat }: Draft): ReminderPlan => ({
  date: instantOf(date),
  lead: (lead ?? 'AtTime') as ReminderPlan['lead'],
  repeat: (repeat ?? 'Once') as ReminderPlan['repeat'],
});

const instantOf = (value: unknown): string => new Date(value as string).toISOString();

/** Times may be written in different ways. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'string' && Date.parse(one) === Date.parse(String(other)));
