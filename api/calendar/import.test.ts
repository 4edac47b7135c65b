import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessZone } from '#domain/kernel/time.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

/** Files of other calendar programs become events, once. */
let api: TestApi;
let ala: Visitor;
let ola: Visitor;
type Row = Record<string, unknown> & { readonly id: number };
const made = ({ status, body }: Answer): Row => {
  if (status !== 201 && status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Row;
};
beforeAll(async () => {
  api = await startTestApi();
  for (const login of ['ala', 'ola']) await addUser(api, login, ['sales']);
  ala = (await enter(api, 'ala')).visitor;
  ola = (await enter(api, 'ola')).visitor;
});
afterAll(() => api?.close());

const newCalendar = async (): Promise<number> => made(await ala.post('/calendars', { name: 'Z pliku' })).id;
/** A calendar file. Each event is given by its lines. */
const file = (...events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'DTSTAMP:20261126T090000Z', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const send = (calendarId: number | null, content: string, write = true, by: Visitor = ala): Promise<Answer> =>
  by.post('/calendar_events/import', { calendarId, content, write });
/** What became of each event: series first, then their changed dates, and last what cannot be kept. */
const results = async (...sent: Parameters<typeof send>): Promise<readonly string[]> => {
  const { status, body } = await send(...sent);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (body as { rows: { result: string }[] }).rows.map(({ result }) => result);
};
const events = async (calendarId: number): Promise<readonly Row[]> => {
  const { body } = await ala.get('/calendar_events', {
    filter: { calendar: calendarId, markedToDelete: false },
    sort: 'start',
  });
  return (body as { rows: Row[] }).rows;
};
const local = (written: string): string =>
  DateTime.fromISO(written, { zone: businessZone }).toUTC().toISO() ?? '';

const meeting = ['UID:a@x', 'SUMMARY:Narada\\, plac', 'DTSTART:20270301T080000Z', 'DTEND:20270301T090000Z'];

describe('a file of events', () => {
  it('is shown before anything is written, and then added', async () => {
    const calendar = await newCalendar();
    expect(await results(calendar, file(meeting), false)).toEqual(['added']);
    expect(await events(calendar)).toEqual([]);
    expect(await results(calendar, file(meeting))).toEqual(['added']);
    expect(await events(calendar)).toMatchObject([
      {
        title: 'Narada, plac',
        start: '2027-03-01T08:00:00.000Z',
        end: '2027-03-01T09:00:00.000Z',
        busy: true,
      },
    ]);
  });

  it('a file of events that is read twice, also at the same moment, adds nothing twice', async () => {
    const calendar = await newCalendar();
    const both = await Promise.all([results(calendar, file(meeting)), results(calendar, file(meeting))]);
    expect(both.flat().toSorted()).toEqual(['added', 'same']);
    expect(await results(calendar, file(meeting))).toEqual(['same']);
    expect(await events(calendar)).toHaveLength(1);
  });

  it('changes what it brought before; an older version changes nothing', async () => {
    const calendar = await newCalendar();
    await results(calendar, file([...meeting, 'SEQUENCE:1']));
    const moved = ['UID:a@x', 'SUMMARY:Przeniesiona', 'DTSTART:20270302T080000Z', 'SEQUENCE:2'];
    expect(await results(calendar, file(moved))).toEqual(['changed']);
    expect(await results(calendar, file([...meeting, 'SEQUENCE:1']))).toEqual(['older']);
    expect(await events(calendar)).toMatchObject([
      { title: 'Przeniesiona', start: '2027-03-02T08:00:00.000Z' },
    ]);
  });

  it('a version that comes after a later one changes nothing, though the later one brought nothing new', async () => {
    const calendar = await newCalendar();
    await results(calendar, file([...meeting, 'SEQUENCE:1']));
    expect(await results(calendar, file([...meeting, 'SEQUENCE:3']))).toEqual(['same']);
    const moved = ['UID:a@x', 'SUMMARY:Przeniesiona', 'DTSTART:20270302T080000Z', 'SEQUENCE:2'];
    expect(await results(calendar, file(moved))).toEqual(['older']);
    expect(await events(calendar)).toMatchObject([{ title: 'Narada, plac' }]);
  });

  it('a file of events with a series brings its rule, its changed date and the dates that were taken out, in any order', async () => {
    const calendar = await newCalendar();
    const zone = 'TZID=Europe/Warsaw';
    const series = [
      'UID:s@x',
      'SUMMARY:Odprawa',
      `DTSTART;${zone}:20270301T090000`,
      `DTEND;${zone}:20270301T100000`,
      'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=5',
      `EXDATE;${zone}:20270308T090000`,
    ];
    const changed = [
      'UID:s@x',
      `RECURRENCE-ID;${zone}:20270315T090000`,
      'SUMMARY:Odprawa',
      `DTSTART;${zone}:20270316T120000`,
      `DTEND;${zone}:20270316T130000`,
    ];
    expect(await results(calendar, file(changed, series))).toEqual(['added', 'added']);
    expect(await results(calendar, file(changed, series))).toEqual(['same', 'same']);
    const { body } = await ala.get('/calendar_events/occurrences', {
      from: local('2027-03-01'),
      to: local('2027-04-05'),
    });
    const times = (body as { rows: { record: Row; start: string }[] }).rows
      .filter(({ record }) => (record.calendar as Row).id === calendar)
      .map(({ start }) => DateTime.fromISO(start, { zone: businessZone }).toFormat('MM-dd HH:mm'));
    expect(times).toEqual(['03-01 09:00', '03-16 12:00', '03-22 09:00', '03-29 09:00']);
  });

  it.each([
    [
      'in the zone of its name',
      ['DTSTART;TZID=America/New_York:20270301T090000'],
      '2027-03-01T14:00:00.000Z',
    ],
    ['without a zone in the time of Warsaw', ['DTSTART:20270301T090000'], '2027-03-01T08:00:00.000Z'],
    [
      'in a zone that is known to nobody in the time of Warsaw',
      ['DTSTART;TZID=Central European Standard Time:20270301T090000'],
      '2027-03-01T08:00:00.000Z',
    ],
    ['of a whole day from midnight', ['DTSTART;VALUE=DATE:20270301'], '2027-02-28T23:00:00.000Z'],
  ])('reads a time %s', async (_how, lines, start) => {
    const calendar = await newCalendar();
    await results(calendar, file(['UID:z@x', 'SUMMARY:Czas', ...lines]));
    expect(await events(calendar)).toMatchObject([{ start }]);
  });

  it('knows a date again that was moved here, when the program moves it too', async () => {
    const calendar = await newCalendar();
    const daily = [...meeting, 'RRULE:FREQ=DAILY;COUNT=3'];
    await results(calendar, file(daily));
    const [series] = await events(calendar);
    const put = { start: '2027-03-02T12:00:00Z', end: '2027-03-02T13:00:00Z', allDay: false };
    const at = '2027-03-02T08:00:00Z';
    made(await ala.put(`/calendar_events/${series?.id}/occurrence`, { at, scope: 'this', put }));
    const moved = [
      'UID:a@x',
      'SUMMARY:Później',
      'RECURRENCE-ID:20270302T080000Z',
      'DTSTART:20270302T150000Z',
    ];
    expect(await results(calendar, file(daily, moved))).toEqual(['same', 'changed']);
    expect((await events(calendar)).map(({ start }) => start)).toEqual([
      '2027-03-01T08:00:00.000Z',
      '2027-03-02T15:00:00.000Z',
    ]);
  });

  it('a file of Outlook, whose zones have names of their own, is read by what the file says of the zone', async () => {
    const calendar = await newCalendar();
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Tokyo Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0900',
      'TZOFFSETTO:+0900',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    const content = file([
      'UID:o@x',
      'SUMMARY:Tokio',
      'DTSTART;TZID=Tokyo Standard Time:20270301T090000',
    ]).replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`);
    await results(calendar, content);
    expect(await events(calendar)).toMatchObject([{ start: '2027-03-01T00:00:00.000Z' }]);
  });

  it('events of whole days end with their last day, and an event that keeps nobody busy is read as such', async () => {
    const calendar = await newCalendar();
    const days = ['DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270304', 'TRANSP:TRANSPARENT'];
    await results(calendar, file(['UID:d@x', 'SUMMARY:Targi', ...days]));
    expect(await events(calendar)).toMatchObject([
      { allDay: true, start: local('2027-03-01'), end: local('2027-03-03'), busy: false },
    ]);
  });

  it('takes out what was called off', async () => {
    const calendar = await newCalendar();
    await results(calendar, file(meeting));
    expect(await results(calendar, file([...meeting, 'SEQUENCE:1', 'STATUS:CANCELLED']))).toEqual([
      'removed',
    ]);
    expect(await events(calendar)).toEqual([]);
  });

  it('can go into a calendar of one’s own, which is made only when the file is read', async () => {
    const own = async () =>
      ((await ola.get('/calendars', { filter: { 'user.login': 'ola' } })).body as { rows: Row[] }).rows;
    expect(await results(null, file(meeting), false, ola)).toEqual(['added']);
    expect(await own()).toEqual([]);
    expect(await results(null, file(meeting), true, ola)).toEqual(['added']);
    const [calendar, ...others] = await own();
    expect(others).toEqual([]);
    expect(await results(calendar?.id ?? 0, file(meeting), true, ola)).toEqual(['same']);
  });

  it('leaves out a series with more dates taken out than one event may have', async () => {
    // At most 400.
    const taken = Array.from({ length: 401 }, (_none, day) =>
      DateTime.utc(2027, 3, 2, 8).plus({ days: day }).toFormat("yyyyMMdd'T'HHmmss'Z'"),
    );
    const daily = [...meeting, 'RRULE:FREQ=DAILY', `EXDATE:${taken.join(',')}`];
    expect(await results(await newCalendar(), file(daily))).toEqual(['leftOut']);
  });

  it('reads an event of a length beyond all calendars as one without an end', async () => {
    const endless = [
      'UID:endless',
      'SUMMARY:Bez końca',
      'DTSTART:20261130T080000Z',
      'DURATION:P999999999999D',
    ];
    const calendar = await newCalendar();
    expect(await results(calendar, file(endless))).toEqual(['added']);
    expect(await events(calendar)).toMatchObject([{ end: null }]);
  });

  it('says which events it cannot keep', async () => {
    const calendar = await newCalendar();
    const hourly = ['UID:h@x', 'SUMMARY:Co godzinę', 'DTSTART:20270301T080000Z', 'RRULE:FREQ=HOURLY'];
    expect(await results(calendar, file(hourly, meeting))).toEqual(['added', 'leftOut']);
  });
});

describe('what is refused', () => {
  it.each([
    ['no calendar', 'Szanowni Państwo'],
    ['a broken calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY'],
    ['an address book', 'BEGIN:VCARD\r\nFN:Jan\r\nEND:VCARD'],
  ])('a file with %s is refused', async (_what, content) => {
    const refused = await send(await newCalendar(), content);
    expect(refused).toMatchObject({ status: 422, body: { code: 'calendar_unreadable' } });
  });

  it('a property with endless parameters is refused before it holds up the server', async () => {
    const endless = `X-A${';B=c'.repeat(200_000)}:d`;
    const begun = performance.now();
    const refused = await send(await newCalendar(), file([...meeting, endless]));
    expect(refused).toMatchObject({ status: 422, body: { code: 'calendar_unreadable' } });
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('a change of one date of a series is left out if its date cannot be read, and the series stays as it is', async () => {
    const calendar = await newCalendar();
    await send(calendar, file([...meeting, 'RRULE:FREQ=WEEKLY;COUNT=4']));
    const unreadable = [...meeting, 'SUMMARY:Inna narada', 'RECURRENCE-ID;VALUE=TEXT:jutro'];
    expect(await results(calendar, file(unreadable))).toEqual(['leftOut']);
    expect(await events(calendar)).toMatchObject([{ title: 'Narada, plac' }]);
  });

  it('a file that has too many bytes is refused, though it has fewer characters', async () => {
    // Each letter has two bytes: 920,000 where 900,000 are allowed.
    const long = [...meeting, `DESCRIPTION:${'ą'.repeat(460_000)}`];
    const refused = await send(await newCalendar(), file(long));
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });

  it('a file with more events than one may have is refused', async () => {
    // At most 500.
    const many = Array.from({ length: 501 }, (_none, index) => [
      `UID:${index}`,
      'SUMMARY:x',
      'DTSTART:20270301T080000Z',
    ]);
    const refused = await send(await newCalendar(), file(...many));
    expect(refused).toMatchObject({ status: 422, body: { code: 'calendar_too_large' } });
  });

  it('a file is not read into a calendar that one may not change', async () => {
    const general = made(await ala.post('/calendars', { name: 'Wspólny', isGeneral: true }));
    expect((await send(await newCalendar(), file(meeting), true, ola)).status).toBe(404);
    expect((await send(general.id, file(meeting), true, ola)).status).toBe(404);
    expect(await events(general.id)).toEqual([]);
  });
});
