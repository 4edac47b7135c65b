import Polyglot from 'node-polyglot';
import { expect, it } from 'vitest';
import { officeTexts } from '../../i18n/officeRows.ts';
import type { Text } from '../../i18n/useText.ts';
import { timerText } from './timerText.ts';

const pl = officeTexts('pl');

const words = new Polyglot({ phrases: pl, locale: 'pl' });
const polish: Text = (key, parameters) => words.t(key, parameters);

it.each([
  [-3, '0 s.'],
  [0, '0 s.'],
  [59.9, '59 s.'],
  [60, '1:00 min.'],
  [727, '12:07 min.'],
  [3599, '59:59 min.'],
  [3600, '1:00:00 god.'],
  [4327, '1:12:07 god.'],
  [90_061, '25:01:01 god.'],
])('%f seconds read %s', (seconds, read) => {
  expect(timerText(polish, seconds)).toBe(read);
});
