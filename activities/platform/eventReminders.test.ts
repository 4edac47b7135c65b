import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  moveOccurrence,
  removeOccurrence,
  type OccurrenceTarget,
} from '#database/calendar/changeOccurrence.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { serverFor, systemActor, type Actor } from '#domain/platform/actor.ts';
import type { ReminderActivities } from '#workflows/platform/reminder.activities.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { reminderActivities } from './reminder.activities.ts';

/** A reminder of an event comes once at each of its dates, wherever they are put. */
let terminal: TestTerminal;
let activities: ReminderActivities;
let ola: Actor;
let calendarId: number;
beforeAll(async () => {
  terminal = await createTestTerminal();
  activities = reminderActivities(terminal.dependencies);
  const user = await terminal.database.records.create(systemActor, 'user', {
    login: 'ola',
    name: 'ola',
    email: 'ola@terminal.example',
  });
  ola = serverFor(user.id);
  calendarId = await terminal.database.records.createOnly(ola, 'calendar', { name: 'Oli', user: user.id });
});
afterAll(() => terminal?.close());

const records = () => terminal.database.records;
const local = (written: string): string =>
  DateTime.fromISO(written, { zone: businessZone }).toUTC().toISO() ?? '';
const event = async (some: RecordInput): Promise<number> =>
  (await records().create(ola, 'calendarEvent', { calendarId, title: 'Odprawa', ...some })).id;
const reminderOf = async (objectId: number, some: RecordInput = {}): Promise<number> => {
  const about = { objectName: 'calendarEvent', objectId, repeat: 'WithEvent' };
  const date = new Date().toISOString();
  const { id } = await records().create({ ...ola, system: false, fullRights: true }, 'reminder', {
    title: 'Odprawa',
    userId: ola.userId,
    date,
    lead: 'Hour',
    ...about,
    ...some,
  });
  return id;
};
const nextAt = async (id: number): Promise<string | null> =>
  (await activities.readReminder({ reminderId: id })).nextAt;
/** Every step is done twice, as after a lost answer. */
const givenUntilOver = async (id: number, most = 20): Promise<readonly string[]> => {
  const given: string[] = [];
  for (let due = await nextAt(id); due !== null && given.length < most; due = await nextAt(id)) {
    given.push(DateTime.fromISO(due, { zone: businessZone }).toFormat('MM-dd HH:mm'));
    const step = { reminderId: id, due, at: due };
    await Promise.all([activities.giveReminder(step), activities.giveReminder(step)]);
  }
  return given;
};
const notices = async (eventId: number): Promise<number> =>
  (
    await terminal.rows(
      sql`select id from notification where object_name = 'calendarEvent' and object_id = ${eventId}`,
    )
  ).length;
const date = (seriesId: number, at: string, scope: OccurrenceTarget['scope'] = 'this'): OccurrenceTarget => ({
  seriesId,
  at: local(at),
  scope,
});
const moves = (meant: OccurrenceTarget, start: string) =>
  terminal.database.transaction((tx) =>
    moveOccurrence(tx, ola, meant, {
      start: local(start),
      end: DateTime.fromISO(local(start)).plus({ hours: 1 }).toUTC().toISO() ?? '',
      allDay: false,
    }),
  );
const removes = (meant: OccurrenceTarget) =>
  terminal.database.transaction((tx) => removeOccurrence(tx, ola, meant));
const weekly = {
  start: local('2031-03-17T09:00'),
  end: local('2031-03-17T10:00'),
  repeats: 'FREQ=WEEKLY;COUNT=5',
};

describe('a reminder of an event that repeats', () => {
  it('comes once at each date, an hour before by the clock on the wall, also when the clocks change', async () => {
    const id = await event(weekly);
    const reminder = await reminderOf(id);
    expect(await givenUntilOver(reminder)).toEqual([
      '03-17 08:00',
      '03-24 08:00',
      '03-31 08:00',
      '04-07 08:00',
      '04-14 08:00',
    ]);
    expect(await notices(id)).toBe(5);
  });

  it('comes where a date was put, and not where one was left out, whether before or after it was made', async () => {
    const id = await event(weekly);
    await moves(date(id, '2031-03-24T09:00'), '2031-03-25T12:00');
    const reminder = await reminderOf(id);
    await removes(date(id, '2031-03-31T09:00'));
    const moved = await moves(date(id, '2031-04-07T09:00'), '2031-04-08T15:00');
    await records().changeDeletionMark(ola, 'calendarEvent', moved.id, true);
    expect(await givenUntilOver(reminder)).toEqual(['03-17 08:00', '03-25 11:00', '04-14 08:00']);
  });

  it('goes on with the series that begins where all following dates were put', async () => {
    const id = await event(weekly);
    const reminder = await reminderOf(id, { description: 'Weź listy przewozowe' });
    const next = await moves(date(id, '2031-03-31T09:00', 'following'), '2031-03-31T14:00');
    expect(await givenUntilOver(reminder)).toEqual(['03-17 08:00', '03-24 08:00']);
    const [other] = await terminal.rows(
      sql<{
        id: number;
        description: string | null;
      }>`select id, description from reminder where object_name = 'calendarEvent' and object_id = ${next.id}`,
    );
    expect(other?.description).toBe('Weź listy przewozowe');
    expect(await givenUntilOver(other?.id ?? 0)).toEqual(['03-31 13:00', '04-07 13:00', '04-14 13:00']);
  });

  it('does not come when the event is removed, and comes again when it is back', async () => {
    const id = await event(weekly);
    const reminder = await reminderOf(id);
    await records().changeDeletionMark(ola, 'calendarEvent', id, true);
    expect(await nextAt(reminder)).toBeNull();
    await records().changeDeletionMark(ola, 'calendarEvent', id, false);
    expect(await nextAt(reminder)).toBe(local('2031-03-17T08:00'));
    await records().remove(systemActor, 'calendarEvent', id);
    expect(await nextAt(reminder)).toBeNull();
  });

  it('a date that is a record of its own reminds nobody when its series is removed', async () => {
    const id = await event(weekly);
    const moved = await moves(date(id, '2031-03-24T09:00'), '2031-03-25T12:00');
    const reminder = await reminderOf(moved.id);
    await records().changeDeletionMark(ola, 'calendarEvent', id, true);
    expect(await nextAt(reminder)).toBeNull();
    await records().changeDeletionMark(ola, 'calendarEvent', id, false);
    expect(await nextAt(reminder)).toBe(local('2031-03-25T11:00'));
  });
});

describe('a reminder of an event that takes place once', () => {
  it('follows it when it is moved, and comes once', async () => {
    const id = await event({ start: local('2031-05-05T09:00') });
    const reminder = await reminderOf(id, { lead: 'Day' });
    await records().update(ola, 'calendarEvent', id, { start: local('2031-05-07T12:00') });
    expect(await givenUntilOver(reminder)).toEqual(['05-06 12:00']);
    expect(await notices(id)).toBe(1);
  });

  it('a reminder that is due is not lost by another change of its event', async () => {
    const id = await event({ start: local('2031-05-05T09:00') });
    const reminder = await reminderOf(id);
    const due = new Date(Date.now() - 5_000).toISOString();
    const start = new Date(Date.parse(due) + 3_600_000).toISOString();
    await sql`update calendar_event set start = ${start} where id = ${id}`.execute(terminal.database.sql);
    await sql`update reminder set next_at = ${due} where id = ${reminder}`.execute(terminal.database.sql);
    await records().update(ola, 'calendarEvent', id, { title: 'Inaczej' });
    expect(await nextAt(reminder)).toBe(due);
  });

  it('is refused where nothing of it lies ahead, and for what is no event', async () => {
    const over = await event({ start: '2020-01-01T09:00:00.000Z' });
    const refusedAt = (field: string) => ({ errors: [{ field, code: 'reminder_incorrect' }] });
    await expect(reminderOf(over)).rejects.toMatchObject(refusedAt('date'));
    await expect(reminderOf(1, { objectName: 'user' })).rejects.toMatchObject(refusedAt('repeat'));
  });

  it('does not pass to a record of another object that has the number of the event', async () => {
    const id = await event({ start: local('2031-05-05T09:00') });
    const reminder = await reminderOf(id);
    // Numbers begin at 1 and follow one another, so that there is a calendar with this number then.
    for (let made = calendarId; made < id;)
      made = await records().createOnly(ola, 'calendar', { name: 'Inny', user: ola.userId });
    const person = { ...ola, system: false, fullRights: true };
    await expect(
      records().update(person, 'reminder', reminder, { objectName: 'calendar' }),
    ).rejects.toMatchObject({ errors: [{ field: 'repeat', code: 'reminder_incorrect' }] });
  });
});
