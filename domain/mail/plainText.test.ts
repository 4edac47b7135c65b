import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

// More open tags than a letter may have. If they are not noticed, the words in the depth of them are left out, and a longer letter
// would keep the server busy for many seconds.
const depth = 3000;

it.each([
  ['before the open ones', '</b>'.repeat(depth) + '<div>'.repeat(depth)],
  ['among the open ones', '<div></b>'.repeat(depth)],
])('closing tags that close nothing, %s, do not hide how deep a letter is', (_where, tags) => {
  expect(plainText(`${tags}Cena`).trim()).toBe('Cena');
});

// If the time grew with the square of the length, this letter would take longer than a test may.
it('a letter with a very long name of a tag that nothing closes is read at once', () => {
  expect(plainText(`<p>Cena</p><${'a'.repeat(300_000)}`)).toContain('Cena');
});
