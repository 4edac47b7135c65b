import { expect, it } from 'vitest';
import { calendarMessage, guestAnswersIn } from './calendarMessage.ts';

const calendar = (method: string, ...lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    `METHOD:${method}`,
    ...lines,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const event = (...lines: readonly string[]): readonly string[] => [
  'BEGIN:VEVENT',
  'DTSTAMP:20310101T100000Z',
  'DTSTART:20310303T080000Z',
  ...lines,
  'END:VEVENT',
];
const date = event('UID:weekly', 'RECURRENCE-ID:20310310T080000Z');
const series = event('UID:weekly', 'RRULE:FREQ=WEEKLY');

it('a message is about the event of a later calendar of its file if the first has none', () => {
  const empty = calendar('PUBLISH');
  expect(calendarMessage(empty + calendar('REQUEST', ...series))).toMatchObject({
    method: 'REQUEST',
    uid: 'weekly',
  });
  const answer = event('UID:weekly', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:jan@firma.example');
  expect(guestAnswersIn(empty + calendar('REPLY', ...answer))).toMatchObject([
    { email: 'jan@firma.example' },
  ]);
});

it('an answer to several dates of a series is read for each of them, and in no other message', () => {
  const given = (at: string, status: string) =>
    event('UID:weekly', `RECURRENCE-ID:${at}`, `ATTENDEE;PARTSTAT=${status}:mailto:jan@firma.example`);
  const parts = [
    ...given('20310317T080000Z', 'ACCEPTED'),
    ...given('20310310T080000Z', 'DECLINED'),
    ...given('none', 'DECLINED'),
  ];
  expect(guestAnswersIn(calendar('REPLY', ...parts))).toMatchObject([
    { occurrence: '2031-03-10T08:00:00.000Z', answer: 'Declined' },
    { occurrence: '2031-03-17T08:00:00.000Z', answer: 'Accepted' },
  ]);
  expect(guestAnswersIn(calendar('REQUEST', ...parts))).toEqual([]);
});

it('a message is about the whole series if its calendar has the series, and about one date if another calendar has it', () => {
  const of = (...calendars: readonly string[]) => calendarMessage(calendars.join(''))?.occurrence;
  expect(of(calendar('REQUEST', ...date, ...series))).toBeNull();
  expect(of(calendar('REQUEST', ...date), calendar('REQUEST', ...series))).toBe('2031-03-10T08:00:00.000Z');
});

it('a file without an event is no message', () => {
  expect(calendarMessage(calendar('PUBLISH') + calendar('REQUEST'))).toBeUndefined();
});
