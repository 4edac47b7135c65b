import { expect, it } from 'vitest';
import { documentDate, documentName } from './driverDocument.rules.ts';

it.each([
  ['310101', '2031-01-01'],
  ['261120', '2026-11-20'],
  ['990131', '1999-01-31'],
  ['750630', '2075-06-30'],
  ['770630', '1977-06-30'],
])('a document’s %s is %s, seen in 2026', (yymmdd, date) => {
  expect(documentDate(yymmdd, '2026-11-21')).toBe(date);
});

it.each([
  ['JAN MARIA', 'KOWALSKI-NOWAK', 'Jan Maria Kowalski-Nowak'],
  ['ЮРІЙ', 'ШЕВЧЕНКО', 'Юрій Шевченко'],
  ['', 'KOWALSKI', 'Kowalski'],
])('%s %s is written %s', (first, last, name) => {
  expect(documentName(first, last)).toBe(name);
});
