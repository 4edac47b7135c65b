import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

/** Calendars of one's own, shared and general ones, and who may do what with their events. */
let api: TestApi;
let owner: Visitor;
let friend: Visitor;
let friendId: number;
let stranger: Visitor;

beforeAll(async () => {
  api = await startTestApi();
  const people = [];
  for (const login of ['owner', 'friend', 'stranger']) {
    await addUser(api, login, ['sales']);
    people.push(await enter(api, login));
  }
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('somebody could not sign in');
  [owner, friend, stranger] = [first.visitor, second.visitor, third.visitor];
  friendId = second.actor.userId ?? 0;
});
afterAll(() => api.close());

type Row = Record<string, unknown> & { readonly id: number };
const made = ({ status, body }: Answer): Row => {
  if (status !== 201 && status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Row;
};
/** A calendar of the owner, shared with nobody unless `some` says otherwise. */
const newCalendar = async (some: object = {}): Promise<Row> =>
  made(await owner.post('/calendars', { name: 'Spotkania', ...some }));
const hours = { start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T10:00:00.000Z' };
const eventIn = (by: Visitor, calendar: Row, some: object = {}): Promise<Answer> =>
  by.post('/calendar_events', { calendarId: calendar.id, title: 'Narada', ...hours, ...some });
const seenBy = async (visitor: Visitor, path: string): Promise<readonly number[]> =>
  ((await visitor.get(path, { limit: 100 })).body as { rows: Row[] }).rows.map(({ id }) => id);

describe('a calendar', () => {
  it('a calendar of one person, and its events, are seen by nobody else', async () => {
    const calendar = await newCalendar();
    const event = made(await eventIn(owner, calendar));
    expect(await seenBy(owner, '/calendars')).toContain(calendar.id);
    expect(await seenBy(owner, '/calendar_events')).toContain(event.id);
    for (const other of [friend, stranger]) {
      expect(await seenBy(other, '/calendars')).not.toContain(calendar.id);
      expect(await seenBy(other, '/calendar_events')).not.toContain(event.id);
      expect((await other.get(`/calendar_events/${event.id}`)).status).toBe(404);
      // A calendar that they do not see is no value for the field.
      expect((await eventIn(other, calendar)).status).toBe(422);
      expect((await other.put(`/calendar_events/${event.id}`, { title: 'Cudze' })).status).toBe(404);
    }
  });

  it('a calendar that is shared is read, and its events written, by those it names; it stays its owner’s', async () => {
    const calendar = await newCalendar({ users: [{ userId: friendId }] });
    const event = made(await eventIn(friend, calendar));
    expect(await seenBy(owner, '/calendar_events')).toContain(event.id);
    made(await friend.put(`/calendar_events/${event.id}`, { title: 'Przełożone' }));
    expect((await friend.put(`/calendars/${calendar.id}`, { name: 'Moje' })).status).toBe(404);
    expect((await friend.put(`/calendars/${calendar.id}`, { isGeneral: true })).status).toBe(404);
    expect(await seenBy(stranger, '/calendar_events')).not.toContain(event.id);
  });

  it('a calendar that is general is read by everybody, and written by its owner and those it names', async () => {
    const calendar = await newCalendar({ isGeneral: true });
    const event = made(await eventIn(owner, calendar));
    expect(await seenBy(stranger, '/calendar_events')).toContain(event.id);
    expect((await eventIn(stranger, calendar)).status).toBe(404);
    expect((await stranger.put(`/calendar_events/${event.id}`, { title: 'Cudze' })).status).toBe(404);
    const own = made(await stranger.post('/calendars', { name: 'Własny' }));
    const mine = made(await eventIn(stranger, own));
    expect((await stranger.put(`/calendar_events/${mine.id}`, { calendarId: calendar.id })).status).toBe(404);
    expect((await stranger.get(`/calendar_events/${mine.id}`)).body).toMatchObject({ calendarId: own.id });
  });

  it('a calendar that is no longer shared is hidden again, with its events', async () => {
    const calendar = await newCalendar({ users: [{ userId: friendId }] });
    const event = made(await eventIn(owner, calendar));
    expect(await seenBy(friend, '/calendar_events')).toContain(event.id);
    made(await owner.put(`/calendars/${calendar.id}`, { users: [] }));
    expect(await seenBy(friend, '/calendars')).not.toContain(calendar.id);
    expect(await seenBy(friend, '/calendar_events')).not.toContain(event.id);
  });
});

describe('an event', () => {
  it('does not end before it begins, neither when it is made nor when it is moved', async () => {
    const calendar = await newCalendar();
    const backwards = { start: hours.end, end: hours.start };
    const refused = { status: 422, body: { errors: [{ field: 'start', code: 'later_than_field' }] } };
    expect(await eventIn(owner, calendar, backwards)).toMatchObject(refused);
    const event = made(await eventIn(owner, calendar));
    const early = { end: '2026-12-01T08:00:00.000Z' };
    expect(await owner.put(`/calendar_events/${event.id}`, early)).toMatchObject(refused);
    made(await owner.put(`/calendar_events/${event.id}`, { end: hours.start }));
  });

  it('an event with a customer does not end before it begins', async () => {
    const wrong = { description: 'Rozmowa', begin: hours.end, ending: hours.start };
    expect(await owner.post('/events', wrong)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'begin', code: 'later_than_field' }] },
    });
  });

  it('an event that is not editable keeps its time until it is made editable', async () => {
    const calendar = await newCalendar();
    const event = made(await eventIn(owner, calendar, { editable: false }));
    const moved = { end: '2026-12-01T11:00:00.000Z' };
    const refused = await owner.put(`/calendar_events/${event.id}`, moved);
    expect(JSON.stringify(refused.body)).toContain('event_not_editable');
    made(await owner.put(`/calendar_events/${event.id}`, { editable: true }));
    expect(made(await owner.put(`/calendar_events/${event.id}`, moved))).toMatchObject(moved);
  });
});

describe('deleting with a body', () => {
  it.each(['/calendars', '/calendar_events'])(
    'deleting with a body at %s marks what the caller may change',
    async (path) => {
      const calendar = await newCalendar({ isGeneral: true });
      const { id } = path === '/calendars' ? calendar : made(await eventIn(owner, calendar));
      expect((await stranger.send('DELETE', path, { id })).status).toBe(404);
      expect((await stranger.send('DELETE', path, {})).status).toBe(422);
      expect(await owner.send('DELETE', path, { id })).toMatchObject({ status: 200, body: { id } });
      expect((await owner.get(`${path}/${id}`)).body).toMatchObject({ markedToDelete: true });
    },
  );
});
