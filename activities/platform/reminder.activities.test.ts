import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindersWithin } from '#database/platform/reminderOutbox.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { ReminderActivities } from '#workflows/platform/reminder.activities.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { reminderActivities } from './reminder.activities.ts';

let terminal: TestTerminal;
let activities: ReminderActivities;
let ola: Actor;
let jan: Actor;

beforeAll(async () => {
  terminal = await createTestTerminal();
  activities = reminderActivities(terminal.dependencies);
  [ola, jan] = [await personOf('ola'), await personOf('jan')];
});
afterAll(() => terminal.close());

const personOf = async (login: string): Promise<Actor> => {
  const email = `${login}@terminal.example`;
  const { id } = await terminal.database.records.create(systemActor, 'user', { login, name: login, email });
  return { ...systemActor, system: false, fullRights: false, userId: id, roles: ['operator'] };
};
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const write = (by: Actor, some: RecordInput) =>
  terminal.database.records.create(by, 'reminder', { title: 'Zadzwonić', date: inHours(5), ...some });
const change = (by: Actor, id: number, some: RecordInput) =>
  terminal.database.records.update(by, 'reminder', id, some);
const read = (id: number) => terminal.database.records.get(systemActor, 'reminder', id);
const noticesOf = ({ userId }: Actor, id: number) =>
  terminal.rows(
    sql<{ title: string; objectName: string; objectId: number }>`
      select title, object_name as "objectName", object_id as "objectId" from notification
      where user_id = ${userId} and object_name = 'reminder' and object_id = ${id}`,
  );
const signalsOf = async (id: number): Promise<number> =>
  (
    await terminal.rows(
      sql`select id from outbox where kind = 'reminder' and payload->>'reminderId' = ${String(id)}`,
    )
  ).length;

describe('a reminder', () => {
  it('notifies its person once, however often the step comes, and names nothing more', async () => {
    const { id, nextAt } = await write(ola, { userId: jan.userId });
    const step = { reminderId: id, due: String(nextAt), at: String(nextAt) };
    await Promise.all([activities.giveReminder(step), activities.giveReminder(step)]);
    await activities.giveReminder(step);
    expect(await noticesOf(jan, id)).toMatchObject([{ title: 'Przypomnienie: Zadzwonić' }]);
    expect(await noticesOf(ola, id)).toEqual([]);
    expect(await read(id)).toMatchObject({ nextAt: null, remindedAt: nextAt });
    expect(await activities.readReminder({ reminderId: id })).toEqual({ nextAt: null });
  });

  it('a reminder that repeats names its next time as it is given', async () => {
    const { id, date, nextAt } = await write(ola, { repeat: 'Weekly', lead: 'Hour' });
    expect(Date.parse(String(nextAt))).toBe(Date.parse(String(date)) - 3_600_000);
    await activities.giveReminder({ reminderId: id, due: String(nextAt), at: String(nextAt) });
    const after = await read(id);
    // A week; an hour less where the clocks go forward.
    expect(Date.parse(String(after.nextAt)) - Date.parse(String(nextAt))).toBeGreaterThan(6.9 * 86_400_000);
    expect(await noticesOf(ola, id)).toHaveLength(1);
  });

  it('a reminder that was put off meanwhile is not given at the old time', async () => {
    const { id, nextAt } = await write(ola, {});
    await change(ola, id, { date: inHours(9) });
    await activities.giveReminder({ reminderId: id, due: String(nextAt), at: String(nextAt) });
    expect(await noticesOf(ola, id)).toEqual([]);
  });

  it.each([
    ['ticked off', (id: number) => change(ola, id, { done: true })],
    [
      'marked for deletion',
      (id: number) => terminal.database.records.changeDeletionMark(ola, 'reminder', id, true),
    ],
  ])('a reminder that was %s does not come', async (_how, end) => {
    const { id, nextAt } = await write(ola, {});
    await end(id);
    await activities.giveReminder({ reminderId: id, due: String(nextAt), at: String(nextAt) });
    expect(await noticesOf(ola, id)).toEqual([]);
    expect(await activities.readReminder({ reminderId: id })).toEqual({ nextAt: null });
  });

  it('signals its workflow about each change of its time, and about no other change', async () => {
    const { id } = await write(ola, {});
    expect(await signalsOf(id)).toBe(1);
    await change(ola, id, { title: 'Napisać' });
    expect(await signalsOf(id)).toBe(1);
    await change(ola, id, { lead: 'Hour' });
    expect(await signalsOf(id)).toBe(2);
  });

  it('a reminder with a time that is over is refused by the name of the field', async () => {
    const refused = { errors: [{ field: 'date', code: 'reminder_incorrect' }] };
    await expect(write(ola, { date: inHours(-1) })).rejects.toMatchObject(refused);
    await expect(write(ola, { date: inHours(1), lead: 'Day' })).rejects.toMatchObject(refused);
    const { id } = await write(ola, {});
    await expect(change(ola, id, { date: inHours(-2) })).rejects.toMatchObject(refused);
  });

  it('about a record that its writer may not see is refused', async () => {
    const secret = await terminal.database.records.create(jan, 'reminder', {
      title: 'Moje',
      date: inHours(3),
    });
    const about = { objectName: 'reminder', objectId: secret.id };
    await expect(write(ola, about)).rejects.toMatchObject({ code: 'record_not_found' });
  });

  it('is seen and changed by its author and by its person, and by nobody else', async () => {
    const eva = await personOf('ewa');
    const { id } = await write(ola, { userId: jan.userId });
    await change(ola, id, { title: 'Od Oli' });
    await change(jan, id, { done: true });
    await expect(terminal.database.records.get(eva, 'reminder', id)).rejects.toMatchObject({
      code: 'record_not_found',
    });
    await expect(change(eva, id, { done: true })).rejects.toMatchObject({ code: 'record_not_found' });
  });

  it('a reminder that comes soon or should have come is found for the reconciler, others are not', async () => {
    // In six minutes. The reconciler looks twelve minutes ahead.
    const soon = await write(ola, { date: inHours(0.1) });
    const later = await write(ola, { date: inHours(2) });
    const over = await write(ola, { date: inHours(0.1) });
    await change(ola, over.id, { done: true });
    const found = await remindersWithin(terminal.database.sql, 12);
    expect(found).toContain(soon.id);
    expect(found).not.toContain(later.id);
    expect(found).not.toContain(over.id);
  });
});
