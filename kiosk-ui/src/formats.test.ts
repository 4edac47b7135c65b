import { expect, it } from 'vitest';
import { kioskLanguages, type KioskLanguage } from './texts/texts.ts';
import { formatMoment, formatTime } from './formats.ts';

const moment = '2026-03-12T17:05:00Z';
const nextDay = Date.parse('2026-03-13T08:00:00Z');

it.each<[KioskLanguage, string]>([
  ['pl', '12.03, 18:05'],
  ['en', '12/03, 18:05'],
  ['de', '12.03., 18:05'],
  ['fr', '12/03, 18:05'],
])('a driver who reads in %s sees another day as %s', (language, written) => {
  expect(formatMoment(moment, language, nextDay)).toBe(written);
});

it('a driver sees the day before the month in every language', () => {
  const written = kioskLanguages.map((language) => formatMoment(moment, language, nextDay));
  for (const text of written) expect(text).toMatch(/^12\D+0?3\D/);
});

it('a driver sees the clock of 24 hours of the terminal in every language', () => {
  for (const language of kioskLanguages) expect(formatTime(moment, language)).toBe('18:05');
});
