import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldPlate } from './plate.ts';

it.each([
  ['gda 12-345', 'GDA12345'],
  ['GD.4T120', 'GD4T120'],
  ['АА 1234 ВК', 'AA1234BK'],
  ['aa1234bk', 'AA1234BK'],
  ['FÜ AB 12', 'FÜAB12'],
])('%s is compared as %s', (typed, folded) => {
  expect(foldPlate(typed)).toBe(folded);
});

it('a plate is the same however it is spelled', () => {
  const letters = fc.array(fc.constantFrom(...'ABCXYZ0189'), { minLength: 1, maxLength: 8 });
  const between = fc.array(fc.constantFrom('', ' ', '-', '  ', '.'), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(letters, between, fc.boolean(), (plate, gaps, lower) => {
      const spelled = plate.map((letter, at) => letter + gaps[at]).join('');
      const folded = foldPlate(lower ? spelled.toLowerCase() : spelled);
      expect(folded).toBe(plate.join(''));
      expect(foldPlate(folded)).toBe(folded);
    }),
  );
});
