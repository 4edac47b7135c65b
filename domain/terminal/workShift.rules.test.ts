import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { businessZone } from '../kernel/time.ts';
import { shiftAt, shiftNames, shiftOf, workingDay, type Span } from './workShift.rules.ts';

const hoursOf = ({ begin, end }: Span): number =>
  DateTime.fromISO(end).diff(DateTime.fromISO(begin), 'hours').hours;
const local = (text: string): string => DateTime.fromISO(text, { zone: businessZone }).toISO() ?? '';

describe('the shift of a moment', () => {
  it.each([
    ['2026-11-20T23:00', 'I', '2026-11-21'],
    ['2026-11-21T00:00', 'I', '2026-11-21'],
    ['2026-11-21T06:59:59.999', 'I', '2026-11-21'],
    ['2026-11-21T07:00', 'II', '2026-11-21'],
    ['2026-11-21T14:59:59.999', 'II', '2026-11-21'],
    ['2026-11-21T15:00', 'III', '2026-11-21'],
    ['2026-11-21T22:59:59.999', 'III', '2026-11-21'],
    ['2026-12-31T23:30', 'I', '2027-01-01'],
  ])('the shift of a moment at %s in Warsaw is %s of %s', (at, name, day) => {
    expect(shiftAt(local(at))).toMatchObject({ name, day });
  });

  it('is told by the clock of Warsaw, wherever the moment was written', () => {
    expect(shiftAt('2026-07-21T04:59:00Z')).toMatchObject({ name: 'I' });
    expect(shiftAt('2026-07-21T05:00:00Z')).toMatchObject({ name: 'II' });
    expect(shiftAt('2026-01-21T05:59:00Z')).toMatchObject({ name: 'I' });
    expect(shiftAt('2026-01-21T06:00:00Z')).toMatchObject({ name: 'II' });
  });
});

describe('on the nights when the clock changes', () => {
  it('the night shift of spring lasts seven hours, and its working day twenty-three', () => {
    expect(shiftOf('2026-03-29', 'I')).toEqual({
      day: '2026-03-29',
      name: 'I',
      begin: '2026-03-28T22:00:00.000Z',
      end: '2026-03-29T05:00:00.000Z',
    });
    expect(hoursOf(workingDay('2026-03-29'))).toBe(23);
  });

  it('the night shift of autumn lasts nine hours, and its working day twenty-five', () => {
    expect(shiftOf('2026-10-25', 'I')).toEqual({
      day: '2026-10-25',
      name: 'I',
      begin: '2026-10-24T21:00:00.000Z',
      end: '2026-10-25T06:00:00.000Z',
    });
    expect(hoursOf(workingDay('2026-10-25'))).toBe(25);
  });

  it('both hours from two to three of the autumn night are in the night shift', () => {
    for (const at of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
      expect(shiftAt(at)).toMatchObject({ name: 'I', day: '2026-10-25' });
  });

  it('the other shifts last eight hours as ever', () => {
    for (const day of ['2026-03-29', '2026-10-25'])
      for (const name of ['II', 'III'] as const) expect(hoursOf(shiftOf(day, name))).toBe(8);
  });
});

describe('every moment', () => {
  const moment = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());

  it('is in exactly one shift, which says so of itself', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const { day } = shiftAt(at);
        const around = [-1, 0, 1].map((days) => DateTime.fromISO(day).plus({ days }).toFormat('yyyy-MM-dd'));
        const within = around
          .flatMap((each) => shiftNames.map((name) => shiftOf(each, name)))
          .filter(({ begin, end }) => begin <= at && at < end);
        expect(within).toEqual([shiftAt(at)]);
      }),
    );
  });

  it('is in the working day of its shift, whose shifts follow one another without a gap', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const { day } = shiftAt(at);
        const [first, second, third] = shiftNames.map((name) => shiftOf(day, name));
        expect([first?.end, second?.end]).toEqual([second?.begin, third?.begin]);
        expect(workingDay(day)).toEqual({ begin: first?.begin, end: third?.end });
      }),
    );
  });
});
