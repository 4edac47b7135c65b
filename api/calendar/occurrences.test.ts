import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessZone } from '#domain/kernel/time.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

/** Events that repeat: what is in a span, and what becomes of one occurrence, of those that follow it, and of all. */
let api: TestApi;
let owner: Visitor;
let reader: Visitor;
let stranger: Visitor;
let calendarId: number;

type Row = Record<string, unknown> & { readonly id: number };
interface Occurrence {
  readonly record: Row;
  readonly start: string;
  readonly end: string | null;
  readonly at: string | null;
}
const made = ({ status, body }: Answer): Row => {
  if (status !== 201 && status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Row;
};
const local = (written: string): string =>
  DateTime.fromISO(written, { zone: businessZone }).toUTC().toISO() ?? '';
const shown = (at: string): string => DateTime.fromISO(at, { zone: businessZone }).toFormat('MM-dd HH:mm');

beforeAll(async () => {
  api = await startTestApi();
  for (const login of ['owner', 'reader', 'stranger']) await addUser(api, login, ['sales']);
  owner = (await enter(api, 'owner')).visitor;
  reader = (await enter(api, 'reader')).visitor;
  stranger = (await enter(api, 'stranger')).visitor;
  calendarId = made(await owner.post('/calendars', { name: 'Spotkania', isGeneral: true })).id;
});
afterAll(() => api?.close());

let titles = 0;
/** Every Monday at nine from 2 November 2026. */
const weekly = async (some: object = {}): Promise<Row> =>
  made(
    await owner.post('/calendar_events', {
      calendarId,
      title: `Narada ${++titles}`,
      start: local('2026-11-02T09:00'),
      end: local('2026-11-02T10:00'),
      repeats: 'FREQ=WEEKLY;BYDAY=MO',
      ...some,
    }),
  );
const occurrencesOf = async (
  title: unknown,
  from = '2026-11-01',
  to = '2026-12-01',
  by: Visitor = owner,
): Promise<readonly Occurrence[]> => {
  const { status, body } = await by.get('/calendar_events/occurrences', { from: local(from), to: local(to) });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (body as { rows: Occurrence[] }).rows.filter(({ record }) => record.title === title);
};
const times = async (...asked: Parameters<typeof occurrencesOf>): Promise<readonly string[]> =>
  (await occurrencesOf(...asked)).map(({ start }) => shown(start));
const change = ({ id }: Row, body: object, by: Visitor = owner): Promise<Answer> =>
  by.put(`/calendar_events/${id}/occurrence`, body);
const takeOut = ({ id }: Row, body: object, by: Visitor = owner): Promise<Answer> =>
  by.send('DELETE', `/calendar_events/${id}/occurrence`, body);
/** The third date of `weekly`. */
const third = local('2026-11-16T09:00');
/** The time to which a date is moved. */
const at = (day: string, from = '12:00', to = '13:00') => ({
  start: local(`${day}T${from}`),
  end: local(`${day}T${to}`),
  allDay: false,
});

describe('an event that repeats', () => {
  it('is at each of its times, and keeps its hour when the clocks change', async () => {
    const { title } = await weekly();
    expect(await times(title)).toEqual([
      '11-02 09:00',
      '11-09 09:00',
      '11-16 09:00',
      '11-23 09:00',
      '11-30 09:00',
    ]);
    const summer = await occurrencesOf(title, '2027-03-22', '2027-04-01');
    expect(summer.map(({ start }) => start)).toEqual([
      '2027-03-22T08:00:00.000Z',
      '2027-03-29T07:00:00.000Z',
    ]);
  });

  it('begins on the first day that its rule gives', async () => {
    const event = await weekly({ repeats: 'FREQ=WEEKLY;BYDAY=WE;COUNT=2' });
    expect(event).toMatchObject({ start: local('2026-11-04T09:00'), end: local('2026-11-04T10:00') });
    expect(event.lastsUntil).toBe(local('2026-11-11T10:00'));
  });

  it('keeps its whole days when the clocks change before the first day of its rule', async () => {
    const event = await weekly({
      start: local('2026-03-29T00:00'),
      end: local('2026-03-30T00:00'),
      allDay: true,
    });
    expect(event).toMatchObject({ start: local('2026-03-30T00:00'), end: local('2026-03-31T00:00') });
  });

  it.each([
    ['FREQ=HOURLY', 'recurrence_invalid'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'recurrence_empty'],
  ])('an event that repeats by %s is refused at its field', async (repeats, code) => {
    const body = { calendarId, title: 'Źle', start: local('2026-11-02T09:00'), repeats };
    expect(await owner.post('/calendar_events', body)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'repeats', code }] },
    });
  });

  it('is seen by those who see its calendar, and by nobody else', async () => {
    const own = made(await owner.post('/calendars', { name: 'Tylko moje' }));
    const { title } = await weekly({ calendarId: own.id });
    expect(await times(title)).toHaveLength(5);
    expect(await times(title, undefined, undefined, stranger)).toEqual([]);
  });

  it('a series that began long ago is read like a new one, and a span has its limits', async () => {
    const { title } = await weekly({ start: local('1996-11-04T09:00'), end: null, repeats: 'FREQ=DAILY' });
    expect(await times(title, '2026-11-01', '2026-11-03')).toEqual(['11-01 09:00', '11-02 09:00']);
    for (const to of ['2026-10-01', '2029-01-01']) {
      const query = { from: local('2026-11-01'), to: local(to) };
      expect((await owner.get('/calendar_events/occurrences', query)).status).toBe(400);
    }
  });
});

it('a span with more events than an answer has shows those that begin first', async () => {
  const event = (day: string) =>
    owner.post('/calendar_events', {
      calendarId,
      title: `Dzień ${day}`,
      start: local(`2033-05-${day}T09:00`),
      end: local(`2033-05-${day}T10:00`),
    });
  const { id } = made(await event('20'));
  await sql`
    insert into calendar_event (created_at, updated_at, calendar_id, title, start, "end", lasts_until)
    select created_at, updated_at, calendar_id, title, start, "end", lasts_until
    from calendar_event, generate_series(1, 1000) where id = ${id}`.execute(api.database.sql);
  made(await event('02'));
  const { body } = await owner.get('/calendar_events/occurrences', {
    from: local('2033-05-01'),
    to: local('2033-06-01'),
  });
  const { rows, isCut } = body as { readonly rows: readonly Occurrence[]; readonly isCut: boolean };
  expect(isCut).toBe(true);
  expect(rows.map(({ record }) => record.title)).toContain('Dzień 02');
});

describe('one occurrence', () => {
  it('one occurrence that is moved is at its new time alone', async () => {
    const event = await weekly();
    const moved = made(await change(event, { at: third, scope: 'this', put: at('2026-11-17') }));
    expect(moved).toMatchObject({ seriesId: event.id, occurrence: third, start: local('2026-11-17T12:00') });
    expect(await times(event.title)).toEqual([
      '11-02 09:00',
      '11-09 09:00',
      '11-17 12:00',
      '11-23 09:00',
      '11-30 09:00',
    ]);
  });

  it.each(['this', 'following'])(
    'becomes a record with the scope %s also if its whole days begin at an hour',
    async (scope) => {
      const event = await weekly({ end: local('2026-11-02T16:00'), allDay: true });
      const apart = made(await change(event, { at: third, scope }));
      expect(apart).toMatchObject({ start: third, end: third, allDay: true });
    },
  );

  it('is changed by itself once, whoever else has it on the screen', async () => {
    const event = await weekly();
    const answers = await Promise.all(
      ['2026-11-17', '2026-11-18'].map((day) => change(event, { at: third, scope: 'this', put: at(day) })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await times(event.title)).toHaveLength(5);
  });

  it('is taken out, and is back when its day is not skipped any more', async () => {
    const event = await weekly();
    made(await takeOut(event, { at: third, scope: 'this' }));
    expect(await times(event.title)).toEqual(['11-02 09:00', '11-09 09:00', '11-23 09:00', '11-30 09:00']);
    made(await owner.put(`/calendar_events/${event.id}`, { skipped: [] }));
    expect(await times(event.title)).toHaveLength(5);
  });

  it('a date that the rule does not give is no occurrence', async () => {
    const event = await weekly();
    const refused = await change(event, { at: local('2026-11-17T09:00'), scope: 'this' });
    expect(refused).toMatchObject({ status: 404, body: { code: 'occurrence_not_there' } });
  });

  it('does not repeat by itself', async () => {
    const event = await weekly();
    const moved = made(await change(event, { at: third, scope: 'this' }));
    const refused = await owner.put(`/calendar_events/${moved.id}`, { repeats: 'FREQ=DAILY' });
    expect(refused).toMatchObject({ body: { errors: [{ code: 'recurrence_of_occurrence' }] } });
  });
});

describe('an occurrence with those that follow it', () => {
  it('is moved, with what was taken out and changed after it', async () => {
    const event = await weekly({ repeats: 'FREQ=WEEKLY;BYDAY=MO;COUNT=5' });
    made(await takeOut(event, { at: local('2026-11-23T09:00'), scope: 'this' }));
    made(await change(event, { at: local('2026-11-30T09:00'), scope: 'this', put: at('2026-11-29') }));
    made(await change(event, { at: third, scope: 'following', put: at('2026-11-17') }));
    expect(await times(event.title)).toEqual(['11-02 09:00', '11-09 09:00', '11-17 12:00', '11-29 12:00']);
    expect(await times(event.title, '2026-12-01', '2027-02-01')).toEqual([]);
  });

  it('is taken out: the series ends before it', async () => {
    const event = await weekly();
    made(await change(event, { at: local('2026-11-23T09:00'), scope: 'this', put: at('2026-11-24') }));
    made(await takeOut(event, { at: third, scope: 'following' }));
    expect(await times(event.title, '2026-11-01', '2027-11-01')).toEqual(['11-02 09:00', '11-09 09:00']);
  });
});

describe('all occurrences', () => {
  it('are moved to another weekday and hour, with what was taken out and changed', async () => {
    const event = await weekly();
    made(await takeOut(event, { at: local('2026-11-09T09:00'), scope: 'this' }));
    made(
      await change(event, {
        at: local('2026-11-23T09:00'),
        scope: 'this',
        put: at('2026-11-25', '07:00', '08:00'),
      }),
    );
    made(await change(event, { at: third, scope: 'all', put: at('2026-11-17') }));
    expect(await times(event.title)).toEqual(['11-03 12:00', '11-17 12:00', '11-25 07:00']);
    expect(await times(event.title, '2026-12-01', '2026-12-10')).toEqual(['12-01 12:00', '12-08 12:00']);
  });

  it('are removed, with those that were changed by themselves', async () => {
    const event = await weekly();
    made(await change(event, { at: third, scope: 'this', put: at('2026-11-17') }));
    made(await takeOut(event, { at: local('2026-11-09T09:00'), scope: 'all' }));
    expect(await times(event.title)).toEqual([]);
  });

  it('are not moved by somebody who has seen an older version', async () => {
    const event = await weekly();
    made(await owner.put(`/calendar_events/${event.id}`, { description: 'Sala 2' }));
    const late = { at: third, scope: 'all', put: at('2026-11-17'), updatedAt: event.updatedAt };
    expect((await change(event, late)).status).toBe(409);
  });
});

it.each(['this', 'following', 'all'])(
  'an occurrence is changed with the scope %s by nobody who only reads the calendar',
  async (scope) => {
    const event = await weekly();
    expect((await change(event, { at: third, scope, put: at('2026-11-17') }, reader)).status).toBe(404);
    expect((await takeOut(event, { at: third, scope }, reader)).status).toBe(404);
    expect(await times(event.title)).toHaveLength(5);
  },
);

it('an event that is not editable keeps each of its times', async () => {
  const event = await weekly({ editable: false });
  for (const scope of ['this', 'following', 'all'])
    expect((await change(event, { at: third, scope, put: at('2026-11-17') })).status).toBe(409);
  expect(await times(event.title)).toHaveLength(5);
});
