import { expect, it } from 'vitest';
import { languages } from '#domain/kernel/language.ts';
import { listText, readTypedList } from './typedList.ts';

it.each([
  ['date', '31.11.2026; 2.12.2026', ['2026-12-02'], ['31.11.2026']],
  ['date', '1.12.2026, 2.12.2026', ['2026-12-01', '2026-12-02'], []],
  ['decimal', '1,5; dwa; 3', ['1.5', '3'], ['dwa']],
  ['integer', '7; 1,5; 1 200', ['7', '1200'], ['1,5']],
  ['integer', '7; 1234567890; 12345678901', ['7', '1234567890'], ['12345678901']],
  ['time', '12:30; 25:00', ['12:30:00'], ['25:00']],
  ['text', 'a, b;c', ['a', 'b', 'c'], []],
  ['text', ' ; ', [], []],
] as const)('a list of %s values: %s', (type, typed, values, unread) => {
  expect(readTypedList(type, 'pl', typed)).toEqual({ values, unread });
});

it.each(languages)('the text of stored values means the same values when it is read in %s', (language) => {
  for (const [type, values] of [
    ['tonnes', ['1.234', '24.500', '1234567.5', '-0.5']],
    ['integer', ['1234', '7']],
    ['date', ['2026-12-02', '2027-01-31']],
    ['datetime', ['2026-12-02']],
    ['time', ['12:30:00']],
    ['text', ['WX 1', 'WX 2']],
  ] as const)
    expect(readTypedList(type, language, listText(type, language, values))).toEqual({ values, unread: [] });
});

it('a typed text stays while it means the values, and gives way to other values', () => {
  expect(listText('decimal', 'pl', ['1.5', '2'], '1,5;  2; dw')).toBe('1,5;  2; dw');
  expect(listText('decimal', 'pl', ['3.25'], '1,5;  2; dw')).toBe('3,25');
});
