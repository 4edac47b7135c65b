import { sql } from 'kysely';
import { nextOccurrence } from '#domain/calendar/occurrences.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { leadBefore, type ReminderPlan } from '#domain/platform/reminder.rules.ts';
import { signalReminder } from '../platform/reminderOutbox.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { exceptionsOf } from './series.ts';

/** A date of an event, and the time of the reminder for it; ISO in UTC. */
export interface EventReminder {
  readonly date: string;
  readonly nextAt: string;
}

/** The first date of an event whose reminder comes after a moment; null if none is left. */
export async function nextEventReminder(
  db: Sql,
  eventId: number,
  lead: ReminderPlan['lead'],
  after: string,
): Promise<EventReminder | null> {
  for (let from = after; ;) {
    const date = await nextDate(db, eventId, from);
    if (date === null) return null;
    const nextAt = leadBefore(date, lead);
    if (Date.parse(nextAt) > Date.parse(after)) return { date, nextAt };
    // The time of this reminder has passed, although the event has not begun: the following date is tried.
    from = date;
  }
}

/**
 * When an event begins next after a moment: by its rule, or at the new time of a date that somebody moved. Null if it does not,
 * or if the event or its series is marked for deletion.
 */
const nextDate = async (db: Sql, eventId: number, after: string): Promise<string | null> => {
  const { rows } = await sql<{ start: Date | string; repeats: string | null; moved: Date | string | null }>`
    select start, repeats, (select min(start) from calendar_event m
        where m.series_id = e.id and not m.marked_to_delete and m.start > ${after}::timestamptz) as moved
    from calendar_event e where id = ${eventId} and not marked_to_delete
      and not exists (select from calendar_event s where s.id = e.series_id and s.marked_to_delete)`.execute(
    db,
  );
  const [event] = rows;
  if (!event) return null;
  const start = iso(event.start);
  if (event.repeats === null) return Date.parse(start) > Date.parse(after) ? start : null;
  const byRule = await nextByRule(db, eventId, { start, repeats: event.repeats }, after);
  const dates = [byRule, event.moved === null ? null : iso(event.moved)].filter((date) => date !== null);
  return dates.toSorted()[0] ?? null;
};

/** The next date that the rule of a series gives, without dates that were taken out or moved. */
const nextByRule = async (
  db: Sql,
  eventId: number,
  series: { readonly start: string; readonly repeats: string },
  after: string,
): Promise<string | null> => {
  const exceptions = new Set((await exceptionsOf(db, [eventId])).map(({ at }) => at));
  let next = nextOccurrence(series, after);
  while (next !== null && exceptions.has(next)) next = nextOccurrence(series, next);
  return next;
};

const iso = (stored: Date | string): string => new Date(stored).toISOString();

interface StoredReminder {
  readonly id: number;
  readonly lead: ReminderPlan['lead'];
  readonly eventId: number;
  readonly nextAt: Date | string | null;
}

/** The reminders, not done yet, that come at each date of these events; locked until the transaction ends. */
const remindersOf = async (db: Sql, eventIds: readonly number[]): Promise<readonly StoredReminder[]> => {
  const { rows } = await sql<StoredReminder>`
    select id, lead, object_id as "eventId", next_at as "nextAt" from reminder
    where object_name = 'calendarEvent' and object_id = any(${eventIds}::int[]) and repeat = 'WithEvent'
      and not done and not marked_to_delete order by id for no key update`.execute(db);
  return rows;
};

/**
 * Moves the reminders that come at each date of some events to the new dates. A reminder that is due and not sent yet stays due
 * as long as its date exists.
 */
export async function moveReminders(tx: Transaction, eventIds: readonly number[]): Promise<void> {
  for (const { id, lead, eventId, nextAt } of await remindersOf(tx.sql, eventIds)) {
    const now = Date.now();
    // One millisecond before its time, so that the search finds a reminder that is due but not sent yet.
    const due = nextAt === null ? now : Math.min(now, new Date(nextAt).getTime() - 1);
    const next = await nextEventReminder(tx.sql, eventId, lead, new Date(due).toISOString());
    if ((next?.nextAt ?? null) === (nextAt === null ? null : iso(nextAt))) continue;
    await tx.records.updateOnly(systemActor, 'reminder', id, next ? { ...next } : { nextAt: null });
    await signalReminder(tx, id);
  }
}

/** Stops the reminders of an event that was deleted for good. */
export async function endReminders(tx: Transaction, eventId: number): Promise<void> {
  for (const { id } of await remindersOf(tx.sql, [eventId])) {
    await tx.records.updateOnly(systemActor, 'reminder', id, { nextAt: null });
    await signalReminder(tx, id);
  }
}

interface CopiedReminder {
  readonly user: number;
  readonly author: number | null;
  readonly title: string;
  readonly description: string | null;
  readonly lead: ReminderPlan['lead'];
}

/** Copies the reminders of a series to the series that continues it. */
export async function copyReminders(tx: Transaction, from: number, to: number): Promise<void> {
  const { rows } = await sql<CopiedReminder>`
    select user_id as "user", author_id as author, title, description, lead from reminder
    where object_name = 'calendarEvent' and object_id = ${from} and repeat = 'WithEvent' and not done
      and not marked_to_delete order by id`.execute(tx.sql);
  for (const copied of rows) {
    const next = await nextEventReminder(tx.sql, to, copied.lead, new Date().toISOString());
    if (!next) continue;
    const about = { objectName: 'calendarEvent', objectId: to, repeat: 'WithEvent' };
    // The hooks of reminders set `nextAt`.
    await tx.records.createOnly(systemActor, 'reminder', { ...copied, ...about, date: next.date });
  }
}
