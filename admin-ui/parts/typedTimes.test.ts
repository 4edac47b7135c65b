import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/kernel/language.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { dateText, dateTimeText } from '#domain/kernel/written.ts';
import { readDate, readDateTime, readTime, twiceShown } from './typedTimes.ts';

/** A Sunday evening in Warsaw, at seven minutes past seven. */
const now = new Date('2026-11-22T18:07:42.123Z');
const inWarsaw = (read: ReturnType<typeof readDateTime>) =>
  'value' in read
    ? DateTime.fromISO(read.value, { zone: businessZone }).toFormat('yyyy-MM-dd HH:mm:ss')
    : read.fault;

describe('a moment', () => {
  it.each([
    ['1.2.26 9:05', '2026-02-01 09:05:00'],
    ['01.02.2026 09:05', '2026-02-01 09:05:00'],
    ['01.02.2026, 9.05', '2026-02-01 09:05:00'],
    ['1/2/2026 0905', '2026-02-01 09:05:00'],
    ['1-2-2026  9', '2026-02-01 09:00:00'],
    ['1.2. 9', '2026-02-01 09:00:00'],
    ['1.2.61', '1961-02-01 00:00:00'],
    ['01.02.2026', '2026-02-01 00:00:00'],
    ['01.02.2026 09:05:30', '2026-02-01 09:05:30'],
    ['2026-05-01T10:00', '2026-05-01 10:00:00'],
    ['2026-05-01 10:00', '2026-05-01 10:00:00'],
    ['2026-05-01T10:00:00Z', '2026-05-01 12:00:00'],
    ['2026-05-01T10:00+01:00', '2026-05-01 11:00:00'],
    ['28.02.2026 24:00', '2026-03-01 00:00:00'],
    ['9:05', '2026-11-22 09:05:00'],
    ['jutro 9', '2026-11-23 09:00:00'],
    ['Dziś 14:30', '2026-11-22 14:30:00'],
    ['dzis', '2026-11-22 00:00:00'],
    ['pojutrze', '2026-11-24 00:00:00'],
    ['wczoraj 7.15', '2026-11-21 07:15:00'],
    ['teraz', '2026-11-22 19:07:00'],
    ['+2h', '2026-11-22 21:07:00'],
    ['+ 2 h', '2026-11-22 21:07:00'],
    ['-30 min', '2026-11-22 18:37:00'],
    ['+1h30', '2026-11-22 20:37:00'],
    ['+1d 2h', '2026-11-23 21:07:00'],
    ['+3d', '2026-11-25 19:07:00'],
  ])('“%s” is %s', (typed, expected) => {
    expect(inWarsaw(readDateTime('pl', typed, now))).toBe(expected);
  });

  it.each([
    '',
    '9',
    '+',
    '+2',
    '30.02.2026 10:00',
    '1.13.2026',
    '01.02.2026 25:00',
    '01.02.2026 9:5',
    '1.2.026',
    '1.2/2026',
    'morgen 9',
    'jutro rano',
    '01.02.2026 10:00 11:00',
    '2026-05-01T10:00Zx',
  ])('“%s” is none', (typed) => {
    expect(readDateTime('pl', typed, now)).toEqual({ fault: 'unread' });
  });

  it.each([
    ['pl', 'jutro'],
    ['en', 'Tomorrow'],
    ['nl', 'morgen'],
    ['de', 'Morgen'],
    ['fr', 'demain'],
    ['it', 'domani'],
    ['es', 'mañana'],
  ] as const)('is named in %s: %s', (language, word) => {
    expect(inWarsaw(readDateTime(language, `${word} 9:05`, now))).toBe('2026-11-23 09:05:00');
    expect(readDate(language, word, now)).toEqual({ value: '2026-11-23' });
  });

  it('a moment that the clock leaves out is refused as such, and one that it shows twice is the first of the two', () => {
    expect(readDateTime('pl', '29.03.2026 02:30', now)).toEqual({ fault: 'skipped' });
    expect(readDateTime('pl', '29.03.2026 03:00', now)).toEqual({ value: '2026-03-29T01:00:00.000Z' });
    expect(readDateTime('pl', '25.10.2026 02:30', now)).toEqual({ value: '2026-10-25T00:30:00.000Z' });
    const both = { summer: '2026-10-25T00:30:00.000Z', winter: '2026-10-25T01:30:00.000Z' };
    expect(twiceShown(both.summer)).toEqual(both);
    expect(twiceShown(both.winter)).toEqual(both);
    expect(twiceShown('2026-10-25T02:00:00.000Z')).toBeUndefined();
    expect(twiceShown('2026-10-25')).toBeUndefined();
    expect(twiceShown('25.10.2026 02:3')).toBeUndefined();
  });
});

describe('whatever is in a field', () => {
  const anyMinute = fc
    .date({
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString());

  it('is read back as it was, in every language', () => {
    fc.assert(
      fc.property(anyMinute, fc.constantFrom(...languages), (iso, language) => {
        const both = twiceShown(iso);
        expect(readDateTime(language, dateTimeText(iso), now)).toEqual({ value: both ? both.summer : iso });
        const day = iso.slice(0, 10);
        expect(readDate(language, dateText(day), now)).toEqual({ value: day });
        expect(readTime(language, iso.slice(11, 19), now)).toEqual({ value: iso.slice(11, 19) });
      }),
    );
  });

  it('a time that is typed over any value is read or refused, and throws nothing', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...'0123456789.:/-+ thdmzńjutro'.split('')),
      maxLength: 20,
    });
    fc.assert(
      fc.property(signs, (typed) => {
        for (const read of [readDate, readDateTime, readTime]) {
          const outcome = read('pl', typed, now);
          if ('value' in outcome)
            expect(outcome.value).toMatch(/^(\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?|\d{2}:\d{2}:\d{2})$/);
        }
      }),
    );
  });
});

describe('a day', () => {
  it.each([
    ['1.2.26', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    ['2026-05-01', '2026-05-01'],
    ['1.2', '2026-02-01'],
    ['+3d', '2026-11-25'],
    ['-1d', '2026-11-21'],
    ['dziś', '2026-11-22'],
  ])('“%s” is %s', (typed, value) => {
    expect(readDate('pl', typed, now)).toEqual({ value });
  });

  it.each(['29.02.2026', '1.2.2026 10:00', '+2h', '12'])('“%s” is none', (typed) => {
    expect(readDate('pl', typed, now)).toEqual({ fault: 'unread' });
  });
});

describe('a time of day', () => {
  it.each([
    ['9', '09:00:00'],
    ['9:05', '09:05:00'],
    ['9.05', '09:05:00'],
    ['0905', '09:05:00'],
    ['090530', '09:05:30'],
    ['23:59:59', '23:59:59'],
    ['teraz', '19:07:00'],
  ])('“%s” is %s', (typed, value) => {
    expect(readTime('pl', typed, now)).toEqual({ value });
  });

  it.each(['24:00', '9:60', '9:5', 'jutro', '905'])('“%s” is none', (typed) => {
    expect(readTime('pl', typed, now)).toEqual({ fault: 'unread' });
  });
});
