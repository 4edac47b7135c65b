import { expect, it } from 'vitest';
import type { DriverLanguage } from '../terminal/driverLanguage.ts';
import { ticketSlip } from './driverSlips.ts';

const facts = {
  ticket: 'A-17',
  barCode: 'A17',
  order: null,
  plate: 'GD 12345',
  product: null,
  station: null,
  link: 'https://keja.example/q/1',
  at: '2026-02-03T14:30:00.000Z',
};

it.each<[DriverLanguage, string]>([
  ['pl', '3.02.2026, 15:30'],
  ['en', '03/02/2026, 15:30'],
  ['de', '03.02.26, 15:30'],
])('a slip writes the day before the month, as the port does: %s', (language, written) => {
  const values = ticketSlip(facts, language).blocks.flatMap((block) =>
    block.kind === 'pair' ? [block.value] : [],
  );
  expect(values.at(-1)).toBe(written);
});
