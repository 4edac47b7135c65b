import { expect, it } from 'vitest';
import { keyRuns } from './keyRuns.ts';

/** Types the characters and Enter; each key comes so long after the one before. */
const typed = (runs: ReturnType<typeof keyRuns>, text: string, gaps: readonly number[], from = 0) => {
  let at = from;
  for (const [index, character] of [...text].entries()) {
    at += gaps[index] ?? 0;
    runs.note(at);
    runs.add(character);
  }
  runs.note(at + (gaps[text.length] ?? 0));
  return runs.end();
};
const evenly = (text: string, ms: number) => Array.from({ length: text.length + 1 }, () => ms);

it('all keys of a scan are quick, also those of a slow scanner', () => {
  expect(typed(keyRuns(), 'KJ7M2', evenly('KJ7M2', 5))).toBe('KJ7M2');
  expect(typed(keyRuns(), 'KJ7M2', evenly('KJ7M2', 60))).toBe('KJ7M2');
  expect(typed(keyRuns(), 'AB', evenly('AB', 5))).toBe('AB');
});

it('a person at an ordinary pace is no scanner', () => {
  expect(typed(keyRuns(), '5260250995', evenly('5260250995', 140))).toBeUndefined();
});

it('a fast typist is no scanner, whose last keys and Enter follow within 80 ms', () => {
  expect(typed(keyRuns(), '5260250995', [0, 150, 150, 150, 150, 150, 150, 60, 60, 60, 60])).toBeUndefined();
  expect(typed(keyRuns(), 'OK', [0, 150, 40])).toBeUndefined();
});

it('one key and a quick Enter after it come from a person, even after a pause', () => {
  expect(typed(keyRuns(), '5260250995', [0, ...evenly('52602509', 150), 2000, 40])).toBeUndefined();
});

it('a scan is known after what a person has typed, and at once after another scan', () => {
  const runs = keyRuns();
  runs.note(1000);
  runs.add('5');
  expect(typed(runs, 'KJ7M2', [0, 5, 5, 5, 5, 5], 1400)).toBe('KJ7M2');
  expect(typed(runs, 'P<POLKOWALSKI', evenly('P<POLKOWALSKI', 5), 1425)).toBe('P<POLKOWALSKI');
});

it('a second Enter of a scan belongs to it, also that of a slow scanner, and the next scan is known', () => {
  const runs = keyRuns();
  expect(typed(runs, 'KJ7M2', evenly('KJ7M2', 60), 1000)).toBe('KJ7M2');
  // The Enter came at 1360.
  expect(runs.isFurtherEnter(1420)).toBe(true);
  expect(runs.isFurtherEnter(1480)).toBe(true);
  expect(typed(runs, 'KJ8', evenly('KJ8', 5), 1500)).toBe('KJ8');
  expect(runs.isFurtherEnter(1525)).toBe(true);
});

it('a second Enter of a person belongs to no scan', () => {
  const quick = keyRuns();
  typed(quick, 'KJ7M2', evenly('KJ7M2', 5), 1000);
  // Later than the keys of this scan.
  expect(quick.isFurtherEnter(1060)).toBe(false);
  const runs = keyRuns();
  typed(runs, 'KJ7M2', evenly('KJ7M2', 140));
  expect(runs.isFurtherEnter(850)).toBe(false);
  const scanned = keyRuns();
  typed(scanned, 'KJ7M2', evenly('KJ7M2', 5), 1000);
  expect(scanned.isFurtherEnter(1110)).toBe(false);
});
