import { describe, expect, it } from 'vitest';
import { singleMatch, fitting } from './singleMatch.ts';

const named = (...names: string[]) => ({ names });
const mewa = named('Mewa', 'M1');
const mewaAgro = named('Mewa Agro', 'M2');
const zloty = named('złoty', 'PLN');
const truck = named('PO 3333Z', 'WNMRQ7BX', 'D-000059');

describe('what words mean among the records found', () => {
  it.each([
    ['the only one found', 'agro', [mewaAgro], 1, { one: mewaAgro }],
    ['the one called exactly so, among several', 'mewa', [mewaAgro, mewa], 2, { one: mewa }],
    ['the same without marks', 'zloty', [zloty, named('złotych')], 2, { one: zloty }],
    ['a plate without its space', 'po3333z', [truck, named('PO 3333ZA')], 2, { one: truck }],
    ['a plate in Cyrillic letters', 'РО3333Z', [truck, named('PO 3333ZA')], 2, { one: truck }],
    ['a ticket', 'wnmrq7bx', [truck, mewa], 2, { one: truck }],
    ['a number', 'D-000059', [named('D-0000591'), truck], 2, { one: truck }],
    ['none of several', 'mew', [mewa, mewaAgro], 2, { fits: 2 }],
    ['none of two called the same', 'mewa', [mewa, named('MEWA')], 2, { fits: 2 }],
    [
      'the one written so, of two that differ in marks',
      'zloty',
      [zloty, named('zloty')],
      2,
      { one: named('zloty') },
    ],
    ['none where the answer holds but the first of many', 'm', [mewa], 70, { fits: 70 }],
    ['nothing where nothing was found', 'xyz', [], 0, { fits: 0 }],
    ['none of several by punctuation alone', '--', [mewa, mewaAgro], 2, { fits: 2 }],
  ])('is %s', (_title, words, found, count, expected) => {
    expect(singleMatch(words, found, count)).toEqual(expected);
  });
});

it('while the server looks, those already known that bear the words are shown', () => {
  const known = [mewa, mewaAgro, zloty, truck];
  expect(fitting('mewa', known)).toEqual([mewa, mewaAgro]);
  expect(fitting('ZLO', known)).toEqual([zloty]);
  expect(fitting('po33', known)).toEqual([truck]);
  expect(fitting('nic', known)).toEqual([]);
});
