import { RE2JS } from 're2js';
import { expect, it } from 'vitest';
import { isPattern } from './pattern.ts';
import { patternSize } from './patternSize.ts';

it.each([
  ['an e-mail address', '^[^@\\s]{1,64}@[^@\\s]{1,255}$'],
  ['an IBAN', '[A-Z]{2}\\d{2}[A-Z0-9]{10,30}'],
  ['a number plate', '\\p{Lu}{1,3} ?[0-9A-Z]{4,5}'],
  ['words with brackets', '(?:[[:alpha:]]|\\(|[^])}]){3,}|\\Q{300}(\\E'],
  ['nothing', ''],
])('the size of the pattern of %s is about that of its program, and it may be used', (_case, pattern) => {
  const size = RE2JS.compile(pattern).programSize();
  expect(patternSize(pattern)).toBeGreaterThanOrEqual(size);
  expect(patternSize(pattern)).toBeLessThan(4 * size + 10);
  expect(isPattern(pattern)).toBe(true);
});

// Too long when their repetitions are written out, or no patterns. In `a{2` the brace is a character like any other.
it.each([
  '(.?.?.?){300}x',
  '(.?.?.?){300}(.?.?.?){300}x',
  '(.?.?.?)(?i){300}x',
  '((a{0,30}){10}){3}',
  '[a-z]{600,900}',
  '(',
  'a{2'.repeat(400),
])('the pattern %s may not be used', (pattern) => expect(isPattern(pattern)).toBe(false));
