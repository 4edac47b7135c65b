import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import nodeIcal, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessZone } from '#domain/kernel/time.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

/** The events of one's own calendars in calendar programs, read by two parsers that share no code. */
let api: TestApi;
let ala: Visitor;
let ola: Visitor;
let olaId: number;
let calendarId: number;
type Row = Record<string, unknown> & { readonly id: number };
const made = ({ status, body }: Answer): Row => {
  if (status !== 201 && status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Row;
};
/** A moment by the clocks in Warsaw, as ISO in UTC. */
const local = (written: string): string =>
  DateTime.fromISO(written, { zone: businessZone }).toUTC().toISO() ?? '';

beforeAll(async () => {
  api = await startTestApi();
  await addUser(api, 'ala', ['sales']);
  olaId = await addUser(api, 'ola', ['sales']);
  ala = (await enter(api, 'ala')).visitor;
  ola = (await enter(api, 'ola')).visitor;
  calendarId = made(await ala.post('/calendars', { name: 'Ali' })).id;
});
afterAll(() => api?.close());

const event = async (some: object): Promise<Row> =>
  made(await ala.post('/calendar_events', { calendarId, title: 'Narada', ...some }));
const feedOf = async (by: Visitor): Promise<string> => {
  const { eventsUrl } = (await by.post('/task/feed', {})).body as { eventsUrl: string };
  const answer = await fetch(eventsUrl.replace(/^.*\/api/, api.url));
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  return answer.text();
};

/** The times of an event within a span as ical.js reads them, which Thunderbird uses. */
const byIcalJs = (text: string, title: string, from: string, to: string): readonly string[] => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const parts = calendar
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part))
    .filter(({ summary }) => summary === title);
  // The series has its rule and comes first; the others are its changed dates.
  const [series, ...changedDates] = parts.toSorted(
    (one, other) => Number(one.isRecurrenceException()) - Number(other.isRecurrenceException()),
  );
  if (!series) return [];
  for (const changed of changedDates) series.relateException(changed);
  const times: string[] = [];
  const dates = series.iterator();
  for (let byRule = dates.next(); byRule; byRule = dates.next()) {
    // The rule may go on without end. A date that was changed takes place at another time than the rule says.
    if (byRule.toJSDate().toISOString() >= to) break;
    const start = series.getOccurrenceDetails(byRule).startDate.toJSDate().toISOString();
    if (start >= from && start < to) times.push(start);
  }
  return times.toSorted();
};

/** The same as node-ical reads them. */
const byNodeIcal = (text: string, title: string, from: string, to: string): readonly string[] =>
  Object.values(nodeIcal.sync.parseICS(text))
    .filter((part): part is VEvent => part?.type === 'VEVENT' && part.summary === title)
    .flatMap((part) => nodeIcal.expandRecurringEvent(part, { from: new Date(from), to: new Date(to) }))
    .map(({ start }) => start.toISOString())
    .toSorted();

const span = [local('2027-03-01T00:00'), local('2027-04-12T00:00')] as const;
const shown = (times: readonly string[]): readonly string[] =>
  times.map((at) => DateTime.fromISO(at, { zone: businessZone }).toFormat('MM-dd HH:mm'));

describe('an event in a calendar program', () => {
  it('a repeated event keeps its hour when the clocks change; a date that was taken out is missing, a moved one is at its new time', async () => {
    // The clocks change on 28 March. The title has signs that an iCalendar must escape.
    const { id } = await event({
      title: 'Odprawa; „plac”, ważna',
      start: local('2027-03-01T09:00'),
      end: local('2027-03-01T10:00'),
      repeats: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270405',
    });
    const occurrence = `/calendar_events/${id}/occurrence`;
    await ala.send('DELETE', occurrence, { at: local('2027-03-15T09:00'), scope: 'this' });
    made(
      await ala.put(occurrence, {
        at: local('2027-03-22T09:00'),
        scope: 'this',
        put: { start: local('2027-03-23T12:00'), end: local('2027-03-23T13:00'), allDay: false },
      }),
    );
    const text = await feedOf(ala);
    const expected = ['03-01 09:00', '03-08 09:00', '03-23 12:00', '03-29 09:00', '04-05 09:00'];
    expect(shown(byIcalJs(text, 'Odprawa; „plac”, ważna', ...span))).toEqual(expected);
    expect(shown(byNodeIcal(text, 'Odprawa; „plac”, ważna', ...span))).toEqual(expected);
  });

  it('an event from a file keeps its UID; a date of it that was moved here has the same one, and is not shown twice', async () => {
    const content = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Test//EN',
      'BEGIN:VEVENT',
      'DTSTAMP:20261126T090000Z',
      'UID:daily@other.example',
      'SUMMARY:Z pliku',
      'DTSTART:20270301T080000Z',
      'RRULE:FREQ=DAILY;COUNT=3',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    await ala.post('/calendar_events/import', { calendarId, content, write: true });
    const { rows } = (await ala.get('/calendar_events', { filter: { title: 'Z pliku' } })).body as {
      rows: Row[];
    };
    const put = { start: local('2027-03-02T12:00'), end: null, allDay: false };
    // The second of the three dates in the file: 8:00 in UTC.
    const at = local('2027-03-02T09:00');
    made(await ala.put(`/calendar_events/${rows[0]?.id}/occurrence`, { at, scope: 'this', put }));
    const text = await feedOf(ala);
    const expected = ['03-01 09:00', '03-02 12:00', '03-03 09:00'];
    expect(shown(byIcalJs(text, 'Z pliku', ...span))).toEqual(expected);
    expect(shown(byNodeIcal(text, 'Z pliku', ...span))).toEqual(expected);
    expect(text.match(/^UID:daily@other\.example\r$/gm)).toHaveLength(2);
  });

  it('an event of whole days is written as days, its end as the day after the last one; a date that was changed and then removed is left out', async () => {
    const { id } = await event({
      title: 'Targi',
      start: local('2027-03-02'),
      end: local('2027-03-03'),
      allDay: true,
      repeats: 'FREQ=WEEKLY;COUNT=3',
    });
    const moved = made(
      await ala.put(`/calendar_events/${id}/occurrence`, { at: local('2027-03-09'), scope: 'this' }),
    );
    await ala.send('DELETE', '/calendar_events', { id: moved.id });
    const text = await feedOf(ala);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20270302',
        'DTEND;VALUE=DATE:20270304',
        'EXDATE;VALUE=DATE:20270309',
      ]),
    );
    expect(byIcalJs(text, 'Targi', ...span)).toHaveLength(2);
    expect(byNodeIcal(text, 'Targi', ...span)).toHaveLength(2);
  });

  it('an event is in the feed of those who attend it, but not of others', async () => {
    const at = { start: local('2027-03-05T09:00'), end: local('2027-03-05T10:00') };
    await event({ title: 'Z Olą', ...at, attendees: [{ userId: olaId }] });
    await event({ title: 'Bez Oli', ...at });
    const text = await feedOf(ola);
    expect(byIcalJs(text, 'Z Olą', ...span)).toEqual([at.start]);
    expect(text).not.toContain('Bez Oli');
    expect(text).not.toContain('Targi');
  });

  it('an event of a removed calendar is shown to nobody, not even to those who attend it', async () => {
    const { id } = made(await ala.post('/calendars', { name: 'Do usunięcia' }));
    const start = local('2027-03-07T09:00');
    await event({ calendarId: id, title: 'Bez kalendarza', start, attendees: [{ userId: olaId }] });
    const asked = { from: local('2027-03-07'), to: local('2027-03-08') };
    const titles = async (by: Visitor) =>
      ((await by.get('/calendar_events/occurrences', asked)).body as { rows: { record: Row }[] }).rows.map(
        ({ record }) => record.title,
      );
    for (const by of [ala, ola]) expect(await titles(by)).toEqual(['Bez kalendarza']);
    await ala.send('DELETE', '/calendars', { id });
    for (const by of [ala, ola]) {
      expect(await titles(by)).toEqual([]);
      expect(await feedOf(by)).not.toContain('Bez kalendarza');
    }
  });

  it('an event that keeps nobody busy is written as transparent', async () => {
    await event({ title: 'Święto', start: local('2027-03-06T09:00'), busy: false });
    const text = await feedOf(ala);
    const [part = ''] = text.split('BEGIN:VEVENT').filter((one) => one.includes('SUMMARY:Święto'));
    expect(part).toContain('TRANSP:TRANSPARENT');
  });

  it('the feed follows RFC 5545: stamps in UTC, one time zone, no long lines', async () => {
    const lines = (await feedOf(ala)).split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    for (const stamp of lines.filter((line) => line.startsWith('DTSTAMP')))
      expect(stamp).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
  });
});

it('an address that nobody has opens nothing', async () => {
  expect((await fetch(`${api.url}/calendar_events/feed/${'x'.repeat(43)}.ics`)).status).toBe(404);
});
