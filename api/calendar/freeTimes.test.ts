import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TakenTimes } from '#domain/calendar/freeTimes.contracts.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

/** When people and calendars are busy, and how much of that others learn. */
let api: TestApi;
let ala: Visitor;
let ola: Visitor;
let [alaId, olaId] = [0, 0];
let calendarId: number;

type Row = Record<string, unknown> & { readonly id: number };
const made = ({ status, body }: Answer): Row => {
  if (status !== 201 && status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Row;
};
const local = (written: string): string =>
  DateTime.fromISO(written, { zone: businessZone }).toUTC().toISO() ?? '';
const shown = (at: string): string => DateTime.fromISO(at, { zone: businessZone }).toFormat('dd HH:mm');

beforeAll(async () => {
  api = await startTestApi();
  alaId = await addUser(api, 'ala', ['sales']);
  olaId = await addUser(api, 'ola', ['sales']);
  ala = (await enter(api, 'ala')).visitor;
  ola = (await enter(api, 'ola')).visitor;
  calendarId = made(await ala.post('/calendars', { name: 'Ali' })).id;
});
afterAll(() => api?.close());

/** A month of its own for each test. */
let month = 0;
const inMonth = () => {
  month += 1;
  return (day: string, hour = '00:00'): string =>
    local(`2031-${String(month).padStart(2, '0')}-${day}T${hour}`);
};
type Day = ReturnType<typeof inMonth>;
const event = async (at: Day, some: object = {}): Promise<Row> =>
  made(
    await ala.post('/calendar_events', {
      calendarId,
      title: 'Narada',
      start: at('10', '09:00'),
      end: at('10', '10:00'),
      ...some,
    }),
  );
const ask = (by: Visitor, at: Day, some: object = {}): Promise<Answer> =>
  by.get('/calendar_events/taken', { users: `${alaId},${olaId}`, from: at('01'), to: at('28'), ...some });
const takenBy = async (by: Visitor, at: Day, id: number) => {
  const { users } = (await ask(by, at)).body as TakenTimes;
  return users.find((user) => user.id === id)?.taken ?? [];
};
const times = async (by: Visitor, at: Day, id: number): Promise<readonly string[]> =>
  (await takenBy(by, at, id)).map(({ from, to }) => `${shown(from)}–${shown(to)}`);

describe('the time of a person is taken', () => {
  it('the time of a person is taken by events of their calendars, whose titles only those see who see the events', async () => {
    const at = inMonth();
    const { id } = await event(at);
    const span = { from: at('10', '09:00'), to: at('10', '10:00') };
    expect(await takenBy(ala, at, alaId)).toEqual([
      { ...span, title: 'Narada', object: 'calendarEvent', id },
    ]);
    expect(await takenBy(ola, at, alaId)).toEqual([{ ...span, title: null, object: null, id: null }]);
    expect(await takenBy(ola, at, olaId)).toEqual([]);
  });

  it('the time of a person is taken by events that they attend, which they see', async () => {
    const at = inMonth();
    const { id } = await event(at, { attendees: [{ userId: olaId }] });
    expect(await takenBy(ola, at, olaId)).toMatchObject([{ title: 'Narada', id }]);
    expect(await ola.get(`/calendar_events/${id}`)).toMatchObject({ status: 200 });
    expect((await ola.put(`/calendar_events/${id}`, { title: 'Moje' })).status).toBe(404);
  });

  it('the time of a person is taken by each time of a repeated event, without what was taken out of it', async () => {
    const at = inMonth();
    const { id } = await event(at, { repeats: 'FREQ=DAILY;COUNT=3' });
    await ala.send('DELETE', `/calendar_events/${id}/occurrence`, { at: at('11', '09:00'), scope: 'this' });
    expect(await times(ola, at, alaId)).toEqual(['10 09:00–10 10:00', '12 09:00–12 10:00']);
  });

  it('the time of a person is taken by whole days', async () => {
    const at = inMonth();
    await event(at, { start: at('10'), end: at('11'), allDay: true });
    expect(await times(ola, at, alaId)).toEqual(['10 00:00–12 00:00']);
  });

  it('the time of a person is taken by planned events with customers, and by absences', async () => {
    const at = inMonth();
    const { records } = api.database;
    // Noon in Warsaw is on the same day in UTC, so the first ten characters are the day that is meant.
    const employee = await records.create(systemActor, 'employee', {
      name: 'Ola',
      userId: olaId,
      absentFrom: at('20', '12:00').slice(0, 10),
      absentTo: at('21', '12:00').slice(0, 10),
    });
    await ola.post('/events', { begin: at('05', '08:00'), employeeId: employee.id, description: 'Wizyta' });
    await ola.post('/events', {
      begin: at('06', '08:00'),
      employeeId: employee.id,
      description: 'Była',
      eventStatus: 'Done',
    });
    // An event with a customer that has no end takes half an hour.
    expect(await times(ala, at, olaId)).toEqual(['05 08:00–05 08:30', '20 00:00–22 00:00']);
  });

  // The first and the last day of an absence in a month that is asked about up to the 28th, and the time that it takes.
  it.each([
    ['20', null, '20 00:00–28 00:00'],
    [null, '21', '21 00:00–22 00:00'],
  ])('an absence from %s to %s takes %s', async (first, last, taken) => {
    const at = inMonth();
    const day = (named: string | null) => (named === null ? null : at(named, '12:00').slice(0, 10));
    const { id } = await api.database.records.create(systemActor, 'employee', {
      name: 'Ala',
      userId: alaId,
      absentFrom: day(first),
      absentTo: day(last),
    });
    expect(await times(ola, at, alaId)).toEqual([taken]);
    await api.database.records.changeDeletionMark(systemActor, 'employee', id, true);
  });

  it('the time of a person is not taken by events that take no time or are removed', async () => {
    const at = inMonth();
    await event(at, { busy: false });
    await event(at, { end: null });
    const { id } = await event(at);
    await ala.send('DELETE', '/calendar_events', { id });
    expect(await times(ola, at, alaId)).toEqual([]);
  });
});

describe('a calendar that stands for a room', () => {
  it('is taken by its events; one that the caller does not see is left out', async () => {
    const at = inMonth();
    const room = made(await ala.post('/calendars', { name: 'Sala 1', isGeneral: true }));
    await event(at, { calendarId: room.id });
    const { calendars } = (await ask(ola, at, { calendars: `${room.id},${calendarId}` })).body as TakenTimes;
    expect(calendars).toMatchObject([{ id: room.id, name: 'Sala 1', taken: [{ title: 'Narada' }] }]);
  });
});

it('an answer says so if more planned events with customers take the time than it holds', async () => {
  const at = inMonth();
  const employee = await api.database.records.create(systemActor, 'employee', { name: 'Ala', userId: alaId });
  const { id } = made(
    await ala.post('/events', {
      begin: at('05', '08:00'),
      employeeId: employee.id,
      description: 'Wizyta',
    }),
  );
  expect((await ask(ala, at)).body).toMatchObject({ isCut: false });
  await sql`
    insert into crm_event (created_at, updated_at, begin, employee_id, description, event_type, event_status)
    select created_at, updated_at, begin, employee_id, description, event_type, event_status
    from crm_event, generate_series(1, 3000) where id = ${id}`.execute(api.database.sql);
  expect((await ask(ala, at)).body).toMatchObject({ isCut: true });
});

it('a question about too long a span or too many people is refused, and so is anybody from outside', async () => {
  const at = inMonth();
  // At most 62 days and thirty people.
  expect((await ask(ala, at, { to: local('2032-12-31') })).status).toBe(400);
  expect(
    (await ask(ala, at, { users: Array.from({ length: 31 }, (_none, id) => id + 1).join(',') })).status,
  ).toBe(400);
  expect((await ask(ala, at, { users: '1;2' })).status).toBe(400);
  expect((await ask(await api.signedIn('forwarder'), at)).status).toBe(403);
});
