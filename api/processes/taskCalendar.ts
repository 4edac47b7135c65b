import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { DateTime } from 'luxon';
import type { Language } from '#domain/kernel/language.ts';
import { nameIn } from '#domain/kernel/named.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { enumLabel, objectLabel } from '#domain/labels/index.ts';
import type { RecordNamed } from '#domain/objects.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { termInCalendar } from '#domain/processes/taskTerm.rules.ts';

export type TaskInFeed = RecordNamed<'task'>;

interface FeedContext {
  readonly language: Language;
  readonly publicUrl: string;
}

/**
 * Tasks as an iCalendar (RFC 5545), without those that have no term; equal tasks give equal text.
 * @param tasks the open tasks of the person whose feed it is
 */
export function taskCalendar(tasks: readonly TaskInFeed[], { language, publicUrl }: FeedContext): string {
  const calendar = ical({
    name: `Keja: ${objectLabel(language, 'task').many}`,
    prodId: { company: 'Keja', product: 'Tasks', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    x: { 'X-WR-TIMEZONE': businessZone },
    // In seconds: how often a calendar program should read the feed.
    ttl: 15 * 60,
  });
  for (const task of tasks) {
    if (task.executionPeriod === null) continue;
    const changedAt = DateTime.fromISO(task.updatedAt);
    calendar.createEvent({
      id: `task-${task.uuid ?? task.id}@${new URL(publicUrl).hostname}`,
      summary: summaryOf(task, language),
      description: [task.numberStr, task.customer?.presentation, task.description].filter(Boolean).join('\n'),
      url: recordLink(publicUrl, 'task', task.id),
      stamp: changedAt,
      created: DateTime.fromISO(task.createdAt),
      lastModified: changedAt,
      // Of two versions of one event a calendar program keeps the one with the higher number, so we give the seconds
      // from the creation to the last change.
      sequence: Math.floor(changedAt.diff(DateTime.fromISO(task.createdAt), 'seconds').seconds),
      // A term is no meeting, so its hour stays free.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      ...whenOf(task.executionPeriod),
    });
  }
  return calendar.toString();
}

/**
 * The title; important tasks are marked in it, because many calendar views show only titles. `HIGHT` is how the specification
 * writes "high".
 */
const summaryOf = ({ importance, ...named }: TaskInFeed, language: Language): string => {
  const name = nameIn(language, named);
  return importance === 'HIGHT' ? `! ${name} (${enumLabel(language, 'importance', importance)})` : name;
};

/** The times of an event: moments in UTC, which programs show in local time; whole days are days in Warsaw. */
const whenOf = (due: string) => {
  const term = termInCalendar(due);
  if (term.allDay) return { start: DateTime.fromISO(term.day, { zone: 'utc' }), allDay: true };
  return { start: DateTime.fromISO(term.begins), end: DateTime.fromISO(term.ends) };
};
