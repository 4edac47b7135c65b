import { describe, expect, it } from 'vitest';
import { eventsInFile } from './eventsInFile.ts';

const file = (...lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:s@x',
    'SUMMARY:Odprawa',
    'DTSTART;TZID=Europe/Warsaw:20270301T090000',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

describe('a repeated event of a calendar file', () => {
  it.each(['UNTIL=20270228', 'UNTIL=20270301T075959Z'])(
    'is left out alone if %s ends it before it begins',
    (until) => {
      expect(eventsInFile(file(`RRULE:FREQ=DAILY;${until}`))).toEqual({ events: [], leftOut: ['Odprawa'] });
    },
  );

  it.each(['UNTIL=20270301', 'UNTIL=20270301T080000Z', 'COUNT=3'])('is read with %s', (end) => {
    expect(eventsInFile(file(`RRULE:FREQ=DAILY;${end}`)).events).toMatchObject([
      { repeats: `FREQ=DAILY;${end}` },
    ]);
  });
});
