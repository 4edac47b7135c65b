import Polyglot from 'node-polyglot';
import { describe, expect, it } from 'vitest';
import type { StationBoard } from '../data/journey.ts';
import { officeTexts } from '../i18n/officeRows.ts';
import type { Text } from '../i18n/useText.ts';
import { minutesShown, stationPace } from './stationPace.ts';

const words = new Polyglot({ phrases: officeTexts('pl'), locale: 'pl' });
const polish: Text = (key, parameters) => words.t(key, parameters);

const board = (some: Partial<StationBoard>): StationBoard =>
  ({
    settings: { carsBufferTerminal: 3, carsBufferParking: 2, minutesCarService: 4 },
    measured: 9,
    serviceMinutes: null,
    servedLastHour: 5,
    ...some,
  }) as StationBoard;

describe('the pace of a station', () => {
  // Each row: the case, the measured minutes of a service, and what is said of them. `(9 pom.)` are nine measurements.
  it.each([
    ['not measured yet: the configured minutes', null, 'obsługa ok. 4 min'],
    ['less than half a minute', 0, 'obsługa < 1 min (9 pom.)'],
    ['a minute', 1, 'obsługa 1 min (9 pom.)'],
    ['many minutes', 7, 'obsługa 7 min (9 pom.)'],
  ])('says how long a service takes: %s', (_case, serviceMinutes, said) => {
    expect(stationPace(polish, board({ serviceMinutes }), null)).toContain(said);
  });

  it('says how long the first of those waiting waits, where somebody does', () => {
    expect(stationPace(polish, board({}), 40 * 60).at(-1)).toContain('40 min');
    expect(stationPace(polish, board({}), null)).toHaveLength(3);
  });

  it('says nothing of a station without settings', () => {
    expect(stationPace(polish, board({ settings: null }), 60)).toEqual([]);
  });
});

it.each([
  [0, '< 1'],
  [0.4, '< 1'],
  [0.5, 1],
  [1.4, 1],
  [12.6, 13],
])('%f minutes are shown as %s', (minutes, shown) => {
  expect(minutesShown(minutes)).toBe(shown);
});
