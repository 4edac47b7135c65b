import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutToCell, longestCell } from './longCell.ts';

it('a text is cut only where no cell can hold it, and then still is one', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'ż', '\u{1f69a}'), minLength: 1, maxLength: 9 });
  const around = fc.integer({ min: longestCell - 20, max: longestCell + 20 });
  fc.assert(
    fc.property(letters, around, (word, length) => {
      const text = word.repeat(length).slice(0, length).toWellFormed();
      const cell = cutToCell(text);
      expect(cell.length).toBeLessThanOrEqual(longestCell);
      expect(cell.isWellFormed()).toBe(true);
      expect(cell === text).toBe(text.length <= longestCell);
      if (cell !== text) expect(text.startsWith(cell.slice(0, -1))).toBe(true);
    }),
    { numRuns: 40 },
  );
});
