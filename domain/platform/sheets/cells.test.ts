import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineEnum } from '../../kernel/enumeration.ts';
import { boolean, date, datetime, enumeration, integer, money, text, tonnes } from '../../kernel/field.ts';
import type { Field } from '../../kernel/field.ts';
import { languages } from '../../kernel/language.ts';
import { maxInteger } from '../../kernel/valueValidators.ts';
import { scaleType } from '../../weighing/enums.ts';
import { readCell, type RawCell } from './readCell.ts';
import { writtenCell } from './writtenCell.ts';

describe('a cell is read as the person meant it', () => {
  it.each<[string, Field, RawCell, unknown]>([
    ['a decimal comma', tonnes(), '24,560', '24.560'],
    ['a decimal point', tonnes(), '24.560', '24.560'],
    ['spaces between thousands', money(), '1 234 567,89', '1234567.89'],
    ['hard spaces between thousands', money(), '1\u00a0234,50', '1234.50'],
    ['points between thousands', money(), '1.234.567,89', '1234567.89'],
    ['commas between thousands', money(), '1,234,567.89', '1234567.89'],
    ['thousands and no decimals', money(), '1.234.567', '1234567'],
    ['a number of the sheet', money(), 1999.5, '1999.5'],
    ['a day where a number stands', money(), '31.12.2026', undefined],
    ['a version where a number stands', tonnes(), '1.2.3', undefined],
    ['two kinds of separators in turn', money(), '1.234,567.89', undefined],
    ['a very small number', tonnes(), 0.0000001, '0.0000001'],
    ['letters in a number', money(), '12a', undefined],
    ['a whole number', integer(), ' 12 ', 12],
    ['the largest whole number', integer(), '2 147 483 647', 2_147_483_647],
    ['a whole number that no column can hold', integer(), '2147483648', undefined],
    ['a fraction where whole numbers stand', integer(), '1,5', undefined],
    ['yes in Polish', boolean(), 'tak', true],
    ['no in German', boolean(), 'Nein', false],
    ['yes as a spreadsheet has it', boolean(), true, true],
    ['a cross', boolean(), 'x', true],
    ['a truth value of a Polish spreadsheet', boolean(), 'FAŁSZ', false],
    ['neither yes nor no', boolean(), 'może', undefined],
    ['a day as Poles write it', date(), '3.02.2026', '2026-02-03'],
    ['a day as ISO has it', date(), '2026-02-03', '2026-02-03'],
    ['a day of the sheet', date(), new Date('2026-02-03T00:00:00Z'), '2026-02-03'],
    ['a day in short ISO', date(), '20260203', '2026-02-03'],
    ['a moment of a program', datetime(), '2026-02-03T07:30:00Z', '2026-02-03T07:30:00.000Z'],
    ['an hour where a day stands', date(), '14:30', undefined],
    ['an hour where a moment stands', datetime(), '14:30', undefined],
    ['a number where a day stands', date(), '12', undefined],
    ['a year where a day stands', date(), '2026', undefined],
    ['a day that does not exist', date(), '31.02.2026', undefined],
    ['an hour in Warsaw’s winter', datetime(), '03.02.2026 08:30', '2026-02-03T07:30:00.000Z'],
    ['an hour in Warsaw’s summer', datetime(), '03.07.2026 08:30:15', '2026-07-03T06:30:15.000Z'],
    ['a moment of the sheet', datetime(), new Date('2026-07-03T08:30:00Z'), '2026-07-03T06:30:00.000Z'],
    ['a number where a text stands', text(), 5901234123457, '5901234123457'],
    ['a day where a text stands', text(), new Date('2026-02-03T00:00:00Z'), '2026-02-03'],
    ['a moment where a text stands', text(), new Date('2026-02-03T08:30:00Z'), '2026-02-03 08:30:00'],
    ['an hour where a text stands', text(), new Date('1899-12-31T08:30:00Z'), '08:30:00'],
    ['spaces alone', text(), '   ', null],
    ['nothing', money(), null, null],
    ['the key of a choice', enumeration(scaleType), 'gross', 'Gross'],
    ['the word of a choice', enumeration(scaleType), 'Brutto', 'Gross'],
    ['no choice', enumeration(scaleType), 'Grosse', undefined],
  ])('%s', (_what, field, raw, meant) => {
    expect(readCell(field, raw)).toEqual(meant);
  });
});

/** Types whose text may say the same number in several ways. */
const scaled = new Set(['tonnes', 'money']);

describe('what is written into a sheet is read back the same', () => {
  const values: [string, Field, fc.Arbitrary<unknown>][] = [
    ['tonnes', tonnes(), fc.integer({ min: -1e9, max: 1e9 }).map((kilos) => (kilos / 1000).toFixed(3))],
    ['money', money(), fc.integer({ min: -1e10, max: 1e10 }).map((grosze) => (grosze / 100).toFixed(2))],
    ['whole numbers', integer(), fc.integer({ min: -maxInteger, max: maxInteger })],
    ['truth values', boolean(), fc.boolean()],
    [
      'days',
      date(),
      fc
        .date({ min: new Date('1901-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
    ],
    ['choices', enumeration(defineEnum('scaleType', scaleType.values)), fc.constantFrom(...scaleType.values)],
  ];

  it.each(values)('%s, in every language', (_what, field, value) => {
    fc.assert(
      fc.property(value, fc.constantFrom(...languages), (before, language) => {
        const read = readCell(field, writtenCell(field, before, language));
        const isScaled = scaled.has(field.type);
        expect(isScaled ? Number(read) : read).toEqual(isScaled ? Number(before) : before);
      }),
    );
  });

  it('moments, but for the hour that the clock shows twice', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (moment) => {
          const second = new Date(Math.floor(moment.getTime() / 1000) * 1000);
          const read = readCell(datetime(), writtenCell(datetime(), second.toISOString(), 'pl'));
          const off = Math.abs(new Date(String(read)).getTime() - second.getTime());
          expect([0, 3_600_000]).toContain(off);
          if (off > 0) expect(second.toISOString()).toMatch(/-10-(2[5-9]|3[01])T0[01]:/);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
